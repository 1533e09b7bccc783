/** Figures, signs that begin a formula, an apostrophe, an error, or a word that is a truth value in Spanish or English. */
const READ_BY_EXCEL = /\d|^\s*[=+\-@'#＝＋－＠]|^(?:true|false|verdadero|falso)$/i;

/** Format of cells that hold text whatever is typed. */
const TEXT_FORMAT = "@";

/**
 * A text as it must be written so that the cell holds it and nothing else: Excel reads what is written as if it were
 * typed, and makes dates, numbers and formulas of texts that look like them. An apostrophe before it keeps it a text.
 *
 * @param format number format that the cell has when it is written
 * @example
 * typedText("3/6/2027", "General") //=> "'3/6/2027"
 * typedText("ordinaria", "General") //=> "ordinaria"
 */
export function typedText(text: string, format: string): string {
  return format !== TEXT_FORMAT && READ_BY_EXCEL.test(text) ? `'${text}` : text;
}
