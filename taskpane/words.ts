import { SEVERITIES } from "../src/calendar/finding";
import { COUNT_TEXTS, FAILURE_TEXTS, PANE_TEXTS, SEVERITY_COUNTS, type Counted } from "../src/messages/pane";
import { WRITING_TEXTS } from "../src/messages/pane-fixes";
import { PANE_SEATS_TEXTS } from "../src/messages/pane-seats";
import { UPKEEP_ACTIVITY_TEXTS } from "../src/messages/pane-upkeep";
import { fill, type Text } from "../src/messages/text";
import type { CalendarRef } from "../src/workbook/calendar-ref";
import type { ColumnsTold } from "../src/workbook/columns-told";
import type { SheetRef } from "../src/workbook/reading";
import type { Report } from "../src/workbook/report";
import type { SheetNotes } from "../src/workbook/sheet-notes";
import type { Notice } from "./slices/notice";
import type { Outcome } from "./slices/outcome";
import type { Work } from "./slices/work";
import type { PaneState } from "./state";

const NOTHING: Text = { es: "", en: "" };

/**
 * A count in words.
 *
 * @example
 * counted(COUNT_TEXTS.rules, 22).en //=> "22 rules"
 */
export function counted({ one, many }: Counted, number: number): Text {
  return number === 1 ? one : fill(many, { number });
}

/**
 * The counts of a report, without those that are zero.
 *
 * @example
 * countsOf(report).es //=> "22 reglas, 14 sesiones, 2 incumplimientos, 1 juicio"
 */
export function countsOf({ rules, sessions, counts }: Report): Text {
  const found = SEVERITIES.filter((severity) => counts[severity] > 0);
  return joined([
    counted(COUNT_TEXTS.rules, rules),
    counted(COUNT_TEXTS.sessions, sessions),
    ...found.map((severity) => counted(SEVERITY_COUNTS[severity], counts[severity])),
  ]);
}

function joined(texts: readonly Text[]): Text {
  return { es: texts.map(({ es }) => es).join(", "), en: texts.map(({ en }) => en).join(", ") };
}

/** What the pane says of itself: what it does, else what came of it. */
export function statusOf(state: PaneState): Text {
  return workText(state.work) ?? outcomeText(state.outcome);
}

const ACTIVITY_TEXTS = { ...PANE_TEXTS, ...WRITING_TEXTS, ...UPKEEP_ACTIVITY_TEXTS };

/** A check after an edit is not told unless it takes long, nor is going to a cell. */
function workText({ activity, pace }: Work): Text | undefined {
  if (!activity) return undefined;
  if (pace === "waiting" || pace === "lost") return PANE_TEXTS[pace];
  const isQuiet = activity === "going" || activity === "following";
  return isQuiet && pace === "quick" ? undefined : ACTIVITY_TEXTS[activity];
}

function outcomeText(outcome: Outcome): Text {
  if (outcome.kind === "none") return PANE_TEXTS.idle;
  if (outcome.kind === "unrecognised") return fill(PANE_TEXTS.unrecognised, { sheet: outcome.sheet.name });
  if (outcome.kind === "seats") return fill(PANE_SEATS_TEXTS.found, { sheet: outcome.sheet.name });
  const { report } = outcome;
  const counts = countsOf(report);
  if (hasNoSessions(report)) {
    const empty = fill(PANE_TEXTS.noSessions, { sheet: report.calendar.sheet.name });
    return report.findings.length === 0 ? empty : fill(BOTH, { empty, counts });
  }
  return report.findings.length === 0 ? fill(PANE_TEXTS.clean, { counts }) : fill(SENTENCE, { counts });
}

const SENTENCE: Text = { es: "{counts}.", en: "{counts}." };
const BOTH: Text = { es: "{empty} {counts}.", en: "{empty} {counts}." };

/** Whether the calendar has headers and nothing below them. */
function hasNoSessions({ sessions, basis }: Report): boolean {
  return sessions === 0 && (basis?.book.nameless.length ?? 0) === 0;
}

/** The sentence of a notice; empty where there is none. */
export function noticeOf(notice: Notice | undefined): Text {
  switch (notice?.kind) {
    case undefined:
      return NOTHING;
    case "marked":
      return notice.cells === 0 ? PANE_TEXTS.nothingToMark : counted(COUNT_TEXTS.marked, notice.cells);
    case "unmarked":
      return notice.sheets === 0 ? PANE_TEXTS.noMarks : counted(COUNT_TEXTS.unmarked, notice.sheets);
    case "protected":
      return fill(notice.action === "mark" ? PANE_TEXTS.protectedMark : PANE_TEXTS.protectedUnmark, {
        sheets: quoted(notice.sheets),
      });
    case "told":
      return notice.text;
    case "solved":
      return PANE_TEXTS.solved;
    case "cancelled":
      return notice.writing ? PANE_TEXTS.abandoned : PANE_TEXTS.cancelled;
    case "failed":
      return FAILURE_TEXTS[notice.failure];
  }
}

function quoted(sheets: readonly SheetRef[]): Text {
  return {
    es: sheets.map(({ name }) => `«${name}»`).join(", "),
    en: sheets.map(({ name }) => `“${name}”`).join(", "),
  };
}

/** What the clerk should know of the report on the screen: that it is out of date, or its marks are. */
export function warningOf({ outcome, following, notice }: PaneState): Text {
  if (outcome.kind === "seats") return outcome.changedBy && !following.on ? PANE_SEATS_TEXTS.stale : NOTHING;
  if (outcome.kind !== "report") return NOTHING;
  if (following.postponed) return PANE_TEXTS.postponed;
  // While the pane follows, the next check is a moment away, unless the last one came to nothing.
  const isFollowed = following.on && notice?.kind !== "failed" && notice?.kind !== "cancelled";
  if (outcome.changedBy && !isFollowed)
    return outcome.changedBy === "coauthor" ? PANE_TEXTS.staleByCoauthor : PANE_TEXTS.stale;
  if (outcome.marks === "unknown") return PANE_TEXTS.unknownMarks;
  return outcome.marks === "earlier" ? PANE_TEXTS.earlierMarks : NOTHING;
}

/** More addresses than that are told by their number. */
const ADDRESSES_TOLD = 5;

/** What is out of the ordinary in the sheet and its headers, a sentence each. */
export function notesOf(notes: SheetNotes, columns: ColumnsTold): Text[] {
  const { hiddenRows, hiddenFindings, mergedDown, mergedAcross } = notes;
  return [
    ...headerNotesOf(columns),
    ...(hiddenRows.size > 0 ? [hiddenText(hiddenFindings)] : []),
    ...(mergedDown.length > 0 ? [fill(PANE_TEXTS.mergedDown, { cells: listed(mergedDown) })] : []),
    ...(mergedAcross.length > 0 ? [fill(PANE_TEXTS.mergedAcross, { cells: listed(mergedAcross) })] : []),
  ];
}

/** Headers that look misspelt, and those that say what one before them says. */
export function headerNotesOf({ misspelt, repeated }: ColumnsTold): Text[] {
  return [
    ...misspelt.map(({ title, letters, meant }) =>
      fill(PANE_TEXTS.misspelt, { title, column: letters, meant }),
    ),
    ...repeated.map(({ title, letters, first }) =>
      fill(PANE_TEXTS.repeated, {
        ...{ title, column: letters },
        ...{ first: first.title, firstColumn: first.letters },
      }),
    ),
  ];
}

function hiddenText(findings: number): Text {
  return findings === 0 ? PANE_TEXTS.noHiddenFindings : counted(COUNT_TEXTS.hiddenFindings, findings);
}

function listed(addresses: readonly string[]): Text | string {
  const list = addresses.slice(0, ADDRESSES_TOLD).join(", ");
  const number = addresses.length - ADDRESSES_TOLD;
  return number > 0 ? fill(PANE_TEXTS.andMore, { list, number }) : list;
}

/** Name of a calendar among those of the workbook. */
export function calendarName({ sheet, table }: CalendarRef): Text {
  return table
    ? fill(PANE_TEXTS.tableOfSheet, { sheet: sheet.name, table: table.name })
    : { es: sheet.name, en: sheet.name };
}
