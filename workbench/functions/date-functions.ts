import type { Injector } from "@univerjs/core";
import { BaseFunction, IFunctionService, NumberValueObject, type BaseValueObject } from "@univerjs/engine-formula";
import { fromCivil, toCivil } from "../../src/days/civil";
import { ErrorValue, type EngineArgument } from "./arguments";
import { errorCell, fromEngine } from "./engine-values";

/** Puts right EDATE, which this Univer carries over the end of a month: 31 January + 1 was 2 March. */
export function repairDateFunctions(injector: Injector): void {
  injector.get(IFunctionService).registerExecutors(new MonthsLater());
}

class MonthsLater extends BaseFunction {
  override minParams = 2;
  override maxParams = 2;

  constructor() {
    super("EDATE");
  }

  override calculate(start: BaseValueObject, months: BaseValueObject): BaseValueObject {
    const [day, count] = [single(fromEngine(start)), single(fromEngine(months))];
    if (day instanceof ErrorValue) return errorCell(day.code);
    if (count instanceof ErrorValue) return errorCell(count.code);
    return NumberValueObject.create(monthsLater(Math.floor(day), Math.trunc(count)));
  }
}

function single(argument: EngineArgument): number | ErrorValue {
  const value = Array.isArray(argument) ? (argument[0]?.[0] ?? null) : argument;
  if (value instanceof ErrorValue) return value;
  const number = Number(value ?? 0);
  return Number.isNaN(number) ? new ErrorValue("#VALUE!") : number;
}

/**
 * The same day of a later month, or the month's last day where it has no such day.
 *
 * @example
 * monthsLater(45322, 1) //=> 45351: 31 January 2024 to 29 February
 */
export function monthsLater(start: number, months: number): number {
  const { year, month, day } = toCivil(start);
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const lastDay = fromCivil(toYear + Math.floor(toMonth / 12), (toMonth % 12) + 1, 1) - 1;
  return Math.min(fromCivil(toYear, toMonth, day), lastDay);
}
