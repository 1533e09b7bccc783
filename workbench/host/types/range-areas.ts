import type { AreasNode } from "../node";
import { cellCount } from "../rect";
import { defineType } from "../type-definition";
import { fullAddress, LONGEST_ADDRESS } from "./address";
import { worksheetNode } from "./worksheet";

export const rangeAreas = defineType<AreasNode>({
  navigation: {
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
