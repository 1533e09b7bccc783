import type { CellContent, Finding, Fix, Severity, TableName } from "../calendar/finding";
import type { Session } from "../calendar/model/session";
import { valueOf } from "../calendar/model/field";
import type { Day } from "../days/civil";
import { isoText } from "../days/iso";
import { LAW_VERSIONS, type LawVersion } from "../law/versions";
import { SEVERITY_LETTERS } from "../messages/pane";
import type { Text } from "../messages/text";
import { SESSION_TYPES, type SessionType } from "../sessions/session-type";
import { COMPANIONS } from "../workbook/companions";
import type { CompanionName } from "../workbook/reading";
import type { Place, Report, ReportedFinding, Source } from "../workbook/report";
import { cellOf, type ExportContext } from "./context";
import { numbersUsed, readingsUsed, settingsOf, type NumberUsed, type ReadingUsed } from "./facts";

/** A cell: its sheet and its address, `D5`. */
export interface CellData {
  readonly sheet: string;
  readonly cell: string;
}

/** A sheet and the range of it that was read. */
export interface SourceData {
  readonly sheet: string;
  readonly range: string;
}

export interface SessionData {
  readonly id: string;
  /** `regular`, `budget`, `special-mayor` …; null where the sheet gives none that is known. */
  readonly type: SessionType | null;
  readonly typeName: Text | null;
  readonly status: string | null;
  /** False for one suspended or cancelled, or whose status cannot be read. */
  readonly judged: boolean;
  readonly first: string | null;
  readonly last: string | null;
  /** Days listed as met; empty where the sheet lists none. */
  readonly meetingDays: readonly string[];
}

export interface FindingData {
  readonly rule: string;
  readonly severity: Severity;
  /** I, A, J, F, N or E. */
  readonly letter: string;
  readonly session: string;
  /** The telling cell first; empty where the finding is about none. */
  readonly cells: readonly CellData[];
  readonly column: string;
  readonly message: Text;
  readonly citation: string;
  readonly trace: readonly { readonly day: string | null; readonly text: Text }[];
  readonly otherReadings: readonly {
    readonly reading: Text;
    /** null where it cannot be known. */
    readonly holds: boolean | null;
    readonly day: string | null;
  }[];
  /** Of an excused finding: what it would be, and why it is excused. */
  readonly excuse: { readonly severity: Severity; readonly reason: string } | null;
  readonly fixes: readonly FixData[];
}

export interface FixData {
  readonly kind: "safe" | "suggested";
  readonly label: Text;
  /** Row and column, from 0, of the range of the table that was read; a date is ISO text. */
  readonly changes: readonly {
    readonly table: TableName;
    readonly row: number;
    readonly column: number;
    readonly after: string | number | null;
  }[];
  /** Cells of a row to add below the calendar. */
  readonly addedRow: readonly { readonly column: number; readonly after: string | number | null }[];
}

/**
 * A report as data. Names are English and stay as they are within a `formatVersion`; more can be added. Every day is
 * ISO text `2027-06-03`, what is not known is null, a text that a person reads has both languages `{ es, en }`.
 */
export interface ReportData {
  readonly format: "muni-report";
  readonly formatVersion: 1;
  readonly product: { readonly name: "MUNI"; readonly version: string | null };
  readonly day: string | null;
  readonly file: string | null;
  readonly calendar: SourceData;
  readonly beside: Readonly<Record<CompanionName, SourceData | null>>;
  readonly dates1904: boolean;
  /** Letters of the first column that was not read. */
  readonly unreadFrom: string | null;
  readonly law: {
    readonly version: LawVersion;
    readonly title: Text;
    readonly known: Text;
    readonly first: string;
    readonly last: string;
  };
  readonly municipality: string | null;
  readonly members: number | null;
  readonly bylawsSessions: number | null;
  /** Which built-in holidays count, and whether 24 December is one. */
  readonly holidays: { readonly scope: string; readonly christmasEve: string; readonly ownDays: number };
  readonly parameters: readonly NumberUsed[];
  readonly readings: readonly ReadingUsed[];
  /** Days that the sheet covers; `guessed` where its own sessions say so and not Parámetros. */
  readonly period: { readonly first: string; readonly last: string; readonly guessed: boolean } | null;
  readonly rules: number;
  readonly counts: Readonly<Record<Severity, number>>;
  readonly sessions: readonly SessionData[];
  readonly findings: readonly FindingData[];
}

/** The report as JSON text, with its traces and readings, in both languages. */
export function jsonOf(report: Report, context: ExportContext): string {
  return `${JSON.stringify(reportData(report, context), null, 2)}\n`;
}

/** The report as the data that jsonOf writes. */
export function reportData(report: Report, { file, version, day }: ExportContext): ReportData {
  const settings = settingsOf(report);
  const book = report.basis?.book;
  return {
    format: "muni-report",
    formatVersion: 1,
    product: { name: "MUNI", version: version ?? null },
    day: isoOrNull(day),
    file: file ?? null,
    calendar: sourceData(report.calendar),
    beside: besideData(report),
    dates1904: report.dates1904,
    unreadFrom: report.unreadFrom ?? null,
    law: lawData(settings.law, report),
    municipality: settings.municipality ?? null,
    members: book?.members ?? null,
    bylawsSessions: settings.bylawsSessions ?? null,
    holidays: {
      scope: settings.scope,
      christmasEve: settings.christmasEve,
      ownDays: book?.holidays.own.length ?? 0,
    },
    parameters: numbersUsed(settings),
    readings: readingsUsed(settings),
    period: periodData(report),
    rules: report.rules,
    counts: report.counts,
    sessions: (book?.sessions ?? []).map(sessionData),
    findings: report.findings.map(findingData),
  };
}

function isoOrNull(day: Day | undefined): string | null {
  return day === undefined ? null : isoText(day);
}

function sourceData({ sheet, range }: Source): SourceData {
  return { sheet: sheet.name, range };
}

function besideData({ beside }: Report): ReportData["beside"] {
  const entries = COMPANIONS.map((name) => {
    const source = beside[name];
    return [name, source ? sourceData(source) : null] as const;
  });
  return Object.fromEntries(entries) as ReportData["beside"];
}

function lawData(version: LawVersion, { law: { title, known } }: Report): ReportData["law"] {
  const { first, last } = LAW_VERSIONS[version];
  return { version, title, known, first: isoText(first), last: isoText(last) };
}

function periodData({ basis }: Report): ReportData["period"] {
  const period = basis?.book.period;
  if (!period) return null;
  return { first: isoText(period.first), last: isoText(period.last), guessed: period.guessed };
}

function sessionData({ shown, type, judged, first, last, met, fields }: Session): SessionData {
  return {
    id: shown,
    type: type ?? null,
    typeName: type ? SESSION_TYPES[type] : null,
    status: valueOf(fields.status) ?? null,
    judged,
    first: isoOrNull(valueOf(first)),
    last: isoOrNull(valueOf(last)),
    meetingDays: (valueOf(met) ?? []).map(isoText),
  };
}

function findingData({ finding, places }: ReportedFinding): FindingData {
  const { rule, severity, session, column, message, citation, trace, otherReadings, excuse, fixes } = finding;
  return {
    rule,
    severity,
    letter: SEVERITY_LETTERS[severity],
    session,
    cells: places.map(cellData),
    column,
    message,
    citation,
    trace: trace.map(({ day, text }) => ({ day: isoOrNull(day), text })),
    otherReadings: otherReadings.map(otherData),
    excuse: excuse ?? null,
    fixes: (fixes ?? []).map(fixData),
  };
}

function cellData(place: Place): CellData {
  return { sheet: place.sheet.name, cell: cellOf(place) };
}

function otherData({
  reading,
  holds,
  day,
}: Finding["otherReadings"][number]): FindingData["otherReadings"][number] {
  return { reading, holds: holds ?? null, day: isoOrNull(day) };
}

function fixData({ kind, label, changes, addedRow }: Fix): FixData {
  return {
    kind,
    label,
    changes: changes.map(({ at: { table, row, column }, after }) => ({
      table,
      row,
      column,
      after: contentData(after),
    })),
    addedRow: (addedRow ?? []).map(({ column, after }) => ({ column, after: contentData(after) })),
  };
}

function contentData(content: CellContent): string | number | null {
  return content !== null && typeof content === "object" ? isoText(content.day) : content;
}
