import { DataValidationErrorStyle } from "@univerjs/core";
import { isMarkFormula } from "../../src/workbook/marking";
import type {
  NewCell,
  NewConditionalFormat,
  NewName,
  NewRow,
  NewSheet,
  NewTable,
  NewValidation,
} from "../../xlsx/edit/new-sheet";
import { toRect, type FacadeSheet, type UniverParts } from "../grid/facade";
import { parseA1, splitSheet } from "../host/a1";
import type { DefinedName, GridSheet } from "../host/grid";
import { storedFormula } from "./formula-names";
import { currentCells, fileContent } from "./grid-content";
import { fileLook } from "./univer-style";

/** Pixels of a character, and of the room at a column's sides. */
const DIGIT = 7;
const ROOM = 5;

/** A sheet of the grid as a new file takes it. */
export function newSheet(parts: UniverParts, grid: GridSheet): NewSheet {
  const facade = parts.workbook.getSheetBySheetId(grid.id)!;
  const frozen = grid.frozen();
  const used = grid.used(false);
  const rows = used ? rowsOf(parts, facade, grid, used.row + used.rows, used.column + used.columns) : [];
  return {
    name: grid.name(),
    rows,
    widths: widthsOf(facade, used ? used.column + used.columns : 0),
    merged: facade.getSheet().getConfig().mergeData.map(toRect),
    tables: tablesOf(grid),
    validations: listsOf(facade),
    conditionalFormats: formatsOf(grid),
    ...(frozen.rows > 0 || frozen.columns > 0 ? { frozen } : {}),
  };
}

function rowsOf(
  parts: UniverParts,
  facade: FacadeSheet,
  grid: GridSheet,
  rows: number,
  columns: number,
): NewRow[] {
  const current = currentCells(parts, facade);
  const shown = grid.read({ row: 0, column: 0, rows, columns });
  return shown.map((line, row) => ({
    cells: line.map(({ value }, column): NewCell => {
      const own = current.at(row, column);
      const pattern = current.pattern(row, column);
      const spill = own.formula === "" ? undefined : current.spill(row, column);
      // A cell that another's formula fills has its value alone.
      const filled = own.formula === "" && own.value === "" ? { formula: "", value } : own;
      const content = fileContent(filled, { pattern, daysOff: 0, spill });
      const look = fileLook(current.style(row, column));
      return look ? { content, look } : content;
    }),
  }));
}

function widthsOf(facade: FacadeSheet, columns: number): (number | undefined)[] {
  const { columnData, defaultColumnWidth } = facade.getSheet().getConfig();
  return Array.from({ length: columns }, (_, column) => {
    const width = columnData[column]?.w;
    return width === undefined || width === defaultColumnWidth
      ? undefined
      : Math.max(1, Math.round(((width - ROOM) / DIGIT) * 100) / 100);
  });
}

/** Excel wants headers that are different texts. */
function tablesOf(grid: GridSheet): NewTable[] {
  return grid.tables().flatMap(({ name, rect, hasHeaders }): NewTable[] => {
    const headers = grid.read({ ...rect, rows: 1 })[0]!.map(({ value }) => value);
    const texts = new Set(headers.map((value) => String(value).toLowerCase()));
    const isTable =
      hasHeaders &&
      texts.size === headers.length &&
      headers.every((value) => typeof value === "string" && value !== "");
    return isTable && rect.rows > 1 ? [{ name, range: rect }] : [];
  });
}

function listsOf(facade: FacadeSheet): NewValidation[] {
  const rules = facade.getDataValidations().map(({ rule }) => rule);
  return rules.flatMap(
    ({ type, formula1 = "", ranges, showErrorMessage, error, errorStyle }): NewValidation[] => {
      const text = { title: "", text: error ?? "", refuses: errorStyle === DataValidationErrorStyle.STOP };
      if (type !== "list" || formula1 === "") return [];
      const values = formula1.split(",");
      if (!formula1.startsWith("=") && formula1.length > 255) return [];
      return [
        {
          ranges: ranges.map(toRect),
          rule: formula1.startsWith("=")
            ? { kind: "listFrom", formula: storedFormula(formula1) }
            : { kind: "list", values },
          ...(showErrorMessage ? { error: text } : {}),
        },
      ];
    },
  );
}

function formatsOf(grid: GridSheet): NewConditionalFormat[] {
  return grid
    .marks()
    .filter(({ type, formula }) => type === "Custom" && !isMarkFormula(formula))
    .map(({ rects, formula, look: { fill, fontColor, bold } }) => ({
      ranges: rects,
      formula: storedFormula(formula),
      look: {
        ...(fill ? { fill } : {}),
        ...(fontColor ? { color: fontColor } : {}),
        ...(bold ? { bold } : {}),
      },
    }));
}

/** The names of the workbook for ranges of a sheet. */
export function namesOf(sheet: string, names: readonly DefinedName[]): NewName[] {
  return names.flatMap(({ name, reference }) => {
    const { sheet: own, address } = splitSheet(reference);
    const range = own === sheet ? parseA1(address) : null;
    return range ? [{ name, range }] : [];
  });
}
