import type { SheetCell, SheetRows } from "../../src/calendar/input";
import { asRows, isBlank, PassedError, plainValue, type Cell, type Cells } from "../cell";

/**
 * A range as the calendar check reads it: results of other MUNI_* cells unwrapped, and error cells as their text, on
 * which the check reports. Where a host hands blank cells over as 0, a range has zeros and no blank: then they are
 * blanks.
 *
 * @throws PassedError for an argument that is nothing but an error cell, Problem `value` for one that no function may
 *   return
 */
export function readSheet(cells: Cells): SheetRows {
  const rows = asRows(cells);
  if (rows.length === 1 && rows[0]!.length === 1) return [[plainValue(rows[0]![0])]];
  const read = rows.map((row) => row.map(sheetCell));
  const hasBlanks = read.some((row) => row.some(isBlank));
  return hasBlanks ? read : read.map((row) => row.map((cell) => (cell === 0 ? null : cell)));
}

/** As readSheet; text such as `ley=49-2016; idioma=en` in one column is its names and values. */
export function readSettingsRows(cells: Cells): SheetRows {
  const rows = readSheet(cells);
  if (rows.some((row) => row.length > 1)) return rows;
  return rows.flatMap(([cell]) =>
    String(cell ?? "")
      .split(";")
      .map((part): SheetCell[] => {
        const at = part.indexOf("=");
        return at < 0 ? [part.trim(), null] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
      }),
  );
}

/** What Excel shows for a data type that cannot be read as a cell. */
const UNREADABLE = "#VALUE!";

function sheetCell(cell: Cell): SheetCell {
  try {
    return plainValue(cell);
  } catch (error) {
    return error instanceof PassedError ? error.code : errorText(cell);
  }
}

/** Text of an error that no function may return, such as #REF!. */
function errorText(cell: Cell): string {
  const { code, basicValue } = cell as { code?: unknown; basicValue?: unknown };
  const text = code ?? basicValue;
  return typeof text === "string" && text.startsWith("#") ? text : UNREADABLE;
}
