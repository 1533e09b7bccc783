import { COLUMNS, ROWS } from "../a1";
import type { RangeNode, SheetNode } from "../node";
import { defineType } from "../type-definition";
import { rangeAt, rangeNode } from "./address";
import { whole } from "./argument";
import { guard } from "./guard";

export const freezePanes = defineType<SheetNode>({
  methods: {
    FreezeAt({ sheet }, context, range) {
      guard(context, sheet);
      const { rect } = typeof range === "string" ? rangeAt(context, sheet, range) : (range as RangeNode);
      sheet.freeze(rect.row + rect.rows, rect.column + rect.columns);
    },
    FreezeRows({ sheet }, context, rows) {
      guard(context, sheet);
      sheet.freeze(whole(rows ?? 0), 0);
    },
    FreezeColumns({ sheet }, context, columns) {
      guard(context, sheet);
      sheet.freeze(0, whole(columns ?? 0));
    },
    Unfreeze({ sheet }, context) {
      guard(context, sheet);
      sheet.freeze(0, 0);
    },
    GetLocationOrNullObject({ sheet }) {
      const { rows, columns } = sheet.frozen();
      if (rows === 0 && columns === 0) return null;
      return rangeNode(sheet, { row: 0, column: 0, rows: rows || ROWS, columns: columns || COLUMNS });
    },
  },
});
