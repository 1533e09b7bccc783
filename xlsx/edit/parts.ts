import type { Package } from "../package/package";
import { partKey } from "../package/part-name";
import { partBytes } from "../package/part-text";

/** The parts of a workbook while it is edited. What is read has the changes made so far. */
export interface Parts extends Package {
  /** Changes a part or adds one. */
  put(name: string, text: string): void;
  remove(name: string): void;
  /** What differs from the package; null for a part that is taken away. */
  changes(): Map<string, Uint8Array | null>;
}

interface Change {
  readonly name: string;
  readonly text: string | null;
}

export function partsOf(pkg: Package): Parts {
  const changed = new Map<string, Change>();
  const read = new Map<string, string>();
  const original = (name: string): string => {
    const text = read.get(partKey(name)) ?? pkg.text(name);
    read.set(partKey(name), text);
    return text;
  };
  const set = (name: string, text: string | null): void => {
    const spelling = pkg.names.find((other) => partKey(other) === partKey(name));
    changed.set(partKey(name), { name: spelling ?? name, text });
  };
  const bytes = (name: string): Uint8Array => {
    const text = changed.get(partKey(name))?.text;
    return typeof text === "string" ? partBytes(text) : pkg.bytes(name);
  };
  return {
    get names() {
      return namesOf(pkg, [...changed.values()]);
    },
    has: (name) => (changed.has(partKey(name)) ? changed.get(partKey(name))!.text !== null : pkg.has(name)),
    bytes,
    chunks: (name) => [bytes(name)],
    text: (name) => changed.get(partKey(name))?.text ?? original(name),
    put: set,
    remove: (name) => set(name, null),
    changes: () => new Map([...changed.values()].flatMap((change) => differing(pkg, change, original))),
  };
}

function namesOf(pkg: Package, changes: readonly Change[]): string[] {
  const gone = new Set(changes.filter(({ text }) => text === null).map(({ name }) => name));
  const added = changes.filter(({ name, text }) => text !== null && !pkg.has(name));
  return [...pkg.names.filter((name) => !gone.has(name)), ...added.map(({ name }) => name)];
}

function differing(
  pkg: Package,
  { name, text }: Change,
  original: (name: string) => string,
): [string, Uint8Array | null][] {
  if (!pkg.has(name)) return text === null ? [] : [[name, partBytes(text)]];
  if (text === null) return [[name, null]];
  return text === original(name) ? [] : [[name, markedLike(pkg.bytes(name), partBytes(text))]];
}

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** A part that began with a byte order mark keeps it. */
function markedLike(before: Uint8Array, bytes: Uint8Array): Uint8Array {
  if (!BYTE_ORDER_MARK.every((byte, i) => before[i] === byte)) return bytes;
  const marked = new Uint8Array(bytes.length + BYTE_ORDER_MARK.length);
  marked.set(BYTE_ORDER_MARK);
  marked.set(bytes, BYTE_ORDER_MARK.length);
  return marked;
}

/**
 * A name for a new part that no part has: the first free number.
 *
 * @example
 * freePartName(parts, "xl/comments", ".xml") //=> "xl/comments1.xml"
 */
export function freePartName(parts: Parts, start: string, end: string): string {
  let number = 1;
  while (parts.has(`${start}${number}${end}`)) number++;
  return `${start}${number}${end}`;
}

/** A name for a new part of which a book has one: without a number where that is free. */
export function singlePartName(parts: Parts, start: string, end: string): string {
  return parts.has(start + end) ? freePartName(parts, start, end) : start + end;
}
