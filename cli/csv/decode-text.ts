/**
 * Text of a file by its byte order mark; without one UTF-8, and where the bytes are no UTF-8, Windows-1252, in which
 * Excel saves "CSV" on Windows.
 *
 * @example
 * decodeText(Uint8Array.of(0x53, 0x65, 0x73, 0x69, 0xf3, 0x6e)) //=> "Sesión"
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes); // every byte is a character there
  }
}
