import { fold } from "../../src/messages/fold";
import { SEAT_TABLE } from "../../src/messages/seats";
import type { Text } from "../../src/messages/text";
import { seatsTaken, type Seats, type SeatsOfParty } from "./seats";

type Cell = string | number | boolean | null;

/** Where the columns of the table stand. */
type Columns = Readonly<Record<"party" | "direct" | "minority" | "total" | "note", number>>;

/**
 * The seats of the table that MUNI_SEATS spills, its header row in Spanish or English.
 *
 * A party's seat that is sure but neither direct nor minority yet is what its total has beyond the two. Where nothing
 * is undecided the parties' totals are the members; else their number has to be given.
 *
 * @param members of the legislature, where the caller knows them
 * @returns undefined where the rows are no such table
 * @example
 * seatDataOf([["partido", "directos", "minoría", "total", "nota"], ["A", 4, 0, 4, ""], ["B", 0, 1, 1, ""]])
 * //=> { parties: [{ name: "A", direct: 4, minority: 0, open: 0 }, …], total: 5 }
 */
export function seatDataOf(rows: readonly (readonly Cell[])[], members?: number): Seats | undefined {
  const header = rows.findIndex((row) => columnsOf(row) !== undefined);
  const columns = columnsOf(rows[header] ?? []);
  if (!columns) return undefined;
  const parties: SeatsOfParty[] = [];
  let undecided: string | undefined;
  for (const row of rows.slice(header + 1)) {
    const party = partyOf(row, columns);
    if (party) parties.push(party);
    else if (is(row[columns.party], SEAT_TABLE.undecidedRow)) undecided = String(row[columns.note] ?? "");
  }
  const total = members ?? (undecided === undefined ? seatsTaken(parties) : undefined);
  return { parties, total, ...(undecided === undefined ? {} : { undecided }) };
}

function columnsOf(row: readonly Cell[]): Columns | undefined {
  const at = (text: Text): number => row.findIndex((cell) => is(cell, text));
  const columns = {
    party: at(SEAT_TABLE.party),
    direct: at(SEAT_TABLE.direct),
    minority: at(SEAT_TABLE.minority),
    total: at(SEAT_TABLE.total),
    note: at(SEAT_TABLE.note),
  };
  return Object.values(columns).every((column) => column >= 0) ? columns : undefined;
}

/** The rows of text below the parties have no figures. */
function partyOf(row: readonly Cell[], columns: Columns): SeatsOfParty | undefined {
  const [name, direct, minority, total] = [
    columns.party,
    columns.direct,
    columns.minority,
    columns.total,
  ].map((column) => row[column]);
  if (typeof direct !== "number" || typeof minority !== "number" || typeof total !== "number")
    return undefined;
  return { name: String(name), direct, minority, open: total - direct - minority };
}

function is(cell: Cell | undefined, { es, en }: Text): boolean {
  const word = typeof cell === "string" ? fold(cell) : "";
  return word === fold(es) || word === fold(en);
}
