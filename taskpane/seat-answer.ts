import { readCandidates, readMunicipalities } from "../functions/read/candidates";
import { seatsTable } from "../functions/tables/seats";
import { PassedError } from "../functions/cell";
import type { SheetRows } from "../src/calendar/input";
import { fold } from "../src/messages/fold";
import { Problem } from "../src/messages/problem";
import { fill, type Language, type Text } from "../src/messages/text";
import { PANE_SEATS_TEXTS } from "../src/messages/pane-seats";
import { allocate } from "../src/seats/allocate";
import { membersOfMunicipality } from "../src/seats/municipalities";
import { assertSizeOf, seatsTotal, type SizeInput } from "../src/seats/size";
import type { SeatBook } from "./seat-book";
import type { Seating } from "./slices/seating";

/** Where the number of members comes from. */
export type SizeSource = "column" | "choice" | "name" | "settings";

export interface KnownSize {
  readonly size: SizeInput;
  readonly from: SizeSource;
}

/** A cell of the table of seats, which has no dates. */
export type SeatCell = string | number | boolean;

/** The seats of one legislature, or why there are none. */
export type SeatAnswer =
  | {
      readonly kind: "seats";
      /** As MUNI_SEATS spills it, with its header row. */
      readonly table: readonly (readonly SeatCell[])[];
      readonly members: number;
      readonly known: KnownSize;
    }
  | { readonly kind: "needs-size" }
  | { readonly kind: "problem"; readonly problem: Text; readonly known: KnownSize | undefined };

/** The municipality whose seats are shown: the one chosen, else the first; undefined where the table names none. */
export function municipalityShown(
  { municipalities }: SeatBook,
  { municipality }: Seating,
): string | undefined {
  return municipalities.find((one) => one === municipality) ?? municipalities[0];
}

/**
 * The seats of the municipality shown, by the code of MUNI_SEATS. Its members are those of the column Tamaño; else those
 * that the clerk chose; else those that the municipality elected in 2020; else those of Parámetros.
 */
export function seatAnswerOf(book: SeatBook, seating: Seating, language: Language): SeatAnswer {
  const name = municipalityShown(book, seating);
  const rows = rowsOf(book, name);
  let known: KnownSize | undefined;
  try {
    known = knownSize(book, seating, rows, name);
    if (!known) return { kind: "needs-size" };
    if (name !== undefined) assertSizeOf(name, known.size);
    const allocation = allocate(readCandidates(rows), known.size, book.settings.readings);
    const spilled = seatsTable(allocation, { language, headers: true });
    const table = spilled.map((row) =>
      row.map((cell) => (typeof cell === "object" ? cell.basicValue : cell)),
    );
    return { kind: "seats", table, members: seatsTotal(known.size), known };
  } catch (error) {
    return { kind: "problem", problem: problemOf(error), known };
  }
}

/** The lines of one municipality; the others are blank, so that each keeps its number. */
function rowsOf({ candidates: { lines, area, columns } }: SeatBook, name: string | undefined): SheetRows {
  const at = columns.get("municipality");
  if (at === undefined || name === undefined) return lines;
  return lines.map((cells, row) =>
    row <= area.row || fold(String(cells[at] ?? "")) === fold(name) ? cells : [],
  );
}

function knownSize(
  { candidates: { columns, area }, settings }: SeatBook,
  { size }: Seating,
  rows: SheetRows,
  name: string | undefined,
): KnownSize | undefined {
  if (columns.has("size"))
    return { size: sizeOfColumn(rows, area.row, columns.get("size")!, name), from: "column" };
  if (size !== undefined) return { size, from: "choice" };
  const ofName = name === undefined ? undefined : membersOfMunicipality(name);
  if (ofName !== undefined) return { size: ofName, from: "name" };
  if (name !== undefined) return undefined;
  const members = settings.members ?? membersOfMunicipality(settings.municipality ?? "");
  return members === undefined ? undefined : { size: members, from: "settings" };
}

/** A table that names no municipality is of one: its size is the first that is given. */
function sizeOfColumn(rows: SheetRows, header: number, at: number, name: string | undefined): SizeInput {
  if (name !== undefined) return readMunicipalities(rows)[0]!.size;
  const given = rows.slice(header + 1).map((cells) => cells[at]);
  const first = given.find((cell) => cell !== undefined && cell !== null && cell !== "");
  return typeof first === "number" ? first : String(first ?? "");
}

function problemOf(error: unknown): Text {
  if (error instanceof Problem) return error.text;
  if (error instanceof PassedError) return fill(PANE_SEATS_TEXTS.errorCell, { code: error.code });
  throw error;
}
