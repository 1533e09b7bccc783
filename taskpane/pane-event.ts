import type { Language } from "../src/messages/text";
import type { CalendarRef } from "../src/workbook/calendar-ref";
import type { ColumnsTold } from "../src/workbook/columns-told";
import type { SheetRef } from "../src/workbook/reading";
import type { Report } from "../src/workbook/report";
import type { SheetNotes } from "../src/workbook/sheet-notes";
import type { FailureKind, SheetChange } from "./calendar-book";
import type { ProductActivity, ProductEvent } from "./product-event";
import type { UnderstandingEvent } from "./understanding-event";
import type { UpkeepActivity, UpkeepEvent } from "./upkeep-event";

/** What the pane is doing; one thing at a time. `following` is a check after an edit, which nobody asked for by hand. */
export type Activity =
  "reviewing" | "marking" | "unmarking" | "going" | "following" | ProductActivity | UpkeepActivity;

/** How long an activity takes already: half a second, a second and a half, half a minute. */
export type Pace = "quick" | "slow" | "waiting" | "lost";

/** Marks on the sheets of the report: of this check, of an earlier one, none, or nobody knows. */
export type Marks = "none" | "current" | "earlier" | "unknown";

/** What an action was changing when it came to an end: nobody knows how much of it is done. */
export type Writing = "marks" | "cells" | undefined;

/** All that can happen to the pane. Each slice of the state takes what concerns it. */
export type PaneEvent =
  | ProductEvent
  | UnderstandingEvent
  | UpkeepEvent
  | { readonly type: "language"; readonly language: Language }
  /** Office shows itself in this language now. */
  | { readonly type: "officeLanguage"; readonly language: Language }
  | { readonly type: "following"; readonly on: boolean }
  | { readonly type: "started"; readonly activity: Activity }
  | { readonly type: "pace"; readonly pace: Pace }
  | { readonly type: "reported"; readonly report: Report; readonly marks: Marks; readonly notes: SheetNotes }
  | {
      readonly type: "unrecognised";
      readonly sheet: SheetRef;
      readonly columns: ColumnsTold;
      readonly calendars: readonly CalendarRef[];
    }
  /** The calendars of the workbook, that of the report among them. */
  | { readonly type: "calendars"; readonly calendars: readonly CalendarRef[] }
  | { readonly type: "marked"; readonly cells: number }
  /** Marks were renewed after an edit, or found to be right still. */
  | { readonly type: "renewed"; readonly cells: number }
  | { readonly type: "unmarked"; readonly sheets: number }
  | { readonly type: "blocked"; readonly action: "mark" | "unmark"; readonly sheets: readonly SheetRef[] }
  /** The finding that was chosen is not in the list any more. */
  | { readonly type: "solved" }
  | {
      readonly type: "failed";
      readonly failure: FailureKind;
      readonly code: string;
      readonly writing: Writing;
    }
  /** A check after an edit found the clerk typing in a cell: it will be tried again. */
  | { readonly type: "postponed" }
  | { readonly type: "cancelled"; readonly writing: Writing }
  /** Marks that nobody waited for any more are there, or what was there before is. */
  | { readonly type: "marksSettled"; readonly marks: Marks }
  | { readonly type: "finished" }
  /** Somebody changed a cell of a sheet. */
  | ({ readonly type: "changed" } & SheetChange);
