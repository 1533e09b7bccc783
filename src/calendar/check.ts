import { holidayCalendar } from "../days/holiday-calendar";
import { Problem } from "../messages/problem";
import type { SessionType } from "../sessions/session-type";
import { excuse, type Found } from "./excuse";
import {
  SEVERITIES,
  type CellChange,
  type CellPlace,
  type Finding,
  type Fix,
  type Severity,
} from "./finding";
import type { CalendarCheck, CalendarInput } from "./input";
import { makeBook, sessionsOf, type Book } from "./model/book";
import { placeExceptions } from "./model/exceptions";
import type { Session } from "./model/session";
import { DAYS_TO_1904 } from "./model/session-row";
import { readSessions, type ReadSheet, type SheetMemory } from "./model/sheet-memory";
import { numbersUsed } from "./numbers-used";
import type { Draft, DraftFix, Drafts, Rule } from "./rule";
import { RULES } from "./rules";
import { yearOutside } from "./rules/data-year-outside";
import { readExceptionsTable } from "./sheet/exceptions-table";
import { findHeader, type Header } from "./sheet/header";
import { readHolidaysTable } from "./sheet/holidays-table";
import { readSettingsTable, type SettingsTable } from "./sheet/settings-table";

/**
 * Checks a calendar of sessions against § 4203 and the day of the inaugural session against § 4153. It never throws
 * and drops no row: a cell that cannot be read gives a finding, and stops only the rules that depend on it.
 *
 * @param memory of the last check of the sheet: only the rows that changed since are read anew; the findings are the same
 * @returns findings in order of severity, then of row; `recognised` is false where the sheet has no header row
 * @example
 * checkCalendar({ calendar: [["Sesión", "Tipo", "Comienza"], [1, "presupuesto", 46542]] }).findings[0].rule
 * //=> "4203a-budget-start": 2027-06-04 is after 3 June
 */
export function checkCalendar(input: CalendarInput, memory?: SheetMemory): CalendarCheck {
  const shift = input.dates1904 ? DAYS_TO_1904 : 0;
  const table = readSettingsTable(input.settings, shift);
  const language = table.asksLanguage ? { language: table.settings.language } : {};
  const header = findHeader(input.calendar, table.columns);
  if (!header) return { ...NOTHING_CHECKED, ...language };
  const sheet = readSessions(input.calendar, header, shift, memory);
  return { ...judge(bookOf(input, { table, header, shift, ...sheet }), input), ...language };
}

/** The sheets of a workbook as they were read. */
interface BookSheets extends ReadSheet {
  readonly table: SettingsTable;
  readonly header: Header;
  readonly shift: number;
}

function bookOf(input: CalendarInput, { table, header, shift, sessions, nameless }: BookSheets): Book {
  const { own, placed, issues } = readHolidaysTable(input.holidays, shift);
  const { exceptions, issues: exceptionIssues } = readExceptionsTable(input.exceptions, shift, RULE_IDS);
  return makeBook({
    header,
    settings: table.settings,
    municipalityAt: table.municipalityAt,
    holidays: holidayCalendar(table.settings, own),
    ownDays: placed,
    sessions,
    nameless,
    dates1904: input.dates1904 === true,
    exceptions: placeExceptions(exceptions, sessions, typesOf),
    settingIssues: table.issues,
    holidayIssues: issues,
    exceptionIssues,
  });
}

/**
 * A check for one who checks the same sheet again and again: of each sheet it reads anew only the rows that changed since the
 * last one. The arrays that it was given must stay as they are.
 */
export function rememberingCheck(): (input: CalendarInput) => CalendarCheck {
  const memory: SheetMemory = {};
  return (input) => checkCalendar(input, memory);
}

const RULE_IDS = RULES.map(({ id }) => id);

/** Kinds of session that a rule judges. */
function typesOf(id: string): readonly SessionType[] | undefined {
  const rule = RULES.find((one) => one.id === id);
  return rule && "types" in rule ? rule.types : undefined;
}

const NO_COUNTS: Readonly<Record<Severity, number>> = {
  violation: 0,
  warning: 0,
  judgement: 0,
  missing: 0,
  note: 0,
  excused: 0,
};

const NOTHING_CHECKED: CalendarCheck = {
  recognised: false,
  findings: [],
  counts: NO_COUNTS,
  rules: 0,
  sessions: 0,
};

function judge(book: Book, input: CalendarInput): CalendarCheck {
  const found: Found[] = [];
  const tally = { passed: 0, notApplicable: 0 };
  const add = (rule: Rule, { drafts, by = rule }: Outcome, about?: Session): void => {
    if (drafts === undefined) tally.notApplicable++;
    else if (drafts.length === 0) tally.passed++;
    else for (const draft of drafts) found.push(foundBy(by, draft, about, book, input));
  };
  for (const rule of RULES) {
    if ("close" in rule) continue;
    if (!("types" in rule))
      add(
        rule,
        guarded(() => rule.check(book)),
      );
    else
      for (const session of sessionsOf(book, rule.types))
        add(
          rule,
          guarded(() => rule.check(session, book), session),
          session,
        );
  }
  const used = excuse(found, book.exceptions);
  for (const rule of RULES) if ("close" in rule) add(rule, { drafts: rule.close(book, used) });
  return { ...summary(found), rules: RULES.length, sessions: book.sessions.length, ...tally, book };
}

function summary(found: readonly Found[]): Pick<CalendarCheck, "recognised" | "findings" | "counts"> {
  const findings = found.map(({ finding }) => finding);
  const counts = { ...NO_COUNTS };
  for (const { severity } of findings) counts[severity]++;
  return { recognised: true, findings: findings.sort(bySeverityAndRow), counts };
}

interface Outcome {
  readonly drafts: Drafts;
  /** The rule that reports, where it is not the one that was asked. */
  readonly by?: Rule;
}

/** A term that leaves 1991–2100 is a finding about the session's dates, not an error. */
function guarded(check: () => Drafts, session?: Session): Outcome {
  try {
    return { drafts: check() };
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const cells = session ? datedCells(session) : [];
    return { by: yearOutside, drafts: [{ severity: "warning", cells, message: problem.text }] };
  }
}

/** The cells from which a session's terms run. */
function datedCells({ first, fields }: Session): readonly CellPlace[] {
  const dated = [fields.petitionReceived, fields.calledOn, fields.filedOn, first];
  return dated.find(({ state }) => state === "read")?.cells ?? [];
}

function foundBy(
  { id, citation }: Rule,
  draft: Draft,
  about: Session | undefined,
  book: Book,
  input: CalendarInput,
): Found {
  const { severity, cells, message, session = about, trace = [], otherReadings = [], fixes = [] } = draft;
  const [telling] = cells;
  const numbers = numbersUsed(draft.parameters ?? [], book.settings);
  const finding: Finding = {
    rule: id,
    severity,
    session: session?.shown ?? "",
    cells,
    column: telling?.table === "calendar" ? (book.header.titles[telling.column] ?? "") : "",
    message: { es: message.es + numbers.es, en: message.en + numbers.en },
    citation,
    trace,
    otherReadings,
    ...(fixes.length === 0 ? {} : { fixes: fixes.map((fix) => withBefore(fix, input)) }),
  };
  return { finding, about: session };
}

function withBefore(fix: DraftFix, input: CalendarInput): Fix {
  const changes = fix.changes.map((change): CellChange => {
    const { table, row, column } = change.at;
    return { ...change, before: input[table]?.[row]?.[column] ?? null };
  });
  return { ...fix, changes };
}

/** Those about no cell come after those about one of the same severity. */
function bySeverityAndRow(a: Finding, b: Finding): number {
  const rowOf = ({ cells }: Finding): number => cells[0]?.row ?? Number.MAX_SAFE_INTEGER;
  return (
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
    rowOf(a) - rowOf(b) ||
    (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0)
  );
}
