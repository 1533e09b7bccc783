import { Problem } from "../../src/messages/problem";
import { fill, type Language, type Text } from "../../src/messages/text";
import { asRows, PassedError, type Cell, type Cells } from "../cell";
import { excelError } from "./excel-error";

/** An argument under the name that the user knows. */
export interface Argument {
  readonly name: string;
  readonly cells: Cells;
}

const TEXTS = {
  missing: {
    es: "Falta {name}. Indique un valor o una celda que lo tenga.",
    en: "{name} is missing. Give a value or a cell that has one.",
  },
  shape: {
    es: "{name} tiene {found} y {first} tiene {wanted}. Use rangos de igual tamaño o una sola celda.",
    en: "{name} has {found} and {first} has {wanted}. Use ranges of the same size, or one cell.",
  },
  single: {
    es: "{name} admite una sola celda y recibió {found}. Indique una celda.",
    en: "{name} takes one cell and got {found}. Give one cell.",
  },
};

function size(rows: readonly (readonly Cell[])[]): Text {
  const columns = rows[0]?.length ?? 0;
  return {
    es: `${rows.length} × ${columns} celdas`,
    en: `${rows.length} × ${columns} cells`,
  };
}

export function missing(name: string): Problem {
  return new Problem("missing", fill(TEXTS.missing, { name }));
}

/**
 * The one cell of an argument that is no range; undefined where it was left out.
 *
 * @param refusal what is said of a range: `{name}` has `{found}` cells
 */
export function singleCell({ name, cells }: Argument, refusal: Text = TEXTS.single): Cell {
  const rows = asRows(cells);
  if (!isOneCell(rows)) throw new Problem("value", fill(refusal, { name, found: size(rows) }));
  return rows[0]?.[0];
}

/** One value for one cell; for a range, a range of its shape with blanks and errors in their places. */
export type Elementwise<Result> = Result | (Result | string | Error)[][];

/**
 * Answers cell by cell: one cell gives one value; a range gives a range of its shape, where a blank gives a blank and
 * a bad cell an error in its own place. A further argument of one cell serves all; another shape is `#VALUE!`.
 *
 * @param isEmpty which first cells are no input
 * @param answer value of one cell, given the cells of all arguments at its place
 */
export function elementwise<Result>(
  args: readonly [Argument, ...Argument[]],
  isEmpty: (cell: Cell) => boolean,
  language: Language,
  answer: (...cells: Cell[]) => Result,
): Elementwise<Result> {
  const [first, ...others] = args.map(({ name, cells }) => ({ name, rows: asRows(cells) }));
  const { name, rows } = first!;
  for (const other of others) assertShape(other, { name, rows });
  if (isOneCell(rows)) {
    const cell = rows[0]?.[0];
    if (isEmpty(cell)) throw missing(name);
    return answer(cell, ...others.map((other) => other.rows[0]?.[0]));
  }
  return rows.map((row, r) =>
    row.map((cell, c) => {
      if (isEmpty(cell)) return "";
      try {
        return answer(cell, ...others.map((other) => at(other.rows, r, c)));
      } catch (problem) {
        if (problem instanceof Problem || problem instanceof PassedError)
          return excelError(problem, language);
        throw problem;
      }
    }),
  );
}

interface NamedRows {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

function isOneCell(rows: readonly (readonly Cell[])[]): boolean {
  return rows.length <= 1 && (rows[0]?.length ?? 0) <= 1;
}

function assertShape(other: NamedRows, first: NamedRows): void {
  if (isOneCell(other.rows)) return;
  if (other.rows.length === first.rows.length && other.rows[0]!.length === (first.rows[0]?.length ?? 0))
    return;
  const figures = { name: other.name, first: first.name, found: size(other.rows), wanted: size(first.rows) };
  throw new Problem("value", fill(TEXTS.shape, figures));
}

function at(rows: readonly (readonly Cell[])[], row: number, column: number): Cell {
  return isOneCell(rows) ? rows[0]?.[0] : rows[row]![column];
}
