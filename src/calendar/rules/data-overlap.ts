import { isoText } from "../../days/iso";
import { fill, type Text } from "../../messages/text";
import { SESSION_TYPES, type SessionType } from "../../sessions/session-type";
import { sessionsOf, type Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import type { CalendarRule, Draft } from "../rule";
import { sharedDays, type SharedDays } from "../shared-days";

const TEXTS = {
  oneDay: {
    es: "La sesión {one}, {oneType}, y la sesión {other}, {otherType}, coinciden el {day}. Corrija los días o, si son la misma sesión, deje una sola.",
    en: "Session {one}, {oneType}, and session {other}, {otherType}, both include {day}. Correct the days or, if they are the same session, keep one.",
  },
  moreDays: {
    es: "La sesión {one}, {oneType}, y la sesión {other}, {otherType}, coinciden en {count} días, el primero el {day}. Corrija los días o, si son la misma sesión, deje una sola.",
    en: "Session {one}, {oneType}, and session {other}, {otherType}, share {count} days, the first on {day}. Correct the days or, if they are the same session, keep one.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const REGULAR: readonly SessionType[] = ["regular", "budget"];
const SPECIAL: readonly SessionType[] = [
  "special-mayor",
  "special-petition",
  "special-4304",
  "special",
  "message",
  "urgent",
];

/**
 * Two regular sessions, the budget one among them, or two special ones that share a day. Each session is told of the
 * first other that it meets; an urgent session may share its day with the one that it approved (§ 4203(b)(2), 2nd ¶
 * after (ii)).
 */
export const dataOverlap: CalendarRule = {
  id: "data-overlap",
  citation: "",
  clauses: [],
  check: (book) => [REGULAR, SPECIAL].flatMap((types) => overlaps(sessionsOf(book, types), book)),
};

/** Walks over the sessions in order of opening with those that are not over yet. */
function overlaps(sessions: readonly Session[], book: Book): Draft[] {
  const drafts: Draft[] = [];
  let open: Session[] = [];
  for (const session of sessions.filter(({ first }) => first.state === "read").sort(byOpening)) {
    const first = valueOf(session.first)!;
    open = open.filter((earlier) => lastOf(earlier) >= first);
    for (const earlier of open) {
      const shared = isVote(earlier, session, book) ? undefined : sharedDays(earlier, session);
      if (!shared) continue;
      drafts.push(overlapDraft(session, earlier, shared));
      break;
    }
    open.push(session);
  }
  return drafts;
}

/** In an order that does not depend on that of the rows. */
function byOpening(a: Session, b: Session): number {
  const days = valueOf(a.first)! - valueOf(b.first)! || lastOf(a) - lastOf(b);
  return days || compare(a.shown, b.shown) || compare(a.type!, b.type!);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function lastOf({ first, last }: Session): number {
  return valueOf(last) ?? valueOf(first)!;
}

function isVote(one: Session, other: Session, { links: { urgentOf } }: Book): boolean {
  return urgentOf.get(one) === other || urgentOf.get(other) === one;
}

function overlapDraft(session: Session, other: Session, { first, count }: SharedDays): Draft {
  return {
    severity: "warning",
    session,
    cells: [...daysCells(session), ...daysCells(other)],
    message: fill(count === 1 ? TEXTS.oneDay : TEXTS.moreDays, {
      one: session.shown,
      oneType: SESSION_TYPES[session.type!],
      other: other.shown,
      otherType: SESSION_TYPES[other.type!],
      day: isoText(first),
      count,
    }),
  };
}

/** The days listed, else the first and the last. */
function daysCells({ met, first, last }: Session): Draft["cells"] {
  if (met.state === "read") return met.cells;
  return last.state === "read" && last !== first ? [...first.cells, ...last.cells] : first.cells;
}
