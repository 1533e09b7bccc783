import { wrapped } from "../terminal/wrap";

/** A text that runs over several lines of a column so many characters wide. */
export interface WrappedText {
  readonly text: string;
  readonly width: number;
}

/** Points of a line of the usual font. */
const LINE = 15;
/** The highest row that Excel has. */
const HIGHEST = 409;

/** Letters are not all as wide as the digits by which a column is measured, and a bold one is wider. */
const ROOM = 1;

/**
 * Height of a row whose texts run over several lines; none for a row of one line, which is as high as usual.
 *
 * @returns points
 * @example
 * heightOf([{ text: "Ampliación de la convocatoria", width: 12 }]) //=> { height: 45 }
 */
export function heightOf(texts: readonly WrappedText[]): { readonly height?: number } {
  const lines = Math.max(1, ...texts.map(({ text, width }) => wrapped(text, width - ROOM).length));
  return lines === 1 ? {} : { height: Math.min(lines * LINE, HIGHEST) };
}
