import { COLUMN_NAMES } from "../messages/calendar";
import { fill } from "../messages/text";
import type { SessionType } from "../sessions/session-type";
import type { Book } from "./model/book";
import type { Session } from "./model/session";
import type { Draft } from "./rule";

/** Columns whose numbers are held against the members. */
type CountColumn = "signatures" | "votesFor";

const TEXTS = {
  unknown: {
    es: "No se sabe cuántos miembros tiene la Legislatura: sin ese dato no se comprueban las firmas ni los votos. Escriba «miembros» o «municipio» en Parámetros.",
    en: "It is not known how many members the Legislature has: without it neither signatures nor votes are checked. Enter “members” or “municipality” in Parameters.",
  },
  tooMany: {
    es: "«{column}» dice {found} y la Legislatura tiene {members} miembros. Corrija el número.",
    en: "“{column}” says {found} and the Legislature has {members} members. Correct the number.",
  },
};

/** Asks for the number of members once in a calendar: on its first session with signatures, else with urgent votes. */
export function membersAsked(session: Session, column: CountColumn, book: Book): Draft[] {
  const signed = firstWith("signatures", "special-petition", book) ?? firstWith("signatures", "urgent", book);
  const asking = signed ?? firstWith("votesFor", "urgent", book);
  if (session !== asking || column !== (signed ? "signatures" : "votesFor")) return [];
  return [{ severity: "missing", session: { shown: "" }, cells: [], message: TEXTS.unknown }];
}

function firstWith(column: CountColumn, type: SessionType, { byType }: Book): Session | undefined {
  return byType.get(type)?.find(({ fields }) => fields[column].state === "read");
}

/** A number of signatures or votes that no Legislature of so many members can give. */
export function moreThanMembers(
  session: Session,
  column: CountColumn,
  found: number,
  members: number,
): Draft {
  return {
    severity: "warning",
    cells: session.fields[column].cells,
    message: fill(TEXTS.tooMany, { column: COLUMN_NAMES[column], found, members }),
  };
}
