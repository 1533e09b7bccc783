import { valueOf } from "../calendar/model/field";
import type { Book } from "../calendar/model/book";
import { familyOfType } from "../calendar/model/session-row";
import type { Session } from "../calendar/model/session";
import { yearOf, type Day } from "../days/civil";
import { isoText } from "../days/iso";
import { EVENT_TEXTS } from "../messages/exports";
import { fold } from "../messages/fold";
import { fill, type Language, type Text } from "../messages/text";
import { SESSION_TYPES } from "../sessions/session-type";
import type { Report } from "../workbook/report";
import type { ExportContext } from "./context";
import { deadlinesOf, type Deadline } from "./deadlines";
import { icsFile, icsText } from "./ics-lines";

/** An entry of the calendar file. */
interface Entry {
  readonly uid: string;
  readonly first: Day;
  readonly last: Day;
  readonly summary: Text;
  readonly description: readonly Text[];
  readonly place?: string;
  readonly status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** Whether it takes up the day: a session does, a deadline does not. */
  readonly busy: boolean;
  readonly category: "SESSION" | "DEADLINE";
  /** Days before it on which to be reminded; none where it is past use. */
  readonly alarm?: number;
}

const SESSION_ALARM = 1;
const DEADLINE_ALARM = 2;
const BUDGET_ALARM = 14;

/**
 * The sessions and deadlines of a report as a calendar file (RFC 5545): events of whole days, the end one day after
 * the last, with alarms. An event keeps its UID when its days move within the year, so that a calendar that takes
 * the file again moves it too. DTSTAMP is the day of the export where it is given, else the event's own. A session
 * that was suspended or cancelled is there as cancelled. Empty of events where the report tells no sessions.
 */
export function icsOf(report: Report, context: ExportContext): string {
  const book = report.basis?.book;
  const entries = book ? withOwnUids([...sessionEntries(book), ...deadlineEntries(book)]) : [];
  return icsFile([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//MUNI//MUNI ${icsText(context.version ?? "1")}//${context.language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${icsText(calendarName(book)[context.language])}`,
    ...entries.flatMap((entry) => entryLines(entry, context)),
    "END:VCALENDAR",
  ]);
}

function calendarName(book: Book | undefined): Text {
  const municipality = book?.settings.municipality;
  return municipality === undefined
    ? EVENT_TEXTS.calendarName
    : fill(EVENT_TEXTS.calendarOf, { municipality });
}

function sessionEntries(book: Book): Entry[] {
  return book.sessions.flatMap((session) => {
    const first = valueOf(session.first);
    const last = valueOf(session.last) ?? first;
    if (first === undefined || last === undefined || session.type === undefined) return [];
    const status = statusOf(session);
    const place = valueOf(session.fields.place);
    return [
      {
        uid: uidOf(book, session, "session"),
        first,
        last,
        summary: fill(EVENT_TEXTS.session, { id: session.shown, type: SESSION_TYPES[session.type] }),
        description: sessionTexts(session),
        ...(place === undefined ? {} : { place }),
        status,
        busy: status === "CONFIRMED",
        category: "SESSION" as const,
        ...(status === "CONFIRMED" && valueOf(session.fields.status) !== "held"
          ? { alarm: SESSION_ALARM }
          : {}),
      },
    ];
  });
}

function statusOf({ judged, fields: { status } }: Session): Entry["status"] {
  if (judged) return "CONFIRMED";
  return status.state === "read" ? "CANCELLED" : "TENTATIVE";
}

function sessionTexts({ met, fields: { agenda, time } }: Session): Text[] {
  const [days, matters, minutes] = [valueOf(met) ?? [], valueOf(agenda), valueOf(time)];
  return [
    ...(minutes === undefined ? [] : [fill(EVENT_TEXTS.hour, { hour: clock(minutes) })]),
    ...(days.length > 1 ? [fill(EVENT_TEXTS.meets, { days: days.map(isoText).join(", ") })] : []),
    ...(matters === undefined ? [] : [fill(EVENT_TEXTS.agenda, { agenda: matters })]),
  ];
}

/** @param minutes after midnight */
function clock(minutes: number): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function deadlineEntries(book: Book): Entry[] {
  return deadlinesOf(book).map((deadline) => {
    const { kind, day, session, year, open, others, citation } = deadline;
    const figures = {
      id: session?.shown ?? "",
      year: year ?? "",
      days: book.settings.parameters.budgetSessionDays,
    };
    return {
      uid: session
        ? uidOf(book, session, kind)
        : uidFrom([slug(book.settings.municipality ?? ""), String(year), kind]),
      first: day,
      last: day,
      summary: fill(EVENT_TEXTS[kind], figures),
      description: [...othersText(others), fill(EVENT_TEXTS.citation, { citation })],
      status: "CONFIRMED" as const,
      busy: false,
      category: "DEADLINE" as const,
      ...(open ? { alarm: session ? DEADLINE_ALARM : BUDGET_ALARM } : {}),
    };
  });
}

function othersText(others: Deadline["others"]): Text[] {
  if (others.length === 0) return [];
  const each = (language: Language): string =>
    others.map(({ reading, day }) => `${reading[language]}: ${isoText(day)}`).join(", ");
  return [fill(EVENT_TEXTS.otherReadings, { each: { es: each("es"), en: each("en") } })];
}

/** A session is known by its municipality, kind, id and year, as in the check. */
function uidOf({ settings }: Book, session: Session, kind: string): string {
  const { type, shown, first, fields } = session;
  const dated = [first, fields.petitionReceived, fields.calledOn, fields.filedOn].map(valueOf);
  const day = dated.find((one) => one !== undefined);
  const family = type === undefined ? "" : familyOfType(type);
  const year = day === undefined ? "" : String(yearOf(day));
  return uidFrom([slug(settings.municipality ?? ""), year, family, slug(shown), kind]);
}

function uidFrom(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== "").join("-")}@muni.invalid`;
}

/** Letters and figures as they are, every other sign by its number, so that no two ids become one. */
function slug(text: string): string {
  return [...fold(text)]
    .map((sign) => (/[a-z0-9-]/.test(sign) ? sign : `_${sign.codePointAt(0)!.toString(36)}_`))
    .join("");
}

/** Rows that the check cannot put together can share what they are known by: a number tells them apart. */
function withOwnUids(entries: readonly Entry[]): Entry[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const count = (seen.get(entry.uid) ?? 0) + 1;
    seen.set(entry.uid, count);
    return count === 1 ? entry : { ...entry, uid: `${count}-${entry.uid}` };
  });
}

function basic(day: Day): string {
  return isoText(day).replace(/-/g, "");
}

function entryLines(entry: Entry, { language, day }: ExportContext): string[] {
  const { uid, first, last, summary, description, place, status, busy, category, alarm } = entry;
  const text = description.map((part) => part[language]).join("\n");
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${basic(day ?? first)}T000000Z`,
    `DTSTART;VALUE=DATE:${basic(first)}`,
    `DTEND;VALUE=DATE:${basic(last + 1)}`,
    `SUMMARY:${icsText(summary[language])}`,
    ...(text === "" ? [] : [`DESCRIPTION:${icsText(text)}`]),
    ...(place === undefined ? [] : [`LOCATION:${icsText(place)}`]),
    `STATUS:${status}`,
    `TRANSP:${busy ? "OPAQUE" : "TRANSPARENT"}`,
    `CATEGORIES:${category}`,
    ...(alarm === undefined ? [] : alarmLines(summary[language], alarm)),
    "END:VEVENT",
  ];
}

function alarmLines(summary: string, days: number): string[] {
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${icsText(summary)}`,
    `TRIGGER:-P${days}D`,
    "END:VALARM",
  ];
}
