import type { CellPlace } from "../../src/calendar/finding";
import { yearsOf, type Book } from "../../src/calendar/model/book";
import { valueOf, type Field } from "../../src/calendar/model/field";
import type { Session } from "../../src/calendar/model/session";
import { COLUMNS, type ColumnName } from "../../src/calendar/sheet/columns";
import { toCivil, yearOf, type Day } from "../../src/days/civil";
import { listedHolidays } from "../../src/days/holiday-calendar";
import { inRange } from "../../src/days/range";
import { deadlinesOf, type Deadline } from "../../src/exports/deadlines";
import { DEADLINE_TEXTS } from "../../src/messages/pictures";
import { PANE_TEXTS } from "../../src/messages/pane";
import { fill, type Text } from "../../src/messages/text";
import type { Basis, Report, ReportedFinding } from "../../src/workbook/report";
import { sessionOfFinding } from "../../src/workbook/session-at";
import type { PicturedFinding, PicturedSession, Year } from "./year";

/** Calendar years of a report that can be pictured, in order; none where its check tells no sessions. */
export function picturedYears({ basis }: Report): number[] {
  return basis ? yearsOf(basis.book) : [];
}

/**
 * What a year of a report has: its sessions with their rows, the holidays that the check used, the limits, and the
 * findings on the days that their cells hold, else on the first day of their session.
 *
 * @param today marked in the picture where it is given
 * @returns undefined for a report of a check that tells no sessions
 */
export function yearDataOf(report: Report, year: number, today?: Day): Year | undefined {
  const { basis } = report;
  if (!basis) return undefined;
  const { book } = basis;
  return {
    year,
    sessions: book.sessions
      .flatMap((session) => pictured(session, basis))
      .filter((one) => touches(one, year)),
    holidays: listedHolidays(year, book.holidays),
    deadlines: deadlinesOf(book)
      .filter(({ day }) => yearOf(day) === year)
      .map(({ day, session, kind }) => ({
        day,
        title: titleOf(kind, session),
        ...(session ? { row: basis.block.row + session.row } : {}),
      })),
    findings: report.findings.flatMap((one) => findingOn(one, basis, report)),
    ...(today === undefined ? {} : { today }),
  };
}

function pictured(session: Session, { block }: Basis): PicturedSession[] {
  const first = valueOf(session.first);
  if (first === undefined || !inRange(first)) return [];
  const days = valueOf(session.met);
  return [
    {
      row: block.row + session.row,
      title: fill(PANE_TEXTS.session, { session: session.shown }),
      type: session.type,
      first,
      last: valueOf(session.last) ?? days?.at(-1) ?? first,
      ...(days ? { days } : {}),
      status: valueOf(session.fields.status),
    },
  ];
}

function touches({ first, last }: PicturedSession, year: number): boolean {
  return toCivil(first).year <= year && toCivil(last).year >= year;
}

function titleOf(kind: Deadline["kind"], session: Session | undefined): Text {
  return fill(DEADLINE_TEXTS[kind], { session: session?.shown ?? "" });
}

/** A finding of the calendar's sheet on its days; one that is about no day has no place in a year. */
function findingOn({ finding, places }: ReportedFinding, basis: Basis, report: Report): PicturedFinding[] {
  const here = places.filter(({ sheet }) => sheet.id === report.calendar.sheet.id);
  const days = daysOf(finding, basis.book);
  if (days.length === 0) return [];
  const { severity, message } = finding;
  return [{ severity, message, days, ...(here[0] ? { row: here[0].row } : {}) }];
}

/**
 * The day that its telling cell holds, the last where it holds several; else the first day of its session, or the one
 * on which a petition or request came.
 */
function daysOf(finding: ReportedFinding["finding"], book: Book): Day[] {
  const telling = finding.cells.find(({ table }) => table === "calendar");
  const session = sessionOfFinding(finding, book);
  if (!telling || !session) return [];
  const { first, fields } = session;
  const known = [first, fields.petitionReceived, fields.filedOn].map((field) => valueOf(field));
  const day = dayIn(session, telling) ?? known.find((one) => one !== undefined);
  return day === undefined ? [] : [day];
}

function dayIn({ fields }: Session, { row, column }: CellPlace): Day | undefined {
  const names = (Object.keys(fields) as ColumnName[]).filter((name) => COLUMNS[name].holds !== "other");
  const name = names.find((one) =>
    fields[one].cells.some((cell) => cell.row === row && cell.column === column),
  );
  const held = name && valueOf(fields[name] as Field<Day | readonly Day[]>);
  return typeof held === "object" ? held.at(-1) : held;
}
