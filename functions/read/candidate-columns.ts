import { Problem } from "../../src/messages/problem";
import { CANDIDATE_COLUMNS, SEAT_PROBLEMS } from "../../src/messages/seats";
import { fill } from "../../src/messages/text";
import { candidateColumnOf, type CandidateColumn } from "../../src/seats/candidate-headers";
import { asRows, plainValue, type Cells } from "../cell";

export type PlainValue = string | number | boolean | null;

/** A line of the range that is not blank, by its number in the range, from 1. */
export interface CandidateLine {
  readonly line: number;
  readonly valueOf: (column: CandidateColumn) => PlainValue;
}

/** A range of candidates whose columns are known. */
export interface CandidateTable {
  readonly columns: ReadonlyMap<CandidateColumn, number>;
  readonly lines: readonly CandidateLine[];
  /** Party and votes alone: the order inside each party is the ballot order. */
  readonly inBallotOrder: boolean;
}

type Layout = Pick<CandidateTable, "columns" | "inBallotOrder">;

const WITHOUT_HEADERS: readonly CandidateColumn[] = ["party", "row", "votes", "name", "status"];

/**
 * Finds the columns of a range of candidates, by its headers or by their order.
 *
 * @throws Problem `missing` without any line; `value` for columns that are missing, double or too many; PassedError
 * for an error cell
 */
export function readCandidateTable(cells: Cells): CandidateTable {
  const rows = asRows(cells).map((row) => row.map(contentOf));
  const lines = rows.map((values, at) => ({ line: at + 1, values })).filter(({ values }) => !isBlank(values));
  const header = lines[0] && isHeader(lines[0].values);
  const layout = header
    ? byHeaders(lines[0]!.values)
    : byOrder(rows.reduce((most, row) => Math.max(most, row.length), 0));
  const body = header ? lines.slice(1) : lines;
  if (body.length === 0) throw new Problem("missing", SEAT_PROBLEMS.noCandidates);
  return {
    ...layout,
    lines: body.map(({ line, values }) => ({
      line,
      valueOf: (column) => values[layout.columns.get(column) ?? -1] ?? null,
    })),
  };
}

/**
 * The column must be there.
 *
 * @throws Problem `value` naming it
 */
export function assertColumn(columns: CandidateTable["columns"], column: CandidateColumn): void {
  if (columns.has(column)) return;
  const figures = { argument: "candidates", column: CANDIDATE_COLUMNS[column] };
  throw new Problem("value", fill(SEAT_PROBLEMS.missingColumn, figures));
}

function contentOf(cell: unknown): PlainValue {
  const value = plainValue(cell);
  return typeof value === "string" ? value.trim() : value;
}

/** Some hosts hand blank cells over as 0; a line of nothing else names no party and is no candidate. */
function isBlank(values: readonly PlainValue[]): boolean {
  return values.every((value) => value === null || value === 0);
}

/** A first line of words only, one of them the header of the party or of the votes. */
function isHeader(values: readonly PlainValue[]): boolean {
  const words = values.filter((value) => value !== null && value !== 0);
  const known = words.map(candidateColumnOf);
  return (
    words.every((word) => typeof word === "string") && (known.includes("party") || known.includes("votes"))
  );
}

function byHeaders(values: readonly PlainValue[]): Layout {
  const columns = new Map<CandidateColumn, number>();
  let unknown = false;
  values.forEach((value, at) => {
    if (typeof value !== "string") return;
    const column = candidateColumnOf(value);
    if (!column) unknown = true;
    else if (columns.has(column)) throw columnTwice(column);
    else columns.set(column, at);
  });
  assertColumn(columns, "party");
  assertColumn(columns, "votes");
  const alone = !unknown && !columns.has("name") && !columns.has("status");
  if (!alone) assertColumn(columns, "row");
  return { columns, inBallotOrder: !columns.has("row") };
}

function columnTwice(column: CandidateColumn): Problem {
  return new Problem(
    "value",
    fill(SEAT_PROBLEMS.columnTwice, { argument: "candidates", column: CANDIDATE_COLUMNS[column] }),
  );
}

function byOrder(width: number): Layout {
  if (width > WITHOUT_HEADERS.length) {
    const figures = { most: WITHOUT_HEADERS.length, found: width };
    throw new Problem("value", fill(SEAT_PROBLEMS.tooManyColumns, figures));
  }
  const names: readonly CandidateColumn[] =
    width === 2 ? ["party", "votes"] : WITHOUT_HEADERS.slice(0, width);
  const columns = new Map(names.map((column, at) => [column, at]));
  if (width > 0) assertColumn(columns, "votes");
  return { columns, inBallotOrder: width === 2 };
}
