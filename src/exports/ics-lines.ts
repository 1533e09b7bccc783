const LINE_END = "\r\n";

/** Most octets of a line without its end (RFC 5545, 3.1). */
const LONGEST = 75;

/** Control characters, which no text of a calendar file may hold; a line break is escaped. */

const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * A text as the value of a property (RFC 5545, 3.3.11).
 *
 * @example
 * icsText("Salón; piso 2") //=> "Salón\\; piso 2"
 */
export function icsText(text: string): string {
  return text
    .replace(CONTROLS, "")
    .replace(/\\/g, "\\\\")
    .replace(/[;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n");
}

/**
 * Lines of a calendar file, each folded at 75 octets of UTF-8 and never inside a character, CRLF behind each.
 */
export function icsFile(lines: readonly string[]): string {
  return lines.map((line) => folded(line) + LINE_END).join("");
}

function folded(line: string): string {
  let result = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST) {
      result += `${LINE_END} `;
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

/** Octets of one character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
