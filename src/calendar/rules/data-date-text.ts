import { isoText } from "../../days/iso";
import { fill, type Text } from "../../messages/text";
import { cellIssues } from "../cell-issues";
import type { CellPlace } from "../finding";
import type { Book } from "../model/book";
import type { CalendarRule, DraftFix } from "../rule";
import { COLUMN_ORDER, COLUMNS } from "../sheet/columns";
import type { Trouble } from "../sheet/trouble";

const TEXTS = {
  meant: {
    es: "«{shown}» es un texto, no una fecha de Excel, y no se usa. Si quiere decir {meant}, escriba {meant}.",
    en: "“{shown}” is text, not an Excel date, and is not used. If it means {meant}, enter {meant}.",
  },
  unclear: {
    es: "«{shown}» no es una fecha. Escriba una fecha de Excel o un texto como 2027-06-03.",
    en: "“{shown}” is not a date. Enter an Excel date or a text such as 2027-06-03.",
  },
  error: {
    es: "La celda muestra el error {shown} donde va una fecha. Corrija la fórmula o escriba la fecha.",
    en: "The cell shows the error {shown} where a date belongs. Correct the formula or enter the date.",
  },
  noDate: {
    es: "{shown} no es una fecha. Escriba una fecha de Excel o un texto como 2027-06-03.",
    en: "{shown} is not a date. Enter an Excel date or a text such as 2027-06-03.",
  },
  asDate: { es: "Escribir la fecha {meant}", en: "Enter the date {meant}" },
} as const satisfies Readonly<Record<string, Text>>;

/** Columns whose cells can hold several days. */
const DATE_LISTS = COLUMN_ORDER.filter((name) => COLUMNS[name].holds === "dates");

/** A date that is written as text, an error, a yes/no value or a small number is not used; ISO text is a date. */
export const dateText: CalendarRule = {
  id: "data-date-text",
  citation: "",
  clauses: [],
  check: (book) => cellIssues(book, messageOf, fixesOf),
};

/** The only day that a text can mean, as a date; a list of days is left to the clerk. */
function fixesOf(trouble: Trouble, at: CellPlace, { header }: Book): readonly DraftFix[] {
  if (trouble.kind !== "date-text" || trouble.meant === undefined) return [];
  const listed = DATE_LISTS.some((name) => header.columns.get(name) === at.column);
  if (listed) return [];
  const label = fill(TEXTS.asDate, { meant: isoText(trouble.meant) });
  return [{ kind: "safe", label, changes: [{ at, after: { day: trouble.meant } }] }];
}

function messageOf(trouble: Trouble): Text | undefined {
  const { kind, shown } = trouble;
  if (kind === "date-none") return fill(shown.startsWith("#") ? TEXTS.error : TEXTS.noDate, { shown });
  if (kind !== "date-text") return undefined;
  if (trouble.meant === undefined) return fill(TEXTS.unclear, { shown });
  return fill(TEXTS.meant, { shown, meant: isoText(trouble.meant) });
}
