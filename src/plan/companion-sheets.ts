import type { OwnDay } from "../days/holiday-calendar";
import { SHEET_NAMES, SHEET_TEXTS } from "../messages/plan";
import type { Language } from "../messages/text";
import { SESSION_TYPES, type SessionType } from "../sessions/session-type";
import { neutralText } from "./neutral-text";
import type { PlannedCell, SheetPlan } from "./sheet-plan";

/** Rows left for the clerk to fill. */
const SPARE_ROWS = 30;

function spare(columns: number): PlannedCell[][] {
  return Array.from({ length: SPARE_ROWS }, () => Array.from({ length: columns }, () => null));
}

/** The Feriados sheet: the municipality's own days, added to the built-in table or taken out of it. */
export function holidaysSheet(own: readonly OwnDay[], language: Language): SheetPlan {
  return {
    name: SHEET_NAMES.holidays[language],
    above: [],
    columns: [
      { header: SHEET_TEXTS.date[language], width: 12, format: "date" },
      { header: SHEET_TEXTS.name[language], width: 34, format: "text" },
      { header: SHEET_TEXTS.source[language], width: 34, format: "text" },
      { header: SHEET_TEXTS.sign[language], width: 6, format: "text", list: ["+", "-"] },
    ],
    rows: [
      ...own.map(({ day, name, source, sign }): PlannedCell[] => [
        { day },
        textCell(name),
        textCell(source),
        sign,
      ]),
      ...spare(4),
    ],
    frozen: { rows: 1, columns: 0 },
    landscape: false,
  };
}

/** The signs of the last column stay as they are: the column is text. */
function textCell(text: string | undefined): string | null {
  return text === undefined ? null : neutralText(text);
}

/** An exception can name the kind of its session. */
const EXCUSED_TYPES = Object.keys(SESSION_TYPES) as readonly SessionType[];

/** The Excepciones sheet, empty: who excuses a session from a rule, and why, is written by the clerk alone. */
export function exceptionsSheet(language: Language): SheetPlan {
  const text = (header: keyof typeof SHEET_TEXTS, width: number) =>
    ({ header: SHEET_TEXTS[header][language], width, format: "text" }) as const;
  return {
    name: SHEET_NAMES.exceptions[language],
    above: [],
    columns: [
      text("rule", 24),
      text("session", 10),
      { ...text("type", 24), list: EXCUSED_TYPES.map((type) => SESSION_TYPES[type][language]) },
      { header: SHEET_TEXTS.year[language], width: 8, format: "number" },
      { ...text("reason", 40), wrap: true },
      text("document", 24),
      text("by", 24),
      { header: SHEET_TEXTS.date[language], width: 12, format: "date" },
      { header: SHEET_TEXTS.expires[language], width: 12, format: "date" },
    ],
    rows: spare(9),
    frozen: { rows: 1, columns: 0 },
    landscape: false,
  };
}
