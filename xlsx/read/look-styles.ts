import type { Package } from "../package/package";
import { partTextChunks } from "../package/part-text";
import { scanSections } from "../xml/scan-sections";
import type { OpenTag, XmlHandler } from "../xml/scan";
import { isTrue } from "./boolean-attribute";
import type { Budget } from "./budget";
import { builtInCode } from "./built-in-formats";
import type { ReadColour } from "./look-colours";
import type { BorderLine, BorderLook, CellStyle, FontLook, RuleLook, Side } from "./look-data";

/** The styles of a workbook: those of its cells, and those that rules give. */
export interface Styles {
  readonly cells: readonly CellStyle[];
  readonly rules: readonly RuleLook[];
}

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/** What stands in a font, a fill or a border, as it is read. */
interface Pieces {
  font: Changing<FontLook>;
  fill: string | undefined;
  border: Changing<BorderLook>;
}

const SIDES: Readonly<Record<string, Side>> = {
  left: "left",
  start: "left",
  right: "right",
  end: "right",
  top: "top",
  bottom: "bottom",
};

/** Reads the part of the styles; a workbook without one has the usual style alone. */
export function readStyles(
  pkg: Package,
  part: string | undefined,
  colour: ReadColour,
  budget: Budget,
): Styles {
  if (part === undefined) return { cells: [], rules: [] };
  const codes = new Map<number, string>();
  const fonts: FontLook[] = [];
  const fills: (string | undefined)[] = [];
  const borders: BorderLook[] = [];
  const cells: CellStyle[] = [];
  const rules: RuleLook[] = [];
  scanSections(partTextChunks(pkg.chunks(part), part), part, "styleSheet", {
    numFmts: {
      open: ({ name, attributes }) => {
        if (name !== "numFmt") return;
        const code = attributes.formatCode ?? "General";
        budget.keep(code.length);
        codes.set(Number(attributes.numFmtId), code);
      },
    },
    fonts: each("font", colour, budget, ({ font }) => fonts.push(font)),
    fills: each("fill", colour, budget, ({ fill }) => fills.push(fill)),
    borders: each("border", colour, budget, ({ border }) => borders.push(border)),
    cellXfs: formatsHandler(budget, (xf, alignment) => {
      const [font, fill, border] = [fonts[at(xf.fontId)], fills[at(xf.fillId)], borders[at(xf.borderId)]];
      const number = at(xf.numFmtId);
      cells.push({
        numberFormat: codes.get(number) ?? builtInCode(number),
        ...(font ? { font } : {}),
        ...(fill === undefined ? {} : { fill }),
        ...(border && Object.keys(border).length > 0 ? { border } : {}),
        ...alignmentLook(alignment),
      });
    }),
    dxfs: each("dxf", colour, budget, ({ font, fill, border }) =>
      rules.push({
        ...(Object.keys(font).length > 0 ? { font } : {}),
        ...(fill === undefined ? {} : { fill }),
        ...(Object.keys(border).length > 0 ? { border } : {}),
      }),
    ),
  });
  return { cells, rules };
}

type Attributes = Readonly<Record<string, string | undefined>>;

function at(attribute: string | undefined): number {
  return Number(attribute ?? 0);
}

/** Calls for each element of a name, with what was found in it. */
function each(name: string, colour: ReadColour, budget: Budget, done: (pieces: Pieces) => void): XmlHandler {
  let pieces: Pieces | undefined;
  let side: Side | undefined;
  let pattern = "";
  return {
    open: (tag) => {
      if (tag.space !== "main") return;
      if (tag.name === name) {
        budget.keep(0);
        pieces = { font: {}, fill: undefined, border: {} };
        pattern = "";
      }
      if (!pieces) return;
      if (tag.name === "patternFill")
        pattern = tag.attributes.patternType ?? (name === "dxf" ? "solid" : "none");
      side = SIDES[tag.name] ?? (tag.name === "diagonal" ? undefined : side);
      readPiece(tag, pieces, { colour, side, pattern, isRule: name === "dxf" });
    },
    close: (tag) => {
      if (tag.space !== "main") return;
      if (SIDES[tag.name]) side = undefined;
      if (tag.name === name && pieces) {
        done(pieces);
        pieces = undefined;
      }
    },
  };
}

interface Place {
  readonly colour: ReadColour;
  readonly side: Side | undefined;
  readonly pattern: string;
  readonly isRule: boolean;
}

function readPiece({ name, attributes }: OpenTag, pieces: Pieces, place: Place): void {
  const { font, border } = pieces;
  const { colour, side, pattern, isRule } = place;
  const isOn = attributes.val === undefined || isTrue(attributes.val);
  if (name === "b") font.bold = isOn;
  else if (name === "i") font.italic = isOn;
  else if (name === "strike") font.strike = isOn;
  else if (name === "u") font.underline = attributes.val !== "none";
  else if (name === "sz") font.size = Number(attributes.val);
  else if (name === "name" && attributes.val !== undefined) font.name = attributes.val;
  else if (SIDES[name] && attributes.style !== undefined && attributes.style !== "none")
    border[SIDES[name]] = { style: attributes.style };
  else if (name === "fgColor" && pattern === "solid" && !isRule) pieces.fill = colour(attributes);
  else if (name === "bgColor" && pattern !== "none" && (isRule || pattern !== "solid"))
    pieces.fill = indexedBackground(attributes) ? undefined : colour(attributes);
  else if (name === "color") {
    const found = colour(attributes);
    const line: BorderLine | undefined = side && border[side];
    if (found !== undefined && side && line) border[side] = { ...line, color: found };
    else if (found !== undefined && !side) font.color = found;
  }
}

/** The window's own background: no fill. */
function indexedBackground({ indexed }: Attributes): boolean {
  return indexed === "64" || indexed === "65";
}

function formatsHandler(
  budget: Budget,
  done: (xf: Attributes, alignment: Attributes | undefined) => void,
): XmlHandler {
  let xf: Attributes | undefined;
  let alignment: Attributes | undefined;
  return {
    open: ({ name, space, attributes }) => {
      if (space !== "main") return;
      if (name === "xf") [xf, alignment] = [attributes, undefined];
      if (name === "alignment") alignment = attributes;
    },
    close: ({ name, space }) => {
      if (name !== "xf" || space !== "main" || !xf) return;
      budget.keep(0);
      done(xf, alignment);
      xf = undefined;
    },
  };
}

function alignmentLook(
  alignment: Attributes | undefined,
): Pick<CellStyle, "horizontal" | "vertical" | "wrap"> {
  const { horizontal, vertical, wrapText } = alignment ?? {};
  return {
    ...(horizontal === undefined ? {} : { horizontal }),
    ...(vertical === undefined ? {} : { vertical }),
    ...(isTrue(wrapText) ? { wrap: true } : {}),
  };
}
