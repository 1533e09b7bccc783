import { Problem } from "../src/messages/problem";
import { fill } from "../src/messages/text";

/** Whatever a host hands over for one cell: number, text, boolean, null, a data-type object or an error. */
export type Cell = unknown;

/** An argument as it may arrive: one cell, or rows of cells (`Cell[][]`); an omitted one is null or undefined. */
export type Cells = unknown;

/** An error cell that was passed in and goes out again as it came. */
export class PassedError extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = "PassedError";
  }
}

const RETURNABLE = new Set(["#N/A", "#VALUE!", "#NUM!", "#DIV/0!", "#NULL!"]);

const UPSTREAM = {
  es: "Una celda de entrada da {code}. Corrija primero esa celda.",
  en: "An input cell shows {code}. Mend that cell first.",
};

const UNREADABLE = {
  es: "Una celda de entrada tiene un tipo de dato que no se puede leer. Escriba en ella texto, número o fecha.",
  en: "An input cell holds a data type that cannot be read. Put text, a number or a date in it.",
};

/** True for a cell without content; a zero is content. */
export function isBlank(cell: Cell): boolean {
  return cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "");
}

/** True for a cell that names no date: some hosts hand a blank cell over as 0. */
export function isBlankDate(cell: Cell): boolean {
  return isBlank(cell) || cell === 0;
}

/**
 * The plain value of a cell: a result of another MUNI_* cell is unwrapped, a blank is null.
 *
 * @throws PassedError for an error cell, Problem `value` for one that no function may return or for other objects
 */
export function plainValue(cell: Cell): string | number | boolean | null {
  if (isBlank(cell)) return null;
  if (typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean") return cell;
  const { code, type, basicValue } = cell as { code?: unknown; type?: unknown; basicValue?: unknown };
  const error =
    typeof code === "string" && code.startsWith("#") ? code : type === "Error" ? basicValue : undefined;
  if (typeof error === "string")
    throw RETURNABLE.has(error)
      ? new PassedError(error)
      : new Problem("value", fill(UPSTREAM, { code: error }));
  if (typeof basicValue === "string" || typeof basicValue === "number" || typeof basicValue === "boolean")
    return basicValue === "" ? null : basicValue;
  throw new Problem("value", UNREADABLE);
}

/** The argument as rows of cells; an omitted one has no rows. */
export function asRows(cells: Cells): readonly (readonly Cell[])[] {
  if (cells === null || cells === undefined) return [];
  if (!Array.isArray(cells)) return [[cells]];
  return (cells as readonly Cell[]).map((row) => (Array.isArray(row) ? (row as readonly Cell[]) : [row]));
}

/** Whether nothing was given for an optional argument. */
export function isOmitted(cells: Cells): boolean {
  return asRows(cells).every((row) => row.every(isBlank));
}
