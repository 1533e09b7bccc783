/** Characters of a line of a letter page that are still read with ease. */
const LINE = { upright: 110, across: 200 };

/**
 * Pages that columns are to be printed on, side by side.
 *
 * @param widths in characters
 * @example
 * pagesFor([9, 24, 12, 12, 200], "across") //=> 2
 */
export function pagesFor(widths: readonly number[], page: keyof typeof LINE): number {
  return Math.ceil(widths.reduce((sum, width) => sum + width, 0) / LINE[page]);
}
