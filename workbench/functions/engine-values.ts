import {
  ArrayValueObject,
  ErrorValueObject,
  NumberValueObject,
  ValueObjectFactory,
  type BaseValueObject,
  type ErrorType,
} from "@univerjs/engine-formula";
import { ErrorValue, type EngineArgument, type EngineValue } from "./arguments";

const ERROR = /^#(N\/A|VALUE!|REF!|DIV\/0!|NUM!|NAME\?|NULL!)$/;

/** What the engine passes to a function, as plain values. */
export function fromEngine(value: BaseValueObject): EngineArgument {
  if (!value.isArray()) return plain(value);
  return (value as ArrayValueObject)
    .getArrayValue()
    .map((row) => row.map((cell) => (cell ? plain(cell) : null)));
}

function plain(value: BaseValueObject): EngineValue {
  if (value.isNull()) return null;
  const content = value.getValue();
  return value.isError() ? new ErrorValue(String(content)) : content;
}

/** A function's result as the engine takes it: one value, or a matrix that spills. */
export function toEngine(result: unknown): BaseValueObject {
  if (!Array.isArray(result)) return oneCell(result);
  const rows = (Array.isArray(result[0]) ? result : [result]) as unknown[][];
  if (rows.length === 1 && rows[0]!.length === 1) return oneCell(rows[0]![0]);
  return ArrayValueObject.create({
    calculateValueList: rows.map((row) => row.map(oneCell)),
    rowCount: rows.length,
    columnCount: rows[0]?.length ?? 0,
    unitId: "",
    sheetId: "",
    row: -1,
    column: -1,
  });
}

export function errorCell(code: string): BaseValueObject {
  return ErrorValueObject.create(code as ErrorType);
}

/**
 * As Microsoft's runtime answers: nothing is 0, NaN is #VALUE!, infinity #NUM!, an error its code. A formatted
 * number keeps its number format.
 */
function oneCell(result: unknown): BaseValueObject {
  if (result === null || result === undefined) return NumberValueObject.create(0);
  if (typeof result === "number") return number(result);
  if (typeof result === "string" || typeof result === "boolean") return ValueObjectFactory.create(result);
  const { code, basicValue, numberFormat } = result as Record<string, unknown>;
  if (typeof code === "string" && ERROR.test(code)) return errorCell(code);
  if (typeof basicValue === "number" && typeof numberFormat === "string")
    return NumberValueObject.create(basicValue, numberFormat);
  return typeof basicValue === "object" || basicValue === undefined
    ? errorCell("#VALUE!")
    : oneCell(basicValue);
}

function number(value: number): BaseValueObject {
  if (Number.isNaN(value)) return errorCell("#VALUE!");
  return Number.isFinite(value) ? NumberValueObject.create(value) : errorCell("#NUM!");
}
