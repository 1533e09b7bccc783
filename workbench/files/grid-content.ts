import { CellValueType, type ICellData, type IStyleData, type Nullable } from "@univerjs/core";
import { FormulaDataModel } from "@univerjs/engine-formula";
import type { Block } from "../../src/workbook/address";
import type { CellContent, CellFormula, FormulaResult } from "../../xlsx/edit/workbook-edit";
import { isDateCode } from "../../xlsx/read/number-format";
import type { FacadeSheet, UniverParts } from "../grid/facade";
import { toRect } from "../grid/facade";
import type { Value } from "../host/grid";
import { calledFunctions, storedFormula } from "./formula-names";

/** What a cell of the grid holds, its own or what it had when the file was opened. */
export interface Content {
  /** With its "="; "" where there is none. */
  readonly formula: string;
  readonly value: Value;
}

const GENERAL = "General";
const ERROR = /^#(?:N\/A|VALUE!|REF!|DIV\/0!|NUM!|NAME\?|NULL!|SPILL!|CALC!)$/;
const RICH_TEXT_END = /\r\n$/;

/** Content of a cell that has its formula itself. */
export function contentOf(cell: Nullable<ICellData>, formula = cell?.f ?? ""): Content {
  return { formula, value: valueOf(cell) };
}

function valueOf(cell: Nullable<ICellData>): Value {
  const value = cell?.v ?? cell?.p?.body?.dataStream?.replace(RICH_TEXT_END, "").replace(/\r/g, "\n") ?? "";
  if (value === "") return "";
  switch (cell?.t) {
    case CellValueType.BOOLEAN:
      return value === 1 || value === true || value === "1" || value === "TRUE";
    case CellValueType.NUMBER:
      return typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    case CellValueType.STRING:
    case CellValueType.FORCE_STRING:
      return String(value);
    default:
      return value;
  }
}

/** The cells of one sheet of the grid as they are now. */
export interface CurrentCells {
  readonly at: (row: number, column: number) => Content;
  readonly pattern: (row: number, column: number) => string;
  readonly style: (row: number, column: number) => IStyleData | undefined;
  /** Calls for each cell that holds or looks like something. */
  readonly each: (call: (row: number, column: number) => void) => void;
  /** Cells that a formula fills, where there are several. */
  readonly spill: (row: number, column: number) => Block | undefined;
}

export function currentCells({ workbook, injector }: UniverParts, sheet: FacadeSheet): CurrentCells {
  const [unitId, sheetId] = [workbook.getId(), sheet.getSheetId()];
  const matrix = sheet.getSheet().getCellMatrix();
  const styles = workbook.getWorkbook().getStyles();
  const model = injector.get(FormulaDataModel);
  const spills = model.getArrayFormulaRange()[unitId]?.[sheetId];
  const styleAt = (row: number, column: number): IStyleData | undefined =>
    styles.getStyleByCell(matrix.getValue(row, column)) ?? undefined;
  return {
    at(row, column) {
      const cell = matrix.getValue(row, column);
      if (!cell?.si || cell.f) return contentOf(cell);
      return contentOf(cell, model.getFormulaStringByCell(row, column, sheetId, unitId) ?? "");
    },
    pattern: (row, column) => styleAt(row, column)?.n?.pattern ?? GENERAL,
    style: styleAt,
    each: (call) => matrix.forValue((row, column) => call(row, column)),
    spill(row, column) {
      const range = spills?.[row]?.[column];
      const block = range && toRect(range);
      return block && block.rows * block.columns > 1 ? block : undefined;
    },
  };
}

/** How a cell of the grid goes into a file. */
interface Writing {
  readonly pattern: string;
  /** Days to take off a day that a formula gave, in a file that counts from 1904. */
  readonly daysOff: number;
  readonly spill?: Block | undefined;
}

/** Content of a cell as a file takes it; null for a blank. */
export function fileContent(
  { formula, value }: Content,
  { pattern, daysOff, spill }: Writing,
): CellContent | CellFormula | null {
  const showsDay = isDateCode(pattern);
  if (formula !== "") {
    const block = spill ?? (callsAddin(formula) ? { rows: 1, columns: 1 } : undefined);
    return {
      formula: storedFormula(formula),
      cached: fileResult(value, showsDay ? daysOff : 0),
      ...(block ? { spill: { rows: block.rows, columns: block.columns } } : {}),
    };
  }
  if (value === "") return null;
  return typeof value === "number" && showsDay ? { day: value } : value;
}

/** Excel keeps the functions of add-ins as formulas that may fill several cells, even where they fill one. */
function callsAddin(formula: string): boolean {
  return calledFunctions(formula).some((name) => /^MUNI[_.]/.test(name));
}

/** Result of a formula as a file takes it. */
export function fileResult(value: Value, daysOff: number): FormulaResult {
  if (typeof value === "number") return value - daysOff;
  return typeof value === "string" && ERROR.test(value) ? { error: value } : value;
}

/** True for what a formula gives when it failed. */
export function isError(value: unknown): boolean {
  return typeof value === "string" && (ERROR.test(value) || /^#[A-Z]+[!?]$/.test(value));
}
