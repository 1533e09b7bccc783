import type { Book } from "../../src/calendar/model/book";
import { valueOf } from "../../src/calendar/model/field";
import type { Session } from "../../src/calendar/model/session";
import { petitionHolder, petitionOf } from "../../src/calendar/petition";
import { TERM_READINGS, type TermReading } from "../../src/days/term";
import { SATURDAY_READINGS } from "../../src/days/working-day";
import type { Readings } from "../../src/law/readings";
import { PETITION_TEXTS } from "../../src/messages/pictures";
import { fill, type Text } from "../../src/messages/text";
import { holdDeadline } from "../../src/sessions/hold";
import { petitionTerm, type Petition } from "../../src/sessions/petition";
import type { PetitionWay } from "./petition-timeline";

/**
 * The way of the petition that a session rests on, as the sheet records it, with the mayor's term under every reading
 * of R1, by mail of R2 too.
 *
 * @returns undefined where no row tells when and how the petition came
 * @throws Problem `number` when a term leaves 1991–2100
 */
export function petitionWayOf(session: Session, book: Book): PetitionWay | undefined {
  const holder = petitionHolder(session, book);
  const petition = holder && petitionOf(holder);
  if (!holder || !petition) return undefined;
  const terms = termsOf(petition, book);
  const acts = actsOf(holder, session);
  return { ...petition, terms, ...callFrom(terms, acts), ...acts, ...daysOf(session, book) };
}

/** From when the President may call; nothing where the mayor answered or called in time under every reading. */
function callFrom(
  terms: PetitionWay["terms"],
  { answer, called }: Pick<PetitionWay, "answer" | "called">,
): Pick<PetitionWay, "callFrom" | "callFromSafe"> {
  const lasts = terms.map(({ last }) => last);
  const acts = [answer?.day, called?.by === "mayor" ? called.day : undefined];
  if (acts.some((day) => day !== undefined && day <= Math.min(...lasts))) return {};
  return { callFrom: lasts[0]! + 1, callFromSafe: Math.max(...lasts) + 1 };
}

/** The reading that decides first, then each other; those of R2 only where they give other days. */
function termsOf(petition: Petition, { settings, holidays }: Book): PetitionWay["terms"] {
  const { readings, parameters } = settings;
  const under = (saturday: Readings["saturday"]): PetitionWay["terms"] =>
    [readings.term, ...TERM_READINGS.filter((term) => term !== readings.term)].map((term) => ({
      reading: nameOf(term, saturday, saturday !== readings.saturday),
      ...petitionTerm(petition, parameters.mayorAnswerDays, { term, saturday }, holidays),
    }));
  const usual = under(readings.saturday);
  if (petition.delivery === "personal") return usual;
  const others = SATURDAY_READINGS.filter((saturday) => saturday !== readings.saturday).flatMap(under);
  return [...usual, ...others.filter(({ first }) => first !== usual[0]!.first)];
}

function nameOf(term: TermReading, saturday: Readings["saturday"], told: boolean): Text {
  const reading = PETITION_TEXTS[term];
  if (!told) return reading;
  return fill(saturday === "no" ? PETITION_TEXTS.saturdayIdle : PETITION_TEXTS.saturdayWorks, { reading });
}

function actsOf(holder: Session, session: Session): Pick<PetitionWay, "answer" | "called"> {
  const [answer, answeredOn] = [valueOf(holder.fields.answer), valueOf(holder.fields.answeredOn)];
  const calledOn = valueOf(session.fields.calledOn);
  const given = answer === "accepted" || answer === "rejected" ? answer : "answered";
  return {
    ...(answeredOn === undefined || answer === "none" ? {} : { answer: { day: answeredOn, kind: given } }),
    ...(calledOn === undefined ? {} : { called: { day: calledOn, by: valueOf(session.fields.calledBy) } }),
  };
}

function daysOf(session: Session, { settings }: Book): Pick<PetitionWay, "hold" | "session"> {
  const [called, first] = [valueOf(session.fields.calledOn), valueOf(session.first)];
  const last = valueOf(session.last) ?? first;
  const within = settings.parameters.holdWithinDays;
  return {
    ...(called === undefined ? {} : { hold: { first: called + 1, last: holdDeadline(called, within) } }),
    ...(first === undefined || last === undefined ? {} : { session: { first, last } }),
  };
}
