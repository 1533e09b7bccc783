import type { CalendarInput } from "../calendar/input";
import { isoText } from "../days/iso";
import { DEFAULT_SETTINGS, type Settings } from "../law/settings";
import { LIST_WORDS, SHEET_NAMES } from "../messages/plan";
import { SESSION_TYPES } from "../sessions/session-type";
import { calendarColumns, WRITTEN_COLUMNS, type WrittenColumn } from "./calendar-columns";
import { exceptionsSheet, holidaysSheet } from "./companion-sheets";
import { neutralText } from "./neutral-text";
import type { Plan, PlannedSession } from "./plan";
import { formulaColumns, isShownLawful, rowFormulas, type CompanionRanges } from "./row-formulas";
import { settingsSheet } from "./settings-sheet";
import { sheetValues, type PlannedCell, type SheetPlan } from "./sheet-plan";

/** Rows left below the sessions, with their validations and formulas. */
const SPARE_ROWS = 30;

const MINUTES_OF_DAY = 1440;

/** The sheets of a written calendar, in the order of a workbook. */
export interface CalendarSheets {
  readonly calendar: SheetPlan;
  readonly settings: SheetPlan;
  readonly holidays: SheetPlan;
  readonly exceptions: SheetPlan;
}

/** The sheets of a plan: its sessions, each with its formulas, and what they rest on. */
export function planSheets(plan: Plan): CalendarSheets {
  return sheetsOf(plan);
}

/**
 * An empty calendar, ready to be filled: headers, validations and formulas, with the sheets beside it.
 *
 * @param settings language of the sheets, and what Parámetros is to say already
 * @example
 * calendarTemplate({ ...DEFAULT_SETTINGS, language: "en" }).calendar.columns[0].header //=> "Session"
 */
export function calendarTemplate(settings: Settings = DEFAULT_SETTINGS): CalendarSheets {
  return sheetsOf({ settings, own: [], sessions: [] });
}

type Content = Pick<Plan, "settings" | "own" | "sessions" | "time" | "place">;

function sheetsOf(content: Content): CalendarSheets {
  const { language } = content.settings;
  const settings = settingsSheet(content.settings);
  const holidays = holidaysSheet(content.own, language);
  const ranges = { language, lastSetting: settings.rows.length + 1, lastHoliday: holidays.rows.length + 1 };
  return {
    calendar: calendarSheet(content, ranges),
    settings,
    holidays,
    exceptions: exceptionsSheet(language),
  };
}

function calendarSheet(content: Content, ranges: CompanionRanges): SheetPlan {
  const { settings, own, sessions } = content;
  const { language } = settings;
  const filled = sessions.map((session, at) => [
    ...sessionCells(session, content),
    ...rowFormulas(at + 2, isShownLawful(session, settings, own), ranges),
  ]);
  const spare = Array.from({ length: SPARE_ROWS }, (_, at) => [
    ...WRITTEN_COLUMNS.map(() => null),
    ...rowFormulas(sessions.length + at + 2, null, ranges),
  ]);
  return {
    name: SHEET_NAMES.calendar[language],
    above: [],
    columns: [...calendarColumns(language), ...formulaColumns(language)],
    rows: [...filled, ...spare],
    frozen: { rows: 1, columns: 1 },
    landscape: true,
  };
}

/** A session's row as a clerk writes it. Its approval, votes and authorisations are left to be recorded. */
function sessionCells(
  session: PlannedSession,
  { settings: { language }, time, place }: Content,
): PlannedCell[] {
  const { type, id, first, last, met, calledOn, summonedFor, agenda, note } = session;
  const hour = time === undefined ? null : time / MINUTES_OF_DAY;
  const isCalled = calledOn !== undefined;
  const cells: Partial<Record<WrittenColumn, PlannedCell>> = {
    id,
    type: SESSION_TYPES[type][language],
    status: LIST_WORDS.status[0][language],
    start: { day: first },
    end: { day: last },
    meetingDays: met.length > 1 ? met.map(isoText).join("; ") : null,
    time: hour,
    place: place === undefined ? null : neutralText(place),
    calledOn: isCalled ? { day: calledOn } : null,
    calledBy: isCalled ? LIST_WORDS.caller[0][language] : null,
    summonedFor: summonedFor === undefined ? null : { day: summonedFor },
    summonedTime: isCalled ? hour : null,
    agenda: agenda[language],
    notes: note ? note[language] : null,
  };
  return WRITTEN_COLUMNS.map((name) => cells[name] ?? null);
}

/** The sheets as a check reads them, before they are written. */
export function inputOfSheets({ calendar, settings, holidays, exceptions }: CalendarSheets): CalendarInput {
  return {
    calendar: sheetValues(calendar),
    settings: sheetValues(settings),
    holidays: sheetValues(holidays),
    exceptions: sheetValues(exceptions),
  };
}
