import { toCivil, type Day } from "../../src/days/civil";
import { weekday } from "../../src/days/weekday";
import { DAY_TEXTS, MONTHS } from "../../src/messages/pictures";
import { WEEKDAYS } from "../../src/messages/tables";
import { fill, type Language, type Text } from "../../src/messages/text";

/** Letters of a weekday or a month where there is little room. */
const FEW = 3;

/**
 * A day in full.
 *
 * @example
 * longDay(46541).es //=> "jueves, 3 de junio de 2027"
 */
export function longDay(day: Day): Text {
  const { year, month, day: dayOfMonth } = toCivil(day);
  const figures = { weekday: WEEKDAYS[weekday(day)]!, day: dayOfMonth, month: MONTHS[month - 1]!, year };
  return fill(DAY_TEXTS.long, figures);
}

/**
 * A day of a year that is known.
 *
 * @example
 * shortDay(46541).en //=> "June 3"
 */
export function shortDay(day: Day): Text {
  const { month, day: dayOfMonth } = toCivil(day);
  return fill(DAY_TEXTS.short, { day: dayOfMonth, month: MONTHS[month - 1]! });
}

/**
 * A day in very few letters, its weekday with it.
 *
 * @example
 * briefDay(46541).es //=> "jue 3 jun"
 */
export function briefDay(day: Day): Text {
  const { month, day: dayOfMonth } = toCivil(day);
  const figures = { weekday: cut(WEEKDAYS[weekday(day)]!), day: dayOfMonth, month: cut(MONTHS[month - 1]!) };
  return fill(DAY_TEXTS.brief, figures);
}

/**
 * A day of a year and a week that are known.
 *
 * @example
 * fewLetters(46541, "es") //=> "3 jun"
 */
export function fewLetters(day: Day, language: Language): string {
  const { month, day: dayOfMonth } = toCivil(day);
  const name = cut(MONTHS[month - 1]!)[language];
  return language === "es" ? `${dayOfMonth} ${name}` : `${name} ${dayOfMonth}`;
}

/**
 * The first letters of a weekday or month.
 *
 * @example
 * cut({ es: "miércoles", en: "Wednesday" }).es //=> "mié"
 */
export function cut({ es, en }: Text): Text {
  return { es: es.slice(0, FEW), en: en.slice(0, FEW) };
}

/** From one day to another, or the day alone where both are the same. */
export function spanText(first: Day, last: Day, text: (day: Day) => Text): Text {
  return first === last ? text(first) : fill(DAY_TEXTS.span, { first: text(first), last: text(last) });
}

/**
 * With a capital, as a line begins.
 *
 * @example
 * capital("enero") //=> "Enero"
 */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
