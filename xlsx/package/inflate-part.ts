import { Inflate } from "fflate";
import { crc32 } from "./crc32";
import type { PlacedEntry } from "./directory";
import { fileProblem } from "./file-problem";

/** Packed bytes inflated at a time. Deflate gives at most 1,032 bytes for one, so that a step stays under 17 MB. */
const STEP = 16 * 1024;

/**
 * Inflates a part piece by piece.
 *
 * @throws Problem for a part that is damaged, or that gives more or fewer bytes than the file's directory says
 */
export function* inflatedChunks(
  file: Uint8Array,
  entry: PlacedEntry,
): Generator<Uint8Array, void, undefined> {
  const packed = file.subarray(entry.data.start, entry.data.end);
  let size = 0;
  let crc = 0;
  for (const chunk of entry.method === 0 ? steps(packed) : inflated(packed, entry.name)) {
    size += chunk.length;
    if (size > entry.size) throw fileProblem("damagedPart", { part: entry.name });
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (size !== entry.size || crc !== entry.crc) throw fileProblem("damagedPart", { part: entry.name });
}

/** The whole part at once. */
export function inflatedPart(file: Uint8Array, entry: PlacedEntry): Uint8Array {
  const bytes = new Uint8Array(entry.size);
  let at = 0;
  for (const chunk of inflatedChunks(file, entry)) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function* steps(bytes: Uint8Array): Generator<Uint8Array, void, undefined> {
  for (let at = 0; at < bytes.length; at += STEP) yield bytes.subarray(at, at + STEP);
}

function* inflated(packed: Uint8Array, part: string): Generator<Uint8Array, void, undefined> {
  const ready: Uint8Array[] = [];
  const inflate = new Inflate((chunk) => ready.push(chunk));
  for (let at = 0; at < packed.length; at += STEP) {
    pushStep(inflate, packed.subarray(at, at + STEP), at + STEP >= packed.length, part);
    yield* ready.splice(0);
  }
}

function pushStep(inflate: Inflate, step: Uint8Array, isLast: boolean, part: string): void {
  try {
    inflate.push(step, isLast);
  } catch {
    // fflate's errors say "invalid block type" and the like: nothing that a person could act on.
    throw fileProblem("damagedPart", { part });
  }
}
