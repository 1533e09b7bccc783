import { SEVERITIES } from "../src/calendar/finding";
import { COUNT_TEXTS, FAILURE_TEXTS, PANE_TEXTS, SEVERITY_COUNTS, type Counted } from "../src/messages/pane";
import { fill, type Text } from "../src/messages/text";
import type { SheetRef } from "../src/workbook/reading";
import type { Report } from "../src/workbook/report";
import type { Notice, PaneState } from "./state";

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
  if (state.waiting) return PANE_TEXTS.waiting;
  if (state.activity && state.activity !== "going") return PANE_TEXTS[state.activity];
  const { outcome } = state;
  if (outcome.kind === "none") return PANE_TEXTS.idle;
  if (outcome.kind === "unrecognised") return fill(PANE_TEXTS.unrecognised, { sheet: outcome.sheet.name });
  const { report } = outcome;
  const counts = countsOf(report);
  return report.findings.length === 0 ? fill(PANE_TEXTS.clean, { counts }) : fill(SENTENCE, { counts });
}

const SENTENCE: Text = { es: "{counts}.", en: "{counts}." };

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
export function warningOf({ outcome }: PaneState): Text {
  if (outcome.kind !== "report") return NOTHING;
  if (outcome.stale) return PANE_TEXTS.stale;
  return outcome.marks === "earlier" ? PANE_TEXTS.earlierMarks : NOTHING;
}
