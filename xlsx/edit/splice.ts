/** A piece of text to put in place of the characters from `start` up to `end`. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** An insertion that takes nothing away. */
export function insertion(at: number, text: string): Splice {
  return { start: at, end: at, text };
}

/**
 * The text with its pieces replaced; all else stays. Pieces do not overlap; insertions at one place keep the order
 * in which they are given.
 *
 * @example
 * spliced("<a/><c/>", [{ start: 4, end: 4, text: "<b/>" }]) //=> "<a/><b/><c/>"
 */
export function spliced(text: string, splices: readonly Splice[]): string {
  const ordered = [...splices].sort((one, other) => one.start - other.start || one.end - other.end);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text: piece } of ordered) {
    pieces.push(text.slice(at, start), piece);
    at = end;
  }
  pieces.push(text.slice(at));
  return pieces.join("");
}
