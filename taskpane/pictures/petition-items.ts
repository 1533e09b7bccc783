import type { Day } from "../../src/days/civil";
import { PETITION_TEXTS } from "../../src/messages/pictures";
import { fill, type Text } from "../../src/messages/text";
import type { PetitionWay } from "./petition-timeline";

/** A line of the timeline: a day, a span of days, or all days from one on. */
export interface TimelineItem {
  readonly role: "receipt" | "term" | "call-from" | "answer" | "call" | "hold" | "session";
  readonly shape: "day" | "span" | "onwards";
  readonly what: Text;
  readonly first: Day;
  readonly last: Day;
}

/** What happens to a petition and what the law gives it, by first day. */
export function petitionItems(way: PetitionWay): TimelineItem[] {
  return [...received(way), ...terms(way), ...calls(way), ...acts(way), ...heldIn(way)].sort(
    (one, other) => one.first - other.first,
  );
}

function onDay(role: TimelineItem["role"], what: Text, day: Day): TimelineItem {
  return { role, shape: "day", what, first: day, last: day };
}

function received({ delivery, received: day }: PetitionWay): TimelineItem[] {
  const what = delivery === "mail" ? PETITION_TEXTS.receivedByMail : PETITION_TEXTS.receivedByHand;
  return [onDay("receipt", what, day)];
}

/** Readings with the same days share a line. */
function terms({ terms: all }: PetitionWay): TimelineItem[] {
  const lines = new Map<string, { first: Day; last: Day; reading: Text }>();
  for (const { first, last, reading } of all) {
    const known = lines.get(`${first} ${last}`);
    const joined = known ? fill(PETITION_TEXTS.joined, { one: known.reading, other: reading }) : reading;
    lines.set(`${first} ${last}`, { first, last, reading: joined });
  }
  const [only, ...others] = lines.values();
  if (only && others.length === 0)
    return [{ role: "term", shape: "span", what: PETITION_TEXTS.term, first: only.first, last: only.last }];
  return [...lines.values()].map(({ first, last, reading }) => {
    const what = fill(PETITION_TEXTS.termUnder, { reading });
    return { role: "term", shape: "span", what, first, last };
  });
}

function calls({ callFrom, callFromSafe }: PetitionWay): TimelineItem[] {
  const from = (what: Text, day: Day): TimelineItem => ({
    role: "call-from",
    shape: "onwards",
    what,
    first: day,
    last: day,
  });
  if (callFrom === undefined) return [];
  const may = from(PETITION_TEXTS.callFrom, callFrom);
  if (callFromSafe === undefined || callFromSafe === callFrom) return [may];
  return [may, from(PETITION_TEXTS.callFromSafe, callFromSafe)];
}

const CALLS = { mayor: PETITION_TEXTS.calledByMayor, president: PETITION_TEXTS.calledByPresident } as const;

function acts({ answer, called }: PetitionWay): TimelineItem[] {
  const items: TimelineItem[] = [];
  if (answer) items.push(onDay("answer", PETITION_TEXTS[answer.kind], answer.day));
  if (called) items.push(onDay("call", called.by ? CALLS[called.by] : PETITION_TEXTS.called, called.day));
  return items;
}

function heldIn({ hold, session }: PetitionWay): TimelineItem[] {
  const items: TimelineItem[] = [];
  if (hold) items.push({ role: "hold", shape: "span", what: PETITION_TEXTS.hold, ...hold });
  if (session) items.push({ role: "session", shape: "span", what: PETITION_TEXTS.session, ...session });
  return items;
}
