import { fromCivil, toCivil, type Day } from "../days/civil";
import { fold } from "../messages/fold";
import type { Text } from "../messages/text";
import type { MonthDay } from "./parameters";

const MONTHS: readonly (readonly string[])[] = [
  ["enero", "january"],
  ["febrero", "february"],
  ["marzo", "march"],
  ["abril", "april"],
  ["mayo", "may"],
  ["junio", "june"],
  ["julio", "july"],
  ["agosto", "august"],
  ["septiembre", "setiembre", "september"],
  ["octubre", "october"],
  ["noviembre", "november"],
  ["diciembre", "december"],
];

/**
 * A day of every year: `06-03`, `3 junio`, `3 de junio` or `June 3`; undefined for any other text.
 *
 * @example
 * parseMonthDay("3 de junio") //=> { month: 6, day: 3 }
 */
export function parseMonthDay(text: string): MonthDay | undefined {
  const words = fold(text);
  const digits = /^(\d{2})-(\d{2})$/.exec(words);
  if (digits) return real(Number(digits[1]), Number(digits[2]));
  const dayFirst = /^(\d{1,2})(?: de)? ([a-z]+)$/.exec(words);
  if (dayFirst) return real(monthNamed(dayFirst[2]!), Number(dayFirst[1]));
  const monthFirst = /^([a-z]+) (\d{1,2})$/.exec(words);
  return monthFirst ? real(monthNamed(monthFirst[1]!), Number(monthFirst[2])) : undefined;
}

function monthNamed(name: string): number {
  return MONTHS.findIndex((names) => names.includes(name)) + 1;
}

/** 29 February is no day of every year. */
function real(month: number, day: number): MonthDay | undefined {
  if (month < 1 || month > 12 || day < 1) return undefined;
  return toCivil(fromCivil(2001, month, day)).month === month ? { month, day } : undefined;
}

/**
 * A day of every year in words that `parseMonthDay` reads again.
 *
 * @example
 * monthDayText({ month: 6, day: 3 }) //=> { es: "3 junio", en: "3 June" }
 */
export function monthDayText({ month, day }: MonthDay): Text {
  const names = MONTHS[month - 1]!;
  const english = names[names.length - 1]!;
  return { es: `${day} ${names[0]!}`, en: `${day} ${english.charAt(0).toUpperCase()}${english.slice(1)}` };
}

/** That day in a year. */
export function inYear({ month, day }: MonthDay, year: number): Day {
  return fromCivil(year, month, day);
}
