import { deflateSync } from "fflate";
import { crc32 } from "./crc32";
import { readDirectory, type PlacedEntry, type Span } from "./directory";
import { DEFAULT_LIMITS } from "./limits";
import type { PackageLimits, PartChanges } from "./package";
import { partKey, safePartName } from "./part-name";

const LOCAL_SIGNATURE = 0x04034b50;
const RECORD_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const DEFLATED = 8;
const UTF8_NAME = 0x800;
const VERSION = 20;

/** Midnight of 1980-01-01, the first that a zip can tell: two savings of one change give the same bytes. */
const NEW_PART_TIME = 0x00210000;

/** An entry as it is written. */
interface Written {
  /** Local header and packed bytes. */
  readonly local: readonly Uint8Array[];
  /** The record of the central directory, for a local header at that place. */
  record(offset: number): Uint8Array;
}

/**
 * The file with some of its parts changed. Parts that did not change are copied byte for byte, with their headers,
 * in the file's order; changed ones stay in their place; new ones follow.
 *
 * @param file a file that `openPackage` opens; it is not changed
 * @param limits those under which it was opened
 * @returns a new array
 * @example
 * savePackage(file, new Map([["xl/workbook.xml", partBytes(text)], ["xl/calcChain.xml", null]]))
 */
export function savePackage(
  file: Uint8Array,
  changes: PartChanges,
  limits: Partial<PackageLimits> = {},
): Uint8Array {
  const { entries, comment } = readDirectory(file, { ...DEFAULT_LIMITS, ...limits });
  if (changes.size === 0) return copyOf(file);
  const pending = new Map([...changes].map(([name, bytes]) => [partKey(name), { name, bytes }]));
  const written = new Map<PlacedEntry, Written>();
  for (const entry of entries) {
    const change = pending.get(partKey(entry.name));
    pending.delete(partKey(entry.name));
    if (!change) written.set(entry, copied(file, entry));
    else if (change.bytes) written.set(entry, packed(entry.name, change.bytes, timeOf(file, entry)));
  }
  const added = [...pending.values()].flatMap(({ name, bytes }) =>
    bytes ? [packed(safePartName(name), bytes, NEW_PART_TIME)] : [],
  );
  const physical = [...written].sort(([one], [other]) => one.offset - other.offset).map(([, entry]) => entry);
  const listed = [...written.values(), ...added];
  return assembled([...physical, ...added], listed, file.subarray(comment.start, comment.end));
}

function copied(file: Uint8Array, { span, record, offsetField }: PlacedEntry): Written {
  return {
    local: [file.subarray(span.start, span.end)],
    record: (offset) => {
      const bytes = copyOf(file.subarray(record.start, record.end));
      writeOffset(
        bytes,
        { start: offsetField.start - record.start, end: offsetField.end - record.start },
        offset,
      );
      return bytes;
    },
  };
}

/** Not `slice`, which in Node gives a view where the file came as a Buffer. */
function copyOf(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}

function writeOffset(bytes: Uint8Array, { start, end }: Span, offset: number): void {
  const view = new DataView(bytes.buffer);
  view.setUint32(start, offset, true);
  if (end - start === 8) view.setUint32(start + 4, 0, true);
}

/** Date and time of an entry, as its record keeps them. */
function timeOf(file: Uint8Array, { record }: PlacedEntry): number {
  return new DataView(file.buffer, file.byteOffset + record.start).getUint32(12, true);
}

function packed(name: string, bytes: Uint8Array, time: number): Written {
  const label = new TextEncoder().encode(name);
  const data = deflateSync(bytes, { level: 6 });
  // What a local header and a record of the directory have in common, from the needed version to the extra field.
  const common = new Uint8Array(26);
  const view = new DataView(common.buffer);
  view.setUint16(0, VERSION, true);
  view.setUint16(2, UTF8_NAME, true);
  view.setUint16(4, DEFLATED, true);
  view.setUint32(6, time, true);
  view.setUint32(10, crc32(bytes), true);
  view.setUint32(14, data.length, true);
  view.setUint32(18, bytes.length, true);
  view.setUint16(22, label.length, true);
  return {
    local: [uint32(LOCAL_SIGNATURE), common, label, data],
    record: (offset) => joined([uint32(RECORD_SIGNATURE), uint16(VERSION), common, recordEnd(offset), label]),
  };
}

/** Comment length, disk, attributes (6 + 4 bytes of zeros), and the place of the local header. */
function recordEnd(offset: number): Uint8Array {
  const bytes = new Uint8Array(14);
  new DataView(bytes.buffer).setUint32(10, offset, true);
  return bytes;
}

function assembled(
  physical: readonly Written[],
  listed: readonly Written[],
  comment: Uint8Array,
): Uint8Array {
  const offsets = new Map<Written, number>();
  let at = 0;
  for (const entry of physical) {
    offsets.set(entry, at);
    at += entry.local.reduce((sum, { length }) => sum + length, 0);
  }
  const records = listed.map((entry) => entry.record(offsets.get(entry)!));
  const length = records.reduce((sum, record) => sum + record.length, 0);
  const end = endRecord(listed.length, length, at, comment.length);
  return joined([...physical.flatMap(({ local }) => local), ...records, end, comment]);
}

function endRecord(count: number, length: number, start: number, commentLength: number): Uint8Array {
  const bytes = new Uint8Array(22);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, END_SIGNATURE, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, length, true);
  view.setUint32(16, start, true);
  view.setUint16(20, commentLength, true);
  return bytes;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function uint16(value: number): Uint8Array {
  const bytes = new Uint8Array(2);
  new DataView(bytes.buffer).setUint16(0, value, true);
  return bytes;
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}
