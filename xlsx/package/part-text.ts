import { fileProblem } from "./file-problem";

const DECLARATION = /^(\s*<\?xml[^>]*?)\s+encoding\s*=\s*(["'])([^"']*)\2/;

/** Letters in which an XML declaration has its place. */
const LONGEST_DECLARATION = 256;

/**
 * Decoder of an XML part, by its byte order mark or XML declaration.
 *
 * @param start the first bytes of the part, some hundred of them where it has so many
 * @throws Problem for an encoding other than UTF-8 and UTF-16, which no reader of workbooks must know
 */
export function partDecoder(start: Uint8Array, part: string): TextDecoder {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return decoder("utf-16le");
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return decoder("utf-16be");
  const declared = DECLARATION.exec(
    new TextDecoder("latin1").decode(start.subarray(0, LONGEST_DECLARATION)),
  )?.[3];
  if (declared !== undefined && !/^(utf-?8|us-ascii)$/i.test(declared))
    throw fileProblem("encoding", { part });
  return decoder("utf-8");
}

function decoder(label: string): TextDecoder {
  return new TextDecoder(label, { fatal: true });
}

/** Text of a part, without its byte order mark. */
export function partText(bytes: Uint8Array, part: string): string {
  return decodedPiece(partDecoder(bytes, part), bytes, part);
}

/** Text of a part piece by piece; no piece ends within a letter. */
export function* partTextChunks(
  chunks: Iterable<Uint8Array>,
  part: string,
): Generator<string, void, undefined> {
  let decoder: TextDecoder | undefined;
  for (const chunk of chunks) {
    if (chunk.length === 0) continue;
    decoder ??= partDecoder(chunk, part);
    yield decodedPiece(decoder, chunk, part, { stream: true });
  }
  if (decoder) yield decodedPiece(decoder, new Uint8Array(), part);
}

function decodedPiece(
  decoder: TextDecoder,
  bytes: Uint8Array,
  part: string,
  options: TextDecodeOptions = {},
): string {
  try {
    return decoder.decode(bytes, options);
  } catch {
    throw fileProblem("encoding", { part });
  }
}

/**
 * Bytes of a part that was edited as text: UTF-8, and said so where its XML declaration named another encoding.
 *
 * @example
 * partBytes('<?xml version="1.0" encoding="UTF-16"?><a/>') // bytes of <?xml version="1.0" encoding="UTF-8"?><a/>
 */
export function partBytes(text: string): Uint8Array {
  const head = text.slice(0, LONGEST_DECLARATION);
  const encoded = head.replace(DECLARATION, (whole, start: string, quote: string, encoding: string) =>
    /^utf-?8$/i.test(encoding) ? whole : `${start} encoding=${quote}UTF-8${quote}`,
  );
  return new TextEncoder().encode(encoded === head ? text : encoded + text.slice(head.length));
}
