import {
  LocaleType,
  LogLevel,
  ObjectMatrix,
  Univer,
  UniverInstanceType,
  CellValueType,
  type ICellData,
  type Injector,
  type IWorkbookData,
} from "@univerjs/core";
import {
  AstTreeBuilder,
  FORMULA_REF_TO_ARRAY_CACHE,
  IFormulaCurrentConfigService,
  IFormulaRuntimeService,
  IFunctionService,
  Interpreter,
  Lexer,
  UniverFormulaEnginePlugin,
  type ArrayValueObject,
  type BaseReferenceObject,
  type BaseValueObject,
} from "@univerjs/engine-formula";
import type { SheetCell } from "../../src/calendar/input";
import type { FormulaResult } from "../../xlsx/edit/workbook-edit";
import { leaveOutComparisonIndex } from "../../workbench/functions/comparison-index";
import { repairDateFunctions } from "../../workbench/functions/date-functions";
import { createErrorMessages } from "../../workbench/functions/error-messages";
import type { CellAt } from "./area";
import { LAST_COLUMN, LAST_ROW } from "./area";
import { muniFunctions } from "./muni-functions";

/** Computes formulas one at a time, from the values that cells have at that moment. */
export interface Engine {
  readonly knows: (functionName: string) => boolean;
  /**
   * Values of a formula, row by row; undefined where the engine cannot read it.
   *
   * @param formula with "=", references by sheet
   */
  readonly compute: (formula: string, at: CellAt) => FormulaResult[][] | undefined;
  /** Sentence of the error that a function of MUNI gave in a cell. */
  readonly messageAt: (at: CellAt) => string | null;
  /** Forgets the ranges that it has read: they hold other values now. */
  readonly forget: () => void;
}

const BOOK = "book";

/**
 * Starts Univer's engine without a page or a workbook of its own.
 *
 * @param valueAt what a cell holds now
 */
export function startEngine(
  sheetNames: readonly string[],
  valueAt: (sheet: number, row: number, column: number) => SheetCell,
): Engine {
  const injector = startUniver(sheetNames);
  const messages = createErrorMessages();
  const functions = injector.get(IFunctionService);
  functions.registerExecutors(...muniFunctions(messages));
  repairDateFunctions(injector);
  leaveOutComparisonIndex();
  readCellsFrom(injector, sheetNames.length, valueAt);
  const compute = computing(injector);
  return {
    knows: (name) => functions.getExecutor(name) !== null && functions.getExecutor(name) !== undefined,
    compute,
    messageAt: ({ sheet, row, column }) => messages.at(String(sheet), row, column),
    forget: () => FORMULA_REF_TO_ARRAY_CACHE.clear(),
  };
}

function startUniver(sheetNames: readonly string[]): Injector {
  const univer = new Univer({
    logLevel: LogLevel.SILENT,
    locale: LocaleType.EN_US,
    locales: { [LocaleType.EN_US]: {} },
  });
  univer.registerPlugin(UniverFormulaEnginePlugin);
  const ids = sheetNames.map((_, at) => String(at));
  const size = { rowCount: LAST_ROW + 1, columnCount: LAST_COLUMN + 1 };
  const sheets = ids.map((id, at) => [id, { id, name: sheetNames[at]!, cellData: {}, ...size }] as const);
  const book: Partial<IWorkbookData> = { id: BOOK, sheetOrder: ids, sheets: Object.fromEntries(sheets) };
  univer.createUnit(UniverInstanceType.UNIVER_SHEET, book);
  return univer.__getInjector();
}

/** Cells are handed to the engine when it asks for them: most of a workbook is never read. */
function readCellsFrom(
  injector: Injector,
  sheets: number,
  valueAt: (sheet: number, row: number, column: number) => SheetCell,
): void {
  const config = injector.get(IFormulaCurrentConfigService);
  config.loadDataLite();
  const data = config.getUnitData()[BOOK]!;
  for (let sheet = 0; sheet < sheets; sheet++) {
    const cells = new ObjectMatrix<ICellData>();
    cells.getValue = (row, column) => cellOf(valueAt(sheet, row, column))!;
    data[String(sheet)]!.cellData = cells;
  }
  injector.get(IFormulaRuntimeService).reset();
}

function cellOf(value: SheetCell): ICellData | undefined {
  if (value === null || value === "") return undefined;
  if (typeof value === "number") return { v: value, t: CellValueType.NUMBER };
  if (typeof value === "boolean") return { v: value ? 1 : 0, t: CellValueType.BOOLEAN };
  return { v: value, t: CellValueType.STRING };
}

/** Cells of the ranges that the engine may keep; it keeps ten thousand ranges, however large. */
const MOST_KEPT = 2_000_000;

function computing(injector: Injector): Engine["compute"] {
  const lexer = injector.get(Lexer);
  const trees = injector.get(AstTreeBuilder);
  const interpreter = injector.get(Interpreter);
  const runtime = injector.get(IFormulaRuntimeService);
  let kept = 0;
  return (formula, { sheet, row, column }) => {
    if ((kept += rangeSize(formula)) > MOST_KEPT) {
      FORMULA_REF_TO_ARRAY_CACHE.clear();
      kept = 0;
    }
    runtime.setCurrent(row, column, LAST_ROW + 1, LAST_COLUMN + 1, String(sheet), BOOK);
    const lexed = lexer.treeBuilder(formula);
    if (typeof lexed !== "object" || Array.isArray(lexed)) return undefined;
    const node = trees.parse(lexed);
    if (!node) return undefined;
    const result = interpreter.execute({ node, refOffsetX: 0, refOffsetY: 0 });
    return resultRows(result);
  };
}

/** Cells of the ranges in a formula, about. */
function rangeSize(formula: string): number {
  let size = 0;
  for (const [, first, last] of formula.matchAll(/[A-Z](\d+):[A-Z]+(\d+)/g))
    size += Number(last) - Number(first) + 1;
  return size;
}

function resultRows(result: BaseReferenceObject | BaseValueObject): FormulaResult[][] {
  const values = result.isReferenceObject()
    ? (result as BaseReferenceObject).toArrayValueObject()
    : (result as BaseValueObject);
  if (!values.isArray()) return [[plainResult(values)]];
  const rows = (values as ArrayValueObject).getArrayValue();
  return rows.map((row) => Array.from(row, (cell) => (cell ? plainResult(cell) : 0)));
}

/** A blank cell gives 0, as in Excel. */
function plainResult(value: BaseValueObject): FormulaResult {
  if (value.isNull()) return 0;
  const content = value.getValue();
  if (value.isError()) return { error: String(content) };
  return value.isBoolean() ? Boolean(content) : content;
}
