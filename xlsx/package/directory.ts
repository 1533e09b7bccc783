import { fileProblem } from "./file-problem";
import { notZipProblem } from "./file-kind";
import { MEGABYTE } from "./limits";
import type { PackageLimits } from "./package";
import { partKey, safePartName } from "./part-name";

/** A run of bytes of the file; the end is not in it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A part or folder as the zip's central directory lists it. */
export interface Entry {
  readonly name: string;
  /** Of the file: the entry's record in the central directory. */
  readonly record: Span;
  readonly flags: number;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly crc: number;
  /** Bytes packed, and inflated. */
  readonly packed: number;
  readonly size: number;
  /** Where the local header starts, and the field of the record that says so (4 bytes, 8 in Zip64). */
  readonly offset: number;
  readonly offsetField: Span;
}

/** An entry with its place in the file. */
export interface PlacedEntry extends Entry {
  /** Local header, packed bytes and what follows them up to the next entry. */
  readonly span: Span;
  readonly data: Span;
}

export interface Directory {
  /** In the order of the central directory. */
  readonly entries: readonly PlacedEntry[];
  readonly comment: Span;
}

const LOCAL_SIGNATURE = 0x04034b50;
const RECORD_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const END64_SIGNATURE = 0x06064b50;
const LOCATOR64_SIGNATURE = 0x07064b50;

const LOCAL_LENGTH = 30;
const RECORD_LENGTH = 46;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const IN_ZIP64 = 0xffffffff;

/**
 * Reads the list of parts of a zip without inflating any, and refuses what no workbook file has.
 *
 * @throws Problem for a file that is no zip, is cut short, damaged, deceptive, encrypted or beyond the limits
 */
export function readDirectory(file: Uint8Array, limits: PackageLimits): Directory {
  const problem = notZipProblem(file);
  if (problem) throw problem;
  if (file.length > limits.file) throw fileProblem("tooLarge", { limit: limits.file / MEGABYTE });
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = readEnd(view);
  if (end.count > limits.parts) throw fileProblem("tooManyParts", { limit: limits.parts });
  const entries = readRecords(view, end);
  entries.forEach((entry) => refuseUnreadable(entry, limits));
  refuseTotal(entries, limits);
  refuseDuplicates(entries);
  return { entries: placed(view, entries, end.start), comment: end.comment };
}

interface End {
  readonly count: number;
  /** Where the central directory starts and how many bytes it has. */
  readonly start: number;
  readonly length: number;
  readonly comment: Span;
}

function readEnd(view: DataView): End {
  const at = endPosition(view);
  const comment = { start: at + END_LENGTH, end: at + END_LENGTH + view.getUint16(at + 20, true) };
  const at64 = end64Position(view, at);
  const end: End =
    at64 === undefined
      ? {
          count: view.getUint16(at + 10, true),
          length: view.getUint32(at + 12, true),
          start: view.getUint32(at + 16, true),
          comment,
        }
      : {
          count: uint64(view, at64 + 32),
          length: uint64(view, at64 + 40),
          start: uint64(view, at64 + 48),
          comment,
        };
  if (end.start + end.length > at) throw fileProblem("damaged");
  return end;
}

function endPosition(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= lowest; at--)
    if (
      view.getUint32(at, true) === END_SIGNATURE &&
      at + END_LENGTH + view.getUint16(at + 20, true) <= view.byteLength
    )
      return at;
  throw fileProblem("truncated");
}

function end64Position(view: DataView, end: number): number | undefined {
  const locator = end - 20;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR64_SIGNATURE) return undefined;
  const at = uint64(view, locator + 8);
  if (at + 56 > locator || view.getUint32(at, true) !== END64_SIGNATURE) throw fileProblem("damaged");
  return at;
}

/** Sizes beyond what a number holds exactly are beyond every limit as well. */
function uint64(view: DataView, at: number): number {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
}

function readRecords(view: DataView, { start, length, count }: End): Entry[] {
  const entries: Entry[] = [];
  let at = start;
  while (entries.length < count) {
    const entry = readRecord(view, at, start + length);
    entries.push(entry);
    at = entry.record.end;
  }
  return entries;
}

function readRecord(view: DataView, at: number, end: number): Entry {
  if (at + RECORD_LENGTH > end || view.getUint32(at, true) !== RECORD_SIGNATURE) throw fileProblem("damaged");
  const name = { start: at + RECORD_LENGTH, end: at + RECORD_LENGTH + view.getUint16(at + 28, true) };
  const extra = { start: name.end, end: name.end + view.getUint16(at + 30, true) };
  const record = { start: at, end: extra.end + view.getUint16(at + 32, true) };
  if (record.end > end) throw fileProblem("damaged");
  return {
    name: safePartName(nameText(view, name)),
    record,
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    ...sizes(view, at, extra),
  };
}

type Sizes = Pick<Entry, "packed" | "size" | "offset" | "offsetField">;

/** Sizes and offset of a record; those that do not fit in it stand in its Zip64 field, in this order. */
function sizes(view: DataView, at: number, extra: Span): Sizes {
  const wide = zip64Field(view, extra);
  let next = wide?.start ?? 0;
  const field = (short: number): Span => {
    if (view.getUint32(short, true) !== IN_ZIP64) return { start: short, end: short + 4 };
    if (!wide || next + 8 > wide.end) throw fileProblem("damaged");
    next += 8;
    return { start: next - 8, end: next };
  };
  const value = ({ start, end }: Span): number =>
    end - start === 8 ? uint64(view, start) : view.getUint32(start, true);
  const size = value(field(at + 24));
  const packed = value(field(at + 20));
  const offsetField = field(at + 42);
  return { size, packed, offset: value(offsetField), offsetField };
}

function zip64Field(view: DataView, extra: Span): Span | undefined {
  for (let at = extra.start; at + 4 <= extra.end;) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1) return { start: at + 4, end: Math.min(end, extra.end) };
    at = end;
  }
  return undefined;
}

/** Names are UTF-8, said or not; what is not UTF-8 keeps its bytes as letters. */
function nameText(view: DataView, { start, end }: Span): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + start, end - start);
  const text = new TextDecoder().decode(bytes);
  return text.includes("\u{FFFD}") ? String.fromCharCode(...bytes) : text;
}

function refuseUnreadable({ name, flags, method, size }: Entry, limits: PackageLimits): void {
  if (flags & 1) throw fileProblem("encryptedPart", { part: name });
  if (method !== 0 && method !== 8) throw fileProblem("compression", { part: name });
  if (size > limits.part) throw fileProblem("partTooLarge", { part: name, limit: limits.part / MEGABYTE });
}

function refuseTotal(entries: readonly Entry[], limits: PackageLimits): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > limits.total) throw fileProblem("totalTooLarge", { limit: limits.total / MEGABYTE });
}

function refuseDuplicates(entries: readonly Entry[]): void {
  const keys = new Set<string>();
  for (const { name } of entries) {
    if (keys.has(partKey(name))) throw fileProblem("duplicatePart", { part: name });
    keys.add(partKey(name));
  }
}

/** Each entry's place in the file, in the order given; no two may share a byte. */
function placed(view: DataView, entries: readonly Entry[], directoryStart: number): PlacedEntry[] {
  const starts = entries.map(({ offset }) => offset).sort((one, other) => one - other);
  const next = new Map(starts.map((start, i) => [start, starts[i + 1] ?? directoryStart]));
  if (next.size < entries.length) throw fileProblem("overlapping");
  return entries.map((entry) => {
    const span = { start: entry.offset, end: next.get(entry.offset)! };
    return { ...entry, span, data: dataSpan(view, entry, span) };
  });
}

function dataSpan(view: DataView, { offset, packed, name }: Entry, span: Span): Span {
  const header = offset + LOCAL_LENGTH;
  if (header > view.byteLength || view.getUint32(offset, true) !== LOCAL_SIGNATURE)
    throw fileProblem("damaged");
  const start = header + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > span.end) throw fileProblem("overlapping");
  refuseOtherName(view, { start: header, end: header + view.getUint16(offset + 26, true) }, name);
  return { start, end: start + packed };
}

/** A local header that names another part would show one thing to us and another to Excel. */
function refuseOtherName(view: DataView, local: Span, name: string): void {
  if (local.end > view.byteLength || safePartName(nameText(view, local)) !== name)
    throw fileProblem("duplicatePart", { part: name });
}
