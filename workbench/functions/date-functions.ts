import type { Injector } from "@univerjs/core";
import {
  BaseFunction,
  IFunctionService,
  NumberValueObject,
  type BaseValueObject,
} from "@univerjs/engine-formula";
import { fromCivil, toCivil } from "../../src/days/civil";
import { ErrorValue, type EngineArgument, type EngineValue } from "./arguments";
import { errorCell, fromEngine } from "./engine-values";
import { isWeekend, workdayAfter } from "./workday-intl";

/**
 * Puts right two date functions of this Univer: EDATE carries over the end of a month (31 January + 1 is
 * 2 March), and WORKDAY.INTL misreads a cell reference.
 */
export function repairDateFunctions(injector: Injector): void {
  injector
    .get(IFunctionService)
    .registerExecutors(
      new PlainFunction("EDATE", 2, 2, edate),
      new PlainFunction("WORKDAY.INTL", 2, 4, workdayIntl),
    );
}

/** A function of plain values, for the engine. */
class PlainFunction extends BaseFunction {
  constructor(
    name: string,
    override minParams: number,
    override maxParams: number,
    private readonly compute: (...given: EngineArgument[]) => number | ErrorValue,
  ) {
    super(name);
  }

  override calculate(...given: BaseValueObject[]): BaseValueObject {
    const result = this.compute(...given.map(fromEngine));
    return result instanceof ErrorValue ? errorCell(result.code) : NumberValueObject.create(result);
  }
}

function edate(start: EngineArgument, months: EngineArgument): number | ErrorValue {
  const [day, count] = [single(start), single(months)];
  if (day instanceof ErrorValue) return day;
  return count instanceof ErrorValue ? count : monthsLater(Math.floor(day), Math.trunc(count));
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
  const firstOf = (at: number): number => fromCivil(Math.floor(at / 12), (at % 12) + 1, 1);
  return Math.min(firstOf(index) + day - 1, firstOf(index + 1) - 1);
}

function workdayIntl(
  start: EngineArgument,
  days: EngineArgument,
  weekend: EngineArgument = 1,
  holidays: EngineArgument = [],
): number | ErrorValue {
  const [from, count] = [single(start), single(days)];
  if (from instanceof ErrorValue) return from;
  if (count instanceof ErrorValue) return count;
  const rest = isWeekend(first(weekend) ?? 1);
  if (rest === null) return new ErrorValue("#NUM!");
  const free = new Set(Array.isArray(holidays) ? holidays.flat() : [holidays]);
  return workdayAfter(Math.floor(from), Math.trunc(count), (day) => rest(day) || free.has(day));
}

function first(argument: EngineArgument): EngineValue {
  return Array.isArray(argument) ? (argument[0]?.[0] ?? null) : argument;
}

function single(argument: EngineArgument): number | ErrorValue {
  const value = first(argument);
  if (value instanceof ErrorValue) return value;
  const number = Number(value ?? 0);
  return Number.isNaN(number) ? new ErrorValue("#VALUE!") : number;
}
