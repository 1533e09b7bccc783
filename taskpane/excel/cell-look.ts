/** How a cell looks, as far as a header's look is copied to the one beside it. */
export interface CellLook {
  readonly fill: string;
  readonly font: string;
  readonly bold: boolean;
  readonly wrap: boolean;
  readonly horizontal: Excel.RangeFormat["horizontalAlignment"];
  readonly vertical: Excel.RangeFormat["verticalAlignment"];
}

const FORMAT =
  "format/fill/color,format/font/color,format/font/bold,format/wrapText,format/horizontalAlignment,format/verticalAlignment";

/** Of a cell to which nobody gave a look. */
const PLAIN: Omit<CellLook, "vertical"> = {
  fill: "#FFFFFF",
  font: "#000000",
  bold: false,
  wrap: false,
  horizontal: "General",
};

/**
 * Asks how two cells look; after the sync gives the look that the first is to take on from the second, and nothing where
 * it has one of its own.
 */
export function requestLook(cell: Excel.Range, like: Excel.Range): () => CellLook | undefined {
  cell.load(FORMAT);
  like.load(FORMAT);
  return () => {
    const [own, other] = [lookOf(cell), lookOf(like)];
    return isPlain(own) && !isPlain(other) ? other : undefined;
  };
}

function lookOf({ format }: Excel.Range): CellLook {
  return {
    fill: format.fill.color,
    font: format.font.color,
    bold: format.font.bold,
    wrap: format.wrapText,
    horizontal: format.horizontalAlignment,
    vertical: format.verticalAlignment,
  };
}

function isPlain(look: CellLook): boolean {
  return (Object.keys(PLAIN) as (keyof typeof PLAIN)[]).every((part) => look[part] === PLAIN[part]);
}

export function takeOn(cell: Excel.Range, { fill, font, bold, wrap, horizontal, vertical }: CellLook): void {
  const { format } = cell;
  if (fill !== PLAIN.fill) format.fill.color = fill;
  if (font !== PLAIN.font) format.font.color = font;
  format.font.bold = bold;
  format.wrapText = wrap;
  format.horizontalAlignment = horizontal;
  format.verticalAlignment = vertical;
}

/** The cell was plain before. */
export function takeOff(cell: Excel.Range): void {
  cell.clear("Formats");
}
