import { fromCivil } from "../../src/days/civil";
import { muniCalls } from "../../src/workbook/muni-formula";
import type { Cell, Content, Grid, GridSheet, Value } from "./grid";
import { isDateFormat } from "./number-format";
import { corner } from "./rect";

/** Days between the starts of Excel's two ways to count them. */
export const DAYS_TO_1904 = 1462;

/**
 * A grid that counts days from 1900 as one that counts from 1904, as Excel does with a workbook of that kind: what
 * shows as a day is handed over as a number 1,462 smaller, and taken so. Numbers that show no day stay as they are.
 */
export function countingFrom1904(grid: Grid): Grid {
  const known = new WeakMap<GridSheet, GridSheet>();
  const wrap = (sheet: GridSheet): GridSheet => {
    const wrapped = known.get(sheet) ?? sheetFrom1904(sheet);
    known.set(sheet, wrapped);
    return wrapped;
  };
  return {
    ...grid,
    sheets: () => grid.sheets().map(wrap),
    active: () => wrap(grid.active()),
    addSheet: (name) => wrap(grid.addSheet(name)),
    selection() {
      const { sheet, rects } = grid.selection();
      return { sheet: wrap(sheet), rects };
    },
    select: (sheet, rects) => grid.select(grid.sheets().find(({ id }) => id === sheet.id) ?? sheet, rects),
    serial: (year, month, day) => fromCivil(year, month, day) - DAYS_TO_1904,
  };
}

function sheetFrom1904(sheet: GridSheet): GridSheet {
  return {
    ...sheet,
    read: (rect) =>
      sheet
        .read(rect)
        .map((line, i) => line.map((cell, j) => handedOver(cell, sheet, rect.row + i, rect.column + j))),
    write: (rect, content) => sheet.write(rect, taken(content, sheet.read(rect))),
    writeFormats(rect, formats) {
      const moved = movedBy(formats, sheet.read(rect));
      sheet.writeFormats(rect, formats);
      if (moved) sheet.write(rect, moved);
    },
  };
}

/** The functions of the add-in give days counted from 1900 whatever the workbook, and Excel keeps that number. */
function handedOver(cell: Cell, sheet: GridSheet, row: number, column: number): Cell {
  if (typeof cell.value !== "number" || !isDateFormat(cell.format)) return cell;
  return muniCalls(formulaOf(cell, sheet, row, column)).length > 0
    ? cell
    : { ...cell, value: cell.value - DAYS_TO_1904 };
}

/** Its own, or that of the cell that fills it. */
function formulaOf({ formula }: Cell, sheet: GridSheet, row: number, column: number): string {
  const spill = formula === "" ? sheet.spillAt(row, column) : null;
  return spill ? sheet.read(corner(spill))[0]![0]!.formula : formula;
}

function taken(content: Content, cells: readonly (readonly Cell[])[]): Content {
  return content.map((line, i) =>
    line.map((value, j) =>
      typeof value === "number" && isDateFormat(cells[i]![j]!.format) ? value + DAYS_TO_1904 : value,
    ),
  );
}

/** A number that begins to show a day, or ends to, stays the same number for whoever reads it. */
function movedBy(
  formats: readonly (readonly (string | null)[])[],
  cells: readonly (readonly Cell[])[],
): Content | undefined {
  const moved = formats.map((line, i) => line.map((format, j) => movedValue(format, cells[i]![j]!)));
  return moved.some((line) => line.some((value) => value !== null)) ? moved : undefined;
}

/** What a formula gives is worked out by the grid, which counts from 1900. */
function movedValue(format: string | null, { value, formula, format: before }: Cell): Value | null {
  if (format === null || typeof value !== "number" || formula !== "") return null;
  const [was, is] = [isDateFormat(before), isDateFormat(format)];
  if (was === is) return null;
  return is ? value + DAYS_TO_1904 : value - DAYS_TO_1904;
}
