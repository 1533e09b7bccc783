import { COLUMN_NAMES } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import type { SessionType } from "../../sessions/session-type";
import { cellsOf, type Book } from "../model/book";
import type { Session } from "../model/session";
import type { CalendarRule, Draft } from "../rule";
import type { ColumnName } from "../sheet/columns";

const TEXTS = {
  noId: {
    es: "Esta fila no dice de qué sesión es y no cuenta para nada más. Escriba «{column}», también en cada día de reunión.",
    en: "This row does not say which session it is of and counts for nothing else. Enter “{column}”, on each meeting day too.",
  },
  noType: {
    es: "Falta «{column}»: sin el tipo la sesión no se puede juzgar.",
    en: "“{column}” is blank: without its type the session cannot be judged.",
  },
  noStart: {
    es: "Falta «{column}»: sin el primer día la sesión no se puede juzgar.",
    en: "“{column}” is blank: without its first day the session cannot be judged.",
  },
  noEnd: {
    es: "Falta «{column}»: sin el último día no se sabe cuánto dura la extraordinaria.",
    en: "“{column}” is blank: without its last day the length of the special session is not known.",
  },
} as const satisfies Readonly<Record<string, Text>>;

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
  return drafts;
}
