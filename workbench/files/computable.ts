import type { Injector } from "@univerjs/core";
import { IFunctionService } from "@univerjs/engine-formula";
import { calledFunctions, reachesBeyondTheGrid } from "./formula-names";

/** True for a formula that the grid's engine can work out; others keep the value of the file. */
export type CanCompute = (formula: string) => boolean;

/** Asks the engine which functions it knows. */
export function computable(injector: Injector): CanCompute {
  const functions = injector.get(IFunctionService);
  return (formula) =>
    !reachesBeyondTheGrid(formula) && calledFunctions(formula).every((name) => functions.hasExecutor(name));
}
