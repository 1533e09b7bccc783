import { yearOf } from "../../days/civil";
import { isoText } from "../../days/iso";
import { fill, type Text } from "../../messages/text";
import { coversYear, sessionsOf, type Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, type CalendarRule, type Draft } from "../rule";

const TEXTS = {
  tooMany: {
    es: "En {year} abren {found} ordinarias, contada la de presupuesto; el máximo es {limit}.",
    en: "{found} regular sessions open in {year}, the budget one counted; the most is {limit}.",
  },
  byBylaws: {
    es: "En {year} abren {found} ordinarias, contada la de presupuesto; el reglamento fija {limit}.",
    en: "{found} regular sessions open in {year}, the budget one counted; the bylaws set {limit}.",
  },
  partly: {
    es: "La hoja cubre solo parte de {year}; ordinarias contadas: {found} de {limit}, el máximo del año.",
    en: "The sheet covers only part of {year}; regular sessions counted: {found} of {limit}, the most in a year.",
  },
  across: {
    es: "La ordinaria va del {first} al {last}, de un año a otro. Se cuenta en {year}, cuando abre; la ley no dice en cuál.",
    en: "The regular session runs from {first} to {last}, from one year into the next. It is counted in {year}, when it opens; the law does not say in which.",
  },
  countedLater: { es: "se cuenta en {year}, cuando termina", en: "it is counted in {year}, when it ends" },
  number: {
    es: "ordinaria {number} de {year}: sesión {session}",
    en: "regular session {number} of {year}: session {session}",
  },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * § 4203(a) ¶1: the bylaws fix how many regular sessions a calendar year has, never more than twelve. R10: the budget
 * session counts, and each session counts in the year in which it opens.
 */
export const regularCount: CalendarRule = {
  id: "4203a-count",
  citation: "§ 4203(a) ¶1",
  clauses: ["4203a-count"],
  check: (book) => {
    const years = openedByYear(book);
    if (years.size === 0) return NOT_APPLICABLE;
    const limit = limitOf(book);
    return [...years].flatMap(([year, sessions]) => [
      ...yearDrafts(year, sessions, limit, book),
      ...sessions.filter(crossesNewYear).map((session) => acrossDraft(session, years, limit)),
    ]);
  },
};

/** Regular and budget sessions by the year in which they open, in order of opening. */
function openedByYear(book: Book): Map<number, Session[]> {
  const opened = sessionsOf(book, ["regular", "budget"]).filter(({ first }) => first.state === "read");
  const years = new Map<number, Session[]>();
  for (const session of [...opened].sort(byOpening)) {
    const year = yearOf(valueOf(session.first)!);
    const same = years.get(year);
    if (same) same.push(session);
    else years.set(year, [session]);
  }
  return years;
}

function byOpening(a: Session, b: Session): number {
  return valueOf(a.first)! - valueOf(b.first)! || (a.shown < b.shown ? -1 : 1);
}

/** The bylaws can set fewer than the law's most, never more. */
function limitOf({ settings }: Book): number {
  return Math.min(settings.bylawsSessions ?? Infinity, settings.parameters.maxRegularSessions);
}

function yearDrafts(year: number, sessions: readonly Session[], limit: number, book: Book): Draft[] {
  const { bylawsSessions = Infinity, parameters } = book.settings;
  const byBylaws = bylawsSessions < parameters.maxRegularSessions;
  const figures = { year, limit, found: sessions.length };
  const used = byBylaws ? {} : { parameters: ["maxRegularSessions"] as const };
  if (sessions.length <= limit) {
    if (coversYear(book, year)) return [];
    return [{ severity: "note", cells: [], message: fill(TEXTS.partly, figures), ...used }];
  }
  const beyond = sessions.slice(limit);
  return [
    {
      severity: "violation",
      session: beyond[0]!,
      cells: beyond.flatMap(({ first }) => first.cells),
      message: fill(byBylaws ? TEXTS.byBylaws : TEXTS.tooMany, figures),
      trace: sessions.slice(0, limit + 1).map((session, at) => ({
        day: valueOf(session.first)!,
        text: fill(TEXTS.number, { number: at + 1, year, session: session.shown }),
      })),
      ...used,
    },
  ];
}

function crossesNewYear({ first, last }: Session): boolean {
  const opens = valueOf(first)!;
  return yearOf(valueOf(last) ?? opens) > yearOf(opens);
}

function acrossDraft(session: Session, years: ReadonlyMap<number, readonly Session[]>, limit: number): Draft {
  const [first, last] = [valueOf(session.first)!, valueOf(session.last)!];
  const closing = yearOf(last);
  return {
    severity: "judgement",
    session,
    cells: [...session.first.cells, ...session.last.cells],
    message: fill(TEXTS.across, { first: isoText(first), last: isoText(last), year: yearOf(first) }),
    otherReadings: [
      {
        reading: fill(TEXTS.countedLater, { year: closing }),
        holds: (years.get(closing)?.length ?? 0) < limit,
      },
    ],
  };
}
