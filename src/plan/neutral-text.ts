/** Characters with which a text begins a formula in a spreadsheet, full-width ones and leading blanks included. */
const BEGINS_FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/**
 * A text that no spreadsheet takes for a formula: an apostrophe stands before one that could be.
 *
 * @example
 * neutralText("=1+1") //=> "'=1+1"
 * neutralText("O-01") //=> "O-01"
 */
export function neutralText(text: string): string {
  return BEGINS_FORMULA.test(text) ? `'${text}` : text;
}
