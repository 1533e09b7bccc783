import { fromCivil, toCivil, type Day } from "../../days/civil";
import { inRange } from "../../days/range";
import { fold } from "../../messages/fold";

/** Months by the first three letters of their names, Spanish and English. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    ["ene", "jan"],
    ["feb"],
    ["mar"],
    ["abr", "apr"],
    ["may"],
    ["jun"],
    ["jul"],
    ["ago", "aug"],
    ["sep", "set"],
    ["oct"],
    ["nov"],
    ["dic", "dec"],
  ].flatMap((stems, index) => stems.map((stem) => [stem, index + 1] as const)),
);

const WEEKDAY =
  /^(?:domingo|lunes|martes|miercoles|jueves|viernes|sabado|(?:sun|mon|tues|wednes|thurs|fri|satur)day),? /;
const DAY_FIRST =
  /^(\d{1,2})(?:ro|o|º|st|nd|rd|th|\.º|\.o)?[ -](?:de )?([a-z]{3,10})\.?,?(?: del?)?[ -](\d{4})$/;
const MONTH_FIRST = /^([a-z]{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/;
const FIGURES = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?:[ t].*)?$/;

/**
 * The days that a text which is no ISO date can mean, in order: none, one, or several where day, month or year can
 * be swapped. They are shown to the user and never used as dates.
 *
 * @example
 * meaningsOf("3 de junio de 2027") //=> [46541]
 * meaningsOf("03/06/2027") //=> [46451, 46541]: 6 March or 3 June
 */
export function meaningsOf(text: string): Day[] {
  const words = fold(text).replace(WEEKDAY, "");
  const dayFirst = DAY_FIRST.exec(words);
  if (dayFirst) return days([[dayFirst[3]!, monthNamed(dayFirst[2]!), dayFirst[1]!]]);
  const monthFirst = MONTH_FIRST.exec(words);
  if (monthFirst) return days([[monthFirst[3]!, monthNamed(monthFirst[1]!), monthFirst[2]!]]);
  const figures = FIGURES.exec(words);
  return figures ? days(orders(figures[1]!, figures[2]!, figures[3]!)) : [];
}

type Parts = readonly [year: string, month: string | number, day: string];

/** Year first, or day and month first either way; two figures can stand for any of the three. */
function orders(one: string, two: string, three: string): Parts[] {
  const yearFirst: Parts = [one, two, three];
  if (one.length > 2) return [yearFirst];
  const yearLast: Parts[] = [
    [three, two, one],
    [three, one, two],
  ];
  return three.length > 2 ? yearLast : [...yearLast, yearFirst];
}

function monthNamed(name: string): number {
  return MONTHS.get(name.slice(0, 3)) ?? 0;
}

function days(parts: readonly Parts[]): Day[] {
  const found = parts.map(([year, month, day]) => realDay(fullYear(year), Number(month), Number(day)));
  return [...new Set(found.filter((day) => day !== undefined))].sort((a, b) => a - b);
}

/** Two figures are a year of 1991–2090. */
function fullYear(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year > 90 ? 1900 + year : 2000 + year;
}

function realDay(year: number, month: number, dayOfMonth: number): Day | undefined {
  if (month < 1 || month > 12 || dayOfMonth < 1 || dayOfMonth > 31) return undefined;
  const day = fromCivil(year, month, dayOfMonth);
  return toCivil(day).month === month && inRange(day) ? day : undefined;
}
