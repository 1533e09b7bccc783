import type { SheetCell, SheetRows } from "../calendar/input";
import { candidateColumnOf, type CandidateColumn } from "../seats/candidate-headers";
import type { Area } from "./reading";

/** Candidates as a sheet has them, whatever else stands above, below or beside them. */
export interface CandidateArea {
  /** From the header row down, the table's own columns. */
  readonly area: Area;
  readonly columns: ReadonlyMap<CandidateColumn, number>;
  /**
   * The same rows, with blank ones above, so that a line has the number of its row in the sheet. Rows that say nothing
   * in a known column are blank.
   */
  readonly lines: SheetRows;
}

/**
 * The first area that has the headers of candidates: a row with at least the party and the votes, side by side with its
 * other columns. What stands behind a blank header, as a spilled table may, does not belong to it.
 *
 * @returns undefined where no area has them
 * @example
 * candidateAreaOf([area])?.columns.get("votes") //=> 3
 */
export function candidateAreaOf(areas: readonly Area[]): CandidateArea | undefined {
  for (const area of areas) {
    for (const [row, cells] of area.rows.entries()) {
      const run = runsOf(cells).find(([first, until]) => isHeader(cells.slice(first, until)));
      if (run) return below(area, row, ...run);
    }
  }
  return undefined;
}

function isHeader(cells: readonly SheetCell[]): boolean {
  const known = new Set(cells.map(candidateColumnOf));
  return known.has("party") && known.has("votes");
}

/** Stretches of cells without a blank one, from the first until before the last. */
function runsOf(cells: readonly SheetCell[]): [first: number, until: number][] {
  const runs: [number, number][] = [];
  let first: number | undefined;
  for (let at = 0; at <= cells.length; at++) {
    const blank = at === cells.length || isBlank(cells[at]);
    if (!blank) first ??= at;
    else if (first !== undefined) {
      runs.push([first, at]);
      first = undefined;
    }
  }
  return runs;
}

function below(area: Area, row: number, first: number, until: number): CandidateArea {
  const rows = area.rows.slice(row).map((cells) => cells.slice(first, until));
  const columns = new Map<CandidateColumn, number>();
  rows[0]!.forEach((cell, at) => {
    const column = candidateColumnOf(cell);
    if (column && !columns.has(column)) columns.set(column, at);
  });
  const known = [...columns.values()];
  const isTelling = (cells: readonly SheetCell[]): boolean => known.some((at) => !isBlank(cells[at]));
  const last = rows.reduce((found, cells, at) => (isTelling(cells) ? at : found), 0);
  const own = { ...area, row: area.row + row, column: area.column + first, rows: rows.slice(0, last + 1) };
  const above = Array.from({ length: own.row }, (): readonly SheetCell[] => []);
  return {
    area: own,
    columns,
    lines: [...above, ...own.rows.map((cells) => (isTelling(cells) ? cells : []))],
  };
}

function isBlank(cell: SheetCell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");
}
