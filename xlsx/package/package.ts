/** The largest sizes that are read; a file beyond them is refused before it is inflated. */
export interface PackageLimits {
  /** Of the file itself, in bytes. */
  readonly file: number;
  /** Of one part and of all parts together, inflated, in bytes. */
  readonly part: number;
  readonly total: number;
  readonly parts: number;
}

/**
 * A workbook file as the parts of its zip. Names have no leading slash ("xl/workbook.xml"), are compared without
 * case, and keep the spelling and the order of the file.
 */
export interface Package {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** Inflated bytes, at most `limits.part`; throws a Problem for a part that is damaged or not there. */
  bytes(name: string): Uint8Array;
  /** The same bytes piece by piece, for parts too large to hold at once. */
  chunks(name: string): Iterable<Uint8Array>;
  /** The part as text, by its byte order mark or XML declaration (UTF-8, UTF-16). */
  text(name: string): string;
}

/** Parts to write: those named anew replace or follow the others; a null takes the part away. */
export type PartChanges = ReadonlyMap<string, Uint8Array | null>;
