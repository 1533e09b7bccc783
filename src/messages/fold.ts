/**
 * A text as words are compared: lower case, no accents, blanks folded.
 *
 * @example
 * fold("  Correo  CERTIFICADO ") //=> "correo certificado"
 * fold("Días de reunión") //=> "dias de reunion"
 */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/\s+/gu, " ").trim().toLowerCase();
}
