import { booksByHand } from "./makers/by-hand";
import { booksOfLibraries } from "./makers/library-made";
import { booksOfMuni } from "./makers/muni-made";
import { booksOfOffice } from "./makers/office-made";
import { shippedBooks } from "./makers/shipped";
import type { TrialBook } from "./trial-book";

/** Books of others that LibreOffice opens and saves again as its own. */
const SAVED_AGAIN = [
  "exceljs-calendar",
  "excelize",
  "google-dates",
  "muni-plan",
  "openpyxl-calendar",
  "xlsxwriter-formulas",
];

/** Every workbook of the round trip. */
export function allBooks(): TrialBook[] {
  const books = [...shippedBooks(), ...booksOfMuni(), ...booksByHand(), ...booksOfLibraries()];
  return [...books, ...booksOfOffice(books.filter(({ name }) => SAVED_AGAIN.includes(name)))];
}
