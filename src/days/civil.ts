/**
 * A civil day as an Excel serial of the 1900 date system, 61 (1 March 1900) or more.
 * It is an integer, never an instant: no time zone can move it.
 */
export type Day = number;

export interface CivilDate {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** 1 to 31 */
  readonly day: number;
}

/** Days from 1 March of year 0 to Excel's day 0. */
const EXCEL_ZERO = 693_899;

/**
 * Serial of a Gregorian date. Years are counted from March, so that the leap day ends them.
 *
 * @example
 * fromCivil(2027, 6, 3) //=> 46541
 */
export function fromCivil(year: number, month: number, day: number): Day {
  const marchYear = month < 3 ? year - 1 : year;
  const marchMonth = (month + 9) % 12;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leapDays + Math.floor((153 * marchMonth + 2) / 5) + day - 1 - EXCEL_ZERO;
}

/**
 * Gregorian date of a serial.
 *
 * @example
 * toCivil(46541) //=> { year: 2027, month: 6, day: 3 }
 */
export function toCivil(day: Day): CivilDate {
  const days = day + EXCEL_ZERO;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month < 3 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/**
 * Civil year of a serial.
 *
 * @example
 * yearOf(46541) //=> 2027
 */
export function yearOf(day: Day): number {
  return toCivil(day).year;
}
