import { readDirectory, type PlacedEntry } from "./directory";
import { fileProblem } from "./file-problem";
import { inflatedChunks, inflatedPart } from "./inflate-part";
import { DEFAULT_LIMITS } from "./limits";
import type { Package, PackageLimits } from "./package";
import { partKey } from "./part-name";
import { partText } from "./part-text";

/**
 * Opens a workbook file: its parts are listed, none is inflated before it is asked for. The bytes are only read.
 *
 * @param file the whole file
 * @param limits those that differ from the usual ones
 * @throws Problem for a file that is not an .xlsx, is cut short, damaged, deceptive, locked or beyond the limits
 * @example
 * openPackage(bytes).text("xl/workbook.xml") //=> '<?xml version="1.0" …><workbook …'
 */
export function openPackage(file: Uint8Array, limits: Partial<PackageLimits> = {}): Package {
  const { entries } = readDirectory(file, { ...DEFAULT_LIMITS, ...limits });
  const parts = new Map(entries.filter(isPart).map((entry) => [partKey(entry.name), entry]));
  const entryOf = (name: string): PlacedEntry => {
    const entry = parts.get(partKey(name));
    if (!entry) throw fileProblem("missingPart", { part: name });
    return entry;
  };
  return {
    names: [...parts.values()].map(({ name }) => name),
    has: (name) => parts.has(partKey(name)),
    bytes: (name) => inflatedPart(file, entryOf(name)),
    chunks: (name) => inflatedChunks(file, entryOf(name)),
    text: (name) => partText(inflatedPart(file, entryOf(name)), name),
  };
}

/** Folders are entries of a zip, but no parts. */
export function isPart({ name }: PlacedEntry): boolean {
  return !name.endsWith("/");
}
