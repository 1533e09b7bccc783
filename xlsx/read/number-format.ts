/** Formats that Excel knows by number alone: dates and times, then those of East Asian and Thai editions. */
const DATE_NUMBERS: readonly (readonly [number, number])[] = [
  [14, 22],
  [45, 47],
  [27, 36],
  [50, 58],
  [71, 81],
];

/**
 * True for the number of a built-in format that shows a date or a time.
 *
 * @example
 * isDateNumber(14) //=> true
 */
export function isDateNumber(number: number): boolean {
  return DATE_NUMBERS.some(([first, last]) => number >= first && number <= last);
}

/** Letters that Excel takes in a format. */
const LONGEST_CODE = 255;

/** Texts in quotes, letters behind `\`, `_` (room for a letter) and `*` (filling). */
const LITERALS = /"[^"]*"?|[\\_*]./gsu;

/** Hours, minutes or seconds that run on: [h]:mm. Other brackets hold colours, conditions, currencies, languages. */
const ELAPSED = /\[(?:h+|m+|s+)\]/i;
const BRACKETS = /\[[^\]]*\]/g;

/**
 * True for the code of a number format that shows a date or a time.
 *
 * @example
 * isDateCode('dd" de "mmmm" de "yyyy') //=> true
 * isDateCode('[Red]#,##0 "días"') //=> false
 */
export function isDateCode(code: string): boolean {
  const plain = code.slice(0, LONGEST_CODE).replace(LITERALS, "");
  if (ELAPSED.test(plain)) return true;
  const signs = plain.replace(BRACKETS, "").replace(/general/gi, "");
  return /[ymdhs]/i.test(signs) || /e(?![+-])/i.test(signs.replace(/[0#?.]+e[+-]/gi, ""));
}
