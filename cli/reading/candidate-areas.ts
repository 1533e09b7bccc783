import { fold } from "../../src/messages/fold";
import { Problem } from "../../src/messages/problem";
import type { Text } from "../../src/messages/text";
import type { Area } from "../../src/workbook/reading";
import type { Book } from "./book";
import { candidatesOf, chosenSheets } from "./calendars";

const PARTY: ReadonlySet<string> = new Set(["partido", "party"]);
const VOTES: ReadonlySet<string> = new Set(["votos", "votes"]);

const NO_CANDIDATES: Text = {
  es: "no hay candidatos: hace falta una fila de encabezados con, por lo menos, «Partido» y «Votos» (y «Fila» en la papeleta).",
  en: "there are no candidates: it needs a row of headers with at least “Party” and “Votes” (and “Row” on the ballot).",
};

/**
 * Where the candidates of a book are: the first table or sheet that has their headers, from its header row down. A text
 * file may come without headers, as the functions take it.
 *
 * @throws Problem `value` where there is none
 */
export function candidateArea(book: Book, sheet: string | undefined): Area {
  const areas = chosenSheets(book, sheet).flatMap(candidatesOf);
  for (const area of areas) {
    const header = area.rows.findIndex(hasHeaders);
    if (header >= 0) return { ...area, row: area.row + header, rows: area.rows.slice(header) };
  }
  const [first] = areas;
  if (book.kind === "text" && first) return first;
  throw new Problem("value", NO_CANDIDATES);
}

function hasHeaders(row: readonly unknown[]): boolean {
  const words = row.map((cell) => (typeof cell === "string" ? fold(cell) : ""));
  return words.some((word) => PARTY.has(word)) && words.some((word) => VOTES.has(word));
}
