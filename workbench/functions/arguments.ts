import type { FunctionMetadata, ParameterMetadata } from "./metadata";

/** An error value in the words of the grid, on its way through. */
export class ErrorValue {
  constructor(readonly code: string) {}
}

/** One cell as the engine gives it; null is a blank cell. */
export type EngineValue = string | number | boolean | null | ErrorValue;
export type EngineArgument = EngineValue | EngineValue[][];

/** Makes the object that stands for an error cell: `CustomFunctions.Error` of the pane's window. */
export type MakeError = (code: string) => unknown;

/** An error cell that stops the call, or an argument that Excel refuses before it calls. */
export class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = "Refused";
  }
}

/**
 * Arguments as Excel hands them over: a matrix is always two-dimensional, an omitted one is null, a `number`
 * is converted or refused, and an error cell stops the call unless the functions take errors.
 *
 * @param makeError null where an error cell stops the call
 * @throws Refused with the error that the cell then shows
 */
export function marshal(
  { parameters }: FunctionMetadata,
  given: EngineArgument[],
  makeError: MakeError | null,
): unknown[] {
  return parameters.map((parameter, index) => {
    const argument = given[index];
    if (argument === undefined) return null;
    if (parameter.dimensionality === "matrix")
      return asMatrix(argument).map((row) => row.map((value) => oneValue(value, makeError)));
    return scalar(parameter, asMatrix(argument)[0]?.[0] ?? null, makeError);
  });
}

function asMatrix(argument: EngineArgument): EngineValue[][] {
  return Array.isArray(argument) ? argument : [[argument]];
}

function scalar({ type }: ParameterMetadata, value: EngineValue, makeError: MakeError | null): unknown {
  if (type !== "number" || value instanceof ErrorValue) return oneValue(value, makeError);
  const number = value === "" ? Number.NaN : Number(value);
  if (Number.isNaN(number)) throw new Refused("#VALUE!");
  return number;
}

function oneValue(value: EngineValue, makeError: MakeError | null): unknown {
  if (!(value instanceof ErrorValue)) return value;
  if (makeError === null) throw new Refused(value.code);
  return makeError(value.code);
}
