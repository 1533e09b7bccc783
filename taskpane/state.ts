import type { Language } from "../src/messages/text";
import type { FailureKind } from "./calendar-book";
import type { SheetRef } from "../src/workbook/reading";
import type { Report } from "../src/workbook/report";

/** What the pane is doing; one thing at a time. */
export type Activity = "reviewing" | "marking" | "unmarking" | "going";

/** Marks on the sheets of the report: of this check, of an earlier one, or none. */
export type Marks = "none" | "current" | "earlier";

/** What the last check gave. */
export type Outcome =
  | { readonly kind: "none" }
  | { readonly kind: "report"; readonly report: Report; readonly marks: Marks; readonly stale: boolean }
  /** The active sheet is no calendar; these look like one. */
  | { readonly kind: "unrecognised"; readonly sheet: SheetRef; readonly calendars: readonly SheetRef[] };

/** One sentence about the last action. */
export type Notice =
  | { readonly kind: "marked"; readonly cells: number }
  | { readonly kind: "unmarked"; readonly sheets: number }
  | { readonly kind: "protected"; readonly action: "mark" | "unmark"; readonly sheets: readonly SheetRef[] }
  | { readonly kind: "failed"; readonly failure: FailureKind; readonly code: string };

export interface PaneState {
  readonly language: Language;
  readonly activity: Activity | undefined;
  /** The activity takes long: Excel may be waiting for the clerk. */
  readonly waiting: boolean;
  readonly outcome: Outcome;
  readonly notice: Notice | undefined;
}

export type PaneEvent =
  | { readonly type: "language"; readonly language: Language }
  | { readonly type: "started"; readonly activity: Activity }
  | { readonly type: "waiting" }
  | { readonly type: "reported"; readonly report: Report; readonly marks: Marks }
  | { readonly type: "unrecognised"; readonly sheet: SheetRef; readonly calendars: readonly SheetRef[] }
  | { readonly type: "marked"; readonly cells: number }
  | { readonly type: "unmarked"; readonly sheets: number }
  | { readonly type: "blocked"; readonly action: "mark" | "unmark"; readonly sheets: readonly SheetRef[] }
  | { readonly type: "failed"; readonly failure: FailureKind; readonly code: string }
  | { readonly type: "finished" }
  /** Somebody changed a cell of a sheet. */
  | { readonly type: "changed"; readonly sheetId: string };

export function initialState(language: Language): PaneState {
  return { language, activity: undefined, waiting: false, outcome: { kind: "none" }, notice: undefined };
}

/** The state after an event. */
export function reduce(state: PaneState, event: PaneEvent): PaneState {
  switch (event.type) {
    case "language":
      return { ...state, language: event.language };
    case "started":
      return { ...state, activity: event.activity, waiting: false, notice: undefined };
    case "waiting":
      return state.activity ? { ...state, waiting: true } : state;
    case "reported":
      return {
        ...state,
        outcome: { kind: "report", report: event.report, marks: event.marks, stale: false },
      };
    case "unrecognised":
      return { ...state, outcome: { kind: "unrecognised", sheet: event.sheet, calendars: event.calendars } };
    case "marked":
      return {
        ...withMarks(state, event.cells > 0 ? "current" : "none"),
        notice: { kind: "marked", cells: event.cells },
      };
    case "unmarked":
      return { ...withMarks(state, "none"), notice: { kind: "unmarked", sheets: event.sheets } };
    case "blocked":
      return { ...state, notice: { kind: "protected", action: event.action, sheets: event.sheets } };
    case "failed":
      return { ...state, notice: { kind: "failed", failure: event.failure, code: event.code } };
    case "finished":
      return { ...state, activity: undefined, waiting: false };
    case "changed":
      return concerns(state, event.sheetId) ? stale(state) : state;
  }
}

function withMarks(state: PaneState, marks: Marks): PaneState {
  return state.outcome.kind === "report" ? { ...state, outcome: { ...state.outcome, marks } } : state;
}

function stale(state: PaneState): PaneState {
  return state.outcome.kind === "report" ? { ...state, outcome: { ...state.outcome, stale: true } } : state;
}

function concerns({ outcome }: PaneState, sheetId: string): boolean {
  if (outcome.kind !== "report") return false;
  const { calendar, beside } = outcome.report;
  return [calendar, ...Object.values(beside)].some(({ sheet }) => sheet.id === sheetId);
}
