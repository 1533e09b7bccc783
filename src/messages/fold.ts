/** A text without accents, which most are, needs no taking apart. */
const ASCII = /^[\x20-\x7e]*$/;

/**
 * A text as words are compared: lower case, no accents, blanks folded.
 *
 * @example
 * fold("  Correo  CERTIFICADO ") //=> "correo certificado"
 * fold("Días de reunión") //=> "dias de reunion"
 */
export function fold(text: string): string {
  const plain = ASCII.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "");
  return plain.replace(/\s+/gu, " ").trim().toLowerCase();
}

/**
 * A header of a table as headers are compared: as words are, with the `_` that databases write taken for a blank.
 *
 * @example
 * foldHeader("Ballot_Row") //=> "ballot row"
 */
export function foldHeader(text: string): string {
  return fold(text.includes("_") ? text.replaceAll("_", " ") : text);
}
