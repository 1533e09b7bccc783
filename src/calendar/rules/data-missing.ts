import { isoText } from "../../days/iso";
import { COLUMN_NAMES } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import type { SessionType } from "../../sessions/session-type";
import { cellsOf, type Book } from "../model/book";
import { valueOf } from "../model/field";
import { isEndTaken, type Session } from "../model/session";
import type { CalendarRule, Draft } from "../rule";
import type { ColumnName } from "../sheet/columns";

const TEXTS = {
  noId: {
    es: "Falta «{column}»: no se sabe de qué sesión es esta fila, y no se revisa nada más de ella. Escriba «{column}» en todas las filas de la sesión.",
    en: "“{column}” is blank: it is not known which session this row belongs to, and nothing else in it is checked. Enter “{column}” on every row of the session.",
  },
  noType: {
    es: "Falta «{column}»: sin el tipo no se puede revisar la sesión.",
    en: "“{column}” is blank: the session cannot be checked without its type.",
  },
  noStart: {
    es: "Falta «{column}»: sin el primer día no se puede revisar la sesión.",
    en: "“{column}” is blank: the session cannot be checked without its first day.",
  },
  noEnd: {
    es: "Falta «{column}»: sin el último día no se sabe cuánto dura la extraordinaria.",
    en: "“{column}” is blank: the length of the special session is not known without its last day.",
  },
  oneDay: {
    es: "Falta «{column}»: se toma por sesión de un solo día, el {first}.",
    en: "“{column}” is blank: it is taken as a session of one day, {first}.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** A message or an urgent session is of one day by law: where its end is blank that is taken for granted, and said. */
function endTaken(session: Session, book: Book): Draft {
  const figures = { column: COLUMN_NAMES.end, first: isoText(valueOf(session.first)!) };
  return {
    severity: "note",
    session,
    cells: cellsOf(session, "end", book),
    message: fill(TEXTS.oneDay, figures),
  };
}

/** Rows of these types need no days. */
const WITHOUT_DAYS: ReadonlySet<SessionType | undefined> = new Set<SessionType>(["committee", "petition"]);

const SPECIAL: ReadonlySet<SessionType | undefined> = new Set<SessionType>([
  "special",
  "special-mayor",
  "special-petition",
  "special-4304",
]);

/** A row without id, a session without type or start, a special session without end. */
export const dataMissing: CalendarRule = {
  id: "data-missing",
  citation: "",
  clauses: [],
  check: (book) => [
    ...namelessDrafts(book),
    ...book.sessions.flatMap((session) => sessionDrafts(session, book)),
  ],
};

function namelessDrafts({ nameless, header }: Book): Draft[] {
  const column = header.columns.get("id")!;
  return nameless.map(({ row }) => ({
    severity: "missing",
    cells: [{ table: "calendar", row, column }],
    message: fill(TEXTS.noId, { column: COLUMN_NAMES.id }),
  }));
}

function sessionDrafts(session: Session, book: Book): Draft[] {
  const { type, first, last, fields } = session;
  const drafts: Draft[] = [];
  const missing = (column: ColumnName, sentence: Text): void => {
    const message = fill(sentence, { column: COLUMN_NAMES[column] });
    drafts.push({ severity: "missing", session, cells: cellsOf(session, column, book), message });
  };
  if (fields.type.state === "blank") missing("type", TEXTS.noType);
  if (first.state === "blank" && !WITHOUT_DAYS.has(type)) {
    const { columns } = book.header;
    missing(columns.has("date") && !columns.has("start") ? "date" : "start", TEXTS.noStart);
  }
  if (last.state === "blank" && first.state !== "blank" && SPECIAL.has(type)) missing("end", TEXTS.noEnd);
  if (type !== "inaugural" && isEndTaken(session) && book.header.columns.has("end"))
    drafts.push(endTaken(session, book));
  return drafts;
}
