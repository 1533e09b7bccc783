type Environment = Readonly<Record<string, string | undefined>>;

interface Stream {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

const DEFAULT_WIDTH = 80;
/** Longer lines are hard to read, shorter ones hard to fill. */
const NARROWEST = 40;
const WIDEST = 110;

/**
 * Whether a stream gets colours: FORCE_COLOR decides first, then NO_COLOR, then whether it is a terminal.
 *
 * @example
 * takesColour({ isTTY: true }, { NO_COLOR: "1" }) //=> false
 */
export function takesColour({ isTTY }: Stream, { FORCE_COLOR, NO_COLOR, TERM }: Environment): boolean {
  if (FORCE_COLOR !== undefined) return !["0", "false"].includes(FORCE_COLOR.toLowerCase());
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  return isTTY === true && TERM !== "dumb";
}

/** Columns of a stream: the terminal's own, else COLUMNS, else 80. */
export function widthOf({ columns }: Stream, { COLUMNS }: Environment): number {
  const width = columns ?? (Number(COLUMNS) || DEFAULT_WIDTH);
  return Math.min(Math.max(width, NARROWEST), WIDEST);
}
