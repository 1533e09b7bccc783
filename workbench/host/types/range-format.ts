import { displayText } from "../cell-value";
import type { HostContext } from "../context";
import { daysAfter1900 } from "../date-system";
import type { Look } from "../grid";
import type { RangeNode } from "../node";
import { intersection, overlaps } from "../rect";
import { defineType } from "../type-definition";
import { amount, text, truth } from "./argument";
import { guard } from "./guard";

/** Office.js gives widths in points. */
const POINTS_A_PIXEL = 0.75;
const PIXELS_A_CHARACTER = 7;
const CELL_PADDING = 12;

const DEFAULTS: Required<Look> = {
  fill: "#FFFFFF",
  fontColor: "#000000",
  bold: false,
  wrap: false,
  horizontal: "General",
  vertical: "Bottom",
};

export const rangeFormat = defineType<RangeNode>({
  navigation: {
    Fill: ({ sheet, rect }) => ({ kind: "RangeFill", sheet, rect }),
    Font: ({ sheet, rect }) => ({ kind: "RangeFont", sheet, rect }),
  },
  methods: { AutofitColumns: autofitColumns },
  properties: {
    ColumnWidth: ({ sheet, rect }) => sheet.columnWidth(rect.column) * POINTS_A_PIXEL,
    WrapText: readLook("wrap"),
    HorizontalAlignment: readLook("horizontal"),
    VerticalAlignment: readLook("vertical"),
  },
  setters: {
    ColumnWidth({ sheet, rect }, context, points) {
      guard(context, sheet, "allowFormatColumns");
      sheet.setColumnWidth(rect.column, rect.columns, amount(points) / POINTS_A_PIXEL);
    },
    WrapText: (node, context, wrap) => setLook(node, context, { wrap: truth(wrap) }),
    HorizontalAlignment: (node, context, place) => setLook(node, context, { horizontal: text(place) }),
    VerticalAlignment: (node, context, place) => setLook(node, context, { vertical: text(place) }),
  },
});

export const rangeFill = defineType<RangeNode>({
  methods: { Clear: (node, context) => setLook(node, context, { fill: undefined }) },
  properties: { Color: readLook("fill") },
  setters: { Color: (node, context, color) => setLook(node, context, { fill: text(color).toUpperCase() }) },
});

export const rangeFont = defineType<RangeNode>({
  properties: { Color: readLook("fontColor"), Bold: readLook("bold") },
  setters: {
    Color: (node, context, color) => setLook(node, context, { fontColor: text(color).toUpperCase() }),
    Bold: (node, context, bold) => setLook(node, context, { bold: truth(bold) }),
  },
});

function readLook(part: keyof Look) {
  return ({ sheet, rect }: RangeNode): unknown => sheet.look(rect)[part] ?? DEFAULTS[part];
}

function setLook({ sheet, rect }: RangeNode, context: HostContext, look: Look): void {
  guard(context, sheet, "allowFormatCells");
  sheet.setLook(rect, look);
}

/** The widest text of each column, by an average width of a character. */
function autofitColumns({ sheet, rect }: RangeNode, context: HostContext): void {
  guard(context, sheet, "allowFormatColumns");
  const used = sheet.used(true);
  if (!used || !overlaps(used, rect)) return;
  const { row, column, rows, columns } = intersection(used, rect);
  const cells = sheet.read({ row, column, rows, columns });
  const days = daysAfter1900(context.grid);
  for (let j = 0; j < columns; j++) {
    const longest = Math.max(...cells.map((line) => displayText(line[j]!, days).length));
    if (longest > 0) sheet.setColumnWidth(column + j, 1, longest * PIXELS_A_CHARACTER + CELL_PADDING);
  }
}
