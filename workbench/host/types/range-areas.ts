import type { AreasNode } from "../node";
import { cellCount } from "../rect";
import { defineType } from "../type-definition";
import { fullAddress, LONGEST_ADDRESS, rangeNode } from "./address";
import { worksheetNode } from "./worksheet";

export const rangeAreas = defineType<AreasNode>({
  navigation: {
    Areas: ({ sheet, rects }) => ({ kind: "RangeCollection", sheet, rects }),
    ConditionalFormats: ({ sheet, rects }) => ({ kind: "ConditionalFormatCollection", sheet, rects }),
    Worksheet: ({ sheet }) => worksheetNode(sheet),
  },
  methods: {
    Select: ({ sheet, rects }, { grid }) => grid.select(sheet, rects),
  },
  properties: {
    // Cut without an error, as Excel does.
    Address: ({ sheet, rects }) =>
      rects
        .map((rect) => fullAddress(sheet, rect))
        .join(",")
        .slice(0, LONGEST_ADDRESS),
    AreaCount: ({ rects }) => rects.length,
    CellCount: ({ rects }) => rects.reduce((sum, rect) => sum + cellCount(rect), 0),
  },
});

/** The areas of a RangeAreas, a range each. */
export const rangeCollection = defineType<AreasNode>({
  items: ({ sheet, rects }) => rects.map((rect) => rangeNode(sheet, rect)),
});
