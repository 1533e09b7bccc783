import { holidayCalendar, type OwnDay } from "../days/holiday-calendar";
import type { Settings } from "../law/settings";
import { SHEET_NAMES, SHEET_TEXTS } from "../messages/plan";
import type { Language } from "../messages/text";
import { sessionTests } from "../sessions/session-tests";
import { SESSION_TYPES, type SessionType } from "../sessions/session-type";
import { columnLetters } from "../workbook/address";
import { WRITTEN_COLUMNS, type WrittenColumn } from "./calendar-columns";
import type { PlannedSession } from "./plan";
import type { PlannedColumn, PlannedFormula } from "./sheet-plan";

/** The columns of formulas at the right of a written calendar. */
export function formulaColumns(language: Language): PlannedColumn[] {
  return [
    { header: SHEET_TEXTS.lawful[language], width: 10, format: "general" },
    { header: SHEET_TEXTS.mayorLimit[language], width: 12, format: "date" },
    { header: SHEET_TEXTS.holdLimit[language], width: 12, format: "date" },
    { header: SHEET_TEXTS.committeeLimit[language], width: 12, format: "date" },
  ];
}

/** Ranges of the sheets beside the calendar that formulas name. */
export interface CompanionRanges {
  readonly language: Language;
  /** Last rows of the two tables, counted from 1. */
  readonly lastSetting: number;
  readonly lastHoliday: number;
}

/** Kinds of row that have no length to judge. */
const NOT_JUDGED: readonly SessionType[] = ["committee", "petition", "special-4304", "other"];

/**
 * The formulas of a row: whether the session is lawful, and the last days to answer its petition, to hold it and to
 * answer its committee. Each is blank until the cells that it needs are filled. Where meeting days are listed over
 * more than five days the first stays blank: only the check of the whole calendar reads such a list.
 *
 * @param row of the sheet, from 1
 * @param lawful what the first gives now
 */
export function rowFormulas(row: number, lawful: boolean | null, ranges: CompanionRanges): PlannedFormula[] {
  return [
    { formula: lawfulFormula(row, ranges), value: lawful ?? "" },
    { formula: mayorFormula(row, ranges), value: "" },
    { formula: holdFormula(row, ranges), value: "" },
    { formula: committeeFormula(row, ranges), value: "" },
  ];
}

function at(name: WrittenColumn, row: number): string {
  return `$${columnLetters(WRITTEN_COLUMNS.indexOf(name))}${row}`;
}

function settingsRange({ language, lastSetting }: CompanionRanges): string {
  return `${SHEET_NAMES.settings[language]}!$A$1:$B$${lastSetting}`;
}

function holidaysRange({ language, lastHoliday }: CompanionRanges): string {
  return `${SHEET_NAMES.holidays[language]}!$A$1:$D$${lastHoliday}`;
}

function isOneOf(cell: string, types: readonly SessionType[], language: Language): string {
  return types.map((type) => `${cell}="${SESSION_TYPES[type][language]}"`).join(",");
}

function lawfulFormula(row: number, ranges: CompanionRanges): string {
  const { language } = ranges;
  const [type, start, end, days] = [
    at("type", row),
    at("start", row),
    at("end", row),
    at("meetingDays", row),
  ];
  const listed = `AND(${days}<>"",${end}-${start}>4,OR(${isOneOf(type, ["regular", "budget"], language)}))`;
  const unjudged = isOneOf(type, NOT_JUDGED, language);
  const rest = `${holidaysRange(ranges)},${settingsRange(ranges)}`;
  const budget = `MUNI_BUDGET_SESSION_OK(${start},${end},${at("approvedOn", row)},,${rest})`;
  const other = `MUNI_SESSION_OK(${type},${start},${end},,${rest})`;
  const chosen = `IF(${isOneOf(type, ["budget"], language)},${budget},${other})`;
  return `=IF(OR(${type}="",${start}="",${end}="",${unjudged}),"",IF(${listed},"",${chosen}))`;
}

function mayorFormula(row: number, ranges: CompanionRanges): string {
  const [received, delivery] = [at("petitionReceived", row), at("delivery", row)];
  const deadline = `MUNI_PETITION_DEADLINE(${received},${delivery},${holidaysRange(ranges)},${settingsRange(ranges)})`;
  return `=IF(OR(${received}="",${delivery}=""),"",${deadline})`;
}

function holdFormula(row: number, ranges: CompanionRanges): string {
  const [type, called] = [at("type", row), at("calledOn", row)];
  const petitioned = isOneOf(type, ["special-petition", "urgent"], ranges.language);
  return `=IF(AND(${called}<>"",OR(${petitioned})),MUNI_HOLD_DEADLINE(${called},${settingsRange(ranges)}),"")`;
}

function committeeFormula(row: number, ranges: CompanionRanges): string {
  const filed = at("filedOn", row);
  return `=IF(${filed}="","",MUNI_COMMITTEE_DEADLINE(${filed},${holidaysRange(ranges)},${settingsRange(ranges)}))`;
}

/** What the first formula gives for a planned session. */
export function isShownLawful(
  { type, first, last }: PlannedSession,
  settings: Settings,
  own: readonly OwnDay[],
): boolean {
  const { parameters, readings } = settings;
  const calendar = holidayCalendar(settings, own);
  return sessionTests(type, { first, last, met: [] }, { parameters, readings, calendar }).every(
    ({ holds }) => holds,
  );
}
