import { readFileSync } from "node:fs";

const SIGNATURE = "\x89PNG\r\n\x1a\n";

/** Width and height that a PNG file declares. */
export function pngSize(file: string): readonly [width: number, height: number] {
  const bytes = readFileSync(file);
  if (bytes.toString("latin1", 0, 8) !== SIGNATURE) throw new Error(`${file} is no PNG`);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
