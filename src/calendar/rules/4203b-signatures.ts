import { fill, type Text } from "../../messages/text";
import { leastVotes } from "../../sessions/votes";
import { membersAsked, moreThanMembers } from "../members-asked";
import { missingCell } from "../missing-cell";
import type { Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { isAskedFor, lacksPetition, recordsPetition } from "../petition";
import { NOT_APPLICABLE, OK, type Draft, type SessionRule } from "../rule";

const WHAT = {
  es: "que firmaron la petición los miembros que la ley pide",
  en: "that as many members signed the petition as the law asks",
};

const TEXTS = {
  few: {
    es: "Firmaron la petición {found} de {members} miembros; hacen falta {least} ({fraction}).",
    en: "{found} of {members} members signed the petition; it takes {least} ({fraction}).",
  },
  fewForMayor: {
    es: "Firmaron la petición {found} de {members} miembros; hacen falta {least} ({fraction}). No alcanza para una petición. La convocó el alcalde, que puede hacerlo también por iniciativa propia; si fue así, escriba el tipo «extraordinaria (alcalde)».",
    en: "{found} of {members} members signed the petition; it takes {least} ({fraction}). That is not enough for a petition. The mayor called it, and may also do so on his own initiative; if that is what happened, enter the type “special (mayor)”.",
  },
  fewForNobody: {
    es: "Firmaron la petición {found} de {members} miembros; hacen falta {least} ({fraction}). No alcanza para una petición; si la convocó el alcalde, le queda su propia iniciativa.",
    en: "{found} of {members} members signed the petition; it takes {least} ({fraction}). That is not enough for a petition; if the mayor called it, he can still do so on his own initiative.",
  },
  members: { es: "miembros: {members}", en: "members: {members}" },
  least: {
    es: "{fraction} de {members}, hacia arriba: {least}",
    en: "{fraction} of {members}, upwards: {least}",
  },
  found: { es: "firmas: {found}", en: "signatures: {found}" },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * § 4203(b) ¶1: a petition is signed by at least two thirds of the total of members. With fewer the President has no
 * power to call; the mayor can call of his own accord, so that his call is a judgement.
 */
export const petitionSignatures: SessionRule = {
  id: "4203b-signatures",
  citation: "§ 4203(b) ¶1",
  clauses: ["4203b-callers"],
  types: ["special-petition", "urgent"],
  check: (session, book) => {
    const { signatures } = session.fields;
    if (signatures.state === "unread") return NOT_APPLICABLE;
    if (signatures.state === "blank")
      return isAsked(session, book) ? [missingCell(session, "signatures", WHAT, book)] : NOT_APPLICABLE;
    if (book.members === undefined) return membersAsked(session, "signatures", book);
    if (signatures.value > book.members)
      return [moreThanMembers(session, "signatures", signatures.value, book.members)];
    const least = leastVotes(book.members, book.settings.parameters.petitionFraction);
    return signatures.value >= least ? OK : [few(session, signatures.value, least, book)];
  },
};

/** Not asked where 4203b-callers asks for the whole petition; an urgent session has one only where its row says so. */
function isAsked(session: Session, book: Book): boolean {
  if (session.type === "urgent" ? !recordsPetition(session) : lacksPetition(session, book)) return false;
  return isAskedFor(session, "signatures", book);
}

function few(session: Session, found: number, least: number, book: Book): Draft {
  const { numerator, denominator } = book.settings.parameters.petitionFraction;
  const figures = { found, least, members: book.members!, fraction: `${numerator}/${denominator}` };
  const caller = session.type === "urgent" ? "president" : valueOf(session.fields.calledBy);
  const sentences = { president: TEXTS.few, mayor: TEXTS.fewForMayor };
  return {
    severity: caller === "president" ? "violation" : "judgement",
    cells: [...session.fields.signatures.cells, ...session.fields.calledBy.cells],
    message: fill(caller === undefined ? TEXTS.fewForNobody : sentences[caller], figures),
    trace: [TEXTS.members, TEXTS.least, TEXTS.found].map((text) => ({ text: fill(text, figures) })),
    parameters: ["petitionFraction"],
  };
}
