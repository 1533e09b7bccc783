import { valueType, displayText } from "../cell-value";
import { apiNotFound, invalidArgument, invalidOperation, sizesDiffer } from "../errors";
import type { HostContext } from "../context";
import { daysAfter1900 } from "../date-system";
import { COLUMNS, ROWS } from "../a1";
import type { Cell, Rect } from "../grid";
import type { RangeNode } from "../node";
import { formatCategory } from "../number-format";
import { around, cellCount, corner, intersection, overlaps, shifted } from "../rect";
import { defineType } from "../type-definition";
import { fullAddress, rangeAt, rangeNode } from "./address";
import { text, truth, whole } from "./argument";
import { guard } from "./guard";
import { clearContents, readCells, writeFormats, writeValues } from "./range-content";
import { worksheetNode } from "./worksheet";

export const range = defineType<RangeNode>({
  navigation: {
    Format: ({ sheet, rect }) => ({ kind: "RangeFormat", sheet, rect }),
    ConditionalFormats: ({ sheet, rect }) => ({ kind: "ConditionalFormatCollection", sheet, rects: [rect] }),
    DataValidation: ({ sheet, rect }) => ({ kind: "DataValidation", sheet, rect }),
    Worksheet: ({ sheet }) => worksheetNode(sheet),
  },
  methods: {
    GetCell: (node, _, row, column) =>
      moved(node, {
        row: whole(row),
        column: whole(column),
        rows: 1 - node.rect.rows,
        columns: 1 - node.rect.columns,
      }),
    GetRow: (node, _, row) => moved(node, { row: whole(row), rows: 1 - node.rect.rows }),
    GetColumn: (node, _, column) => moved(node, { column: whole(column), columns: 1 - node.rect.columns }),
    GetLastRow: (node) => moved(node, { row: node.rect.rows - 1, rows: 1 - node.rect.rows }),
    GetLastColumn: (node) => moved(node, { column: node.rect.columns - 1, columns: 1 - node.rect.columns }),
    GetEntireColumn: ({ sheet, rect }) => rangeNode(sheet, { ...rect, row: 0, rows: ROWS }),
    GetEntireRow: ({ sheet, rect }) => rangeNode(sheet, { ...rect, column: 0, columns: COLUMNS }),
    GetOffsetRange: (node, _, rows, columns) => moved(node, { row: whole(rows), column: whole(columns) }),
    GetResizedRange: (node, _, rows, columns) => moved(node, { rows: whole(rows), columns: whole(columns) }),
    GetBoundingRect({ sheet, rect }, context, other) {
      const second = typeof other === "string" ? rangeAt(context, sheet, other) : (other as RangeNode);
      return rangeNode(sheet, around(rect, second.rect));
    },
    GetUsedRangeOrNullObject({ sheet, rect }, _, valuesOnly) {
      const used = sheet.used(valuesOnly === true);
      return used && overlaps(used, rect) ? rangeNode(sheet, intersection(used, rect)) : null;
    },
    GetSpillParentOrNullObject({ sheet, rect }) {
      const spill = cellCount(rect) === 1 && sheet.spillAt(rect.row, rect.column);
      return spill ? rangeNode(sheet, corner(spill)) : null;
    },
    GetSpillingToRangeOrNullObject({ sheet, rect }) {
      const spill = sheet.spillAt(rect.row, rect.column);
      return spill?.row === rect.row && spill.column === rect.column ? rangeNode(sheet, spill) : null;
    },
    // Asked by the client before it slices a large write into pieces of at most 1,500 cells.
    _ValidateArraySize({ rect }, _, rows, columns) {
      if (rows !== rect.rows || columns !== rect.columns) throw sizesDiffer();
    },
    GetMergedAreasOrNullObject({ sheet, rect }) {
      const rects = sheet.merges().filter((one) => overlaps(one, rect));
      return rects.length === 0 ? null : { kind: "RangeAreas", sheet, rects };
    },
    GetRowProperties: (node, _, wanted) => rowProperties(node, wanted),
    Merge(node, context, across) {
      guard(context, node.sheet);
      if (across === true) throw invalidOperation();
      node.sheet.merge(node.rect);
    },
    Select: ({ sheet, rect }, { grid }) => grid.select(sheet, [rect]),
    Clear: (node, context, part) => clear(node, context, part),
    Insert: (node, context, shift) => insert(node, context, text(shift)),
    Delete: (node, context, shift) => remove(node, context, text(shift)),
  },
  properties: {
    Address: ({ sheet, rect }) => fullAddress(sheet, rect),
    AddressLocal: ({ sheet, rect }) => fullAddress(sheet, rect),
    RowIndex: ({ rect }) => rect.row,
    ColumnIndex: ({ rect }) => rect.column,
    RowCount: ({ rect }) => rect.rows,
    ColumnCount: ({ rect }) => rect.columns,
    CellCount: ({ rect }) => cellCount(rect),
    Values: (node) => each(node, ({ value }) => value),
    Formulas: (node) => each(node, ({ formula, value }) => formula || value),
    NumberFormat: (node) => each(node, ({ format }) => format),
    NumberFormatCategories: (node) => each(node, ({ format }) => formatCategory(format)),
    Text(node, { grid }) {
      const days = daysAfter1900(grid);
      return each(node, (cell) => displayText(cell, days));
    },
    RowHidden: (node) => sameForAll(hiddenRows(node)),
    ValueTypes: (node) => each(node, ({ value }) => valueType(value)),
  },
  setters: {
    Values: writeValues,
    Formulas: writeValues,
    NumberFormat: writeFormats,
    RowHidden({ sheet, rect }, context, hidden) {
      guard(context, sheet, "allowFormatRows");
      sheet.hideRows(rect.row, rect.rows, truth(hidden));
    },
  },
});

function hiddenRows({ sheet, rect }: RangeNode): boolean[] {
  return Array.from({ length: rect.rows }, (_, index) => sheet.rowHidden(rect.row + index));
}

/** Excel answers null where the rows of a range differ. */
function sameForAll(values: readonly boolean[]): boolean | null {
  const [first = false] = values;
  return values.every((value) => value === first) ? first : null;
}

/** Of the properties of rows, whether they are hidden. */
function rowProperties(node: RangeNode, wanted: unknown): { rowHidden: boolean }[] {
  const asked = Object.keys(wanted ?? {});
  if (asked.some((name) => name !== "rowHidden")) throw apiNotFound(`Range.getRowProperties ${asked.join()}`);
  return hiddenRows(node).map((rowHidden) => ({ rowHidden }));
}

function moved({ sheet, rect }: RangeNode, by: Partial<Rect>): RangeNode {
  return rangeNode(sheet, shifted(rect, by));
}

function each<T>(node: RangeNode, pick: (cell: Cell) => T): T[][] {
  return readCells(node).map((row) => row.map(pick));
}

function clear(node: RangeNode, context: HostContext, part: unknown): void {
  const applyTo = part ?? "All";
  if (applyTo !== "All" && applyTo !== "Contents" && applyTo !== "Formats") throw invalidArgument();
  if (applyTo !== "Formats") clearContents(node, context);
  if (applyTo === "Contents") return;
  guard(context, node.sheet, "allowFormatCells");
  node.sheet.setLook(node.rect, {
    fill: undefined,
    fontColor: undefined,
    bold: undefined,
    wrap: undefined,
    horizontal: undefined,
    vertical: undefined,
  });
}

/** Whole rows and columns only: moving a part of a row is not copied. */
function insert(node: RangeNode, context: HostContext, shift: string): RangeNode {
  const { sheet, rect } = node;
  if (shift === "Down" && rect.columns === COLUMNS) {
    guard(context, sheet, "allowInsertRows");
    sheet.insertRows(rect.row, rect.rows);
  } else if (shift === "Right" && rect.rows === ROWS) {
    guard(context, sheet, "allowInsertColumns");
    sheet.insertColumns(rect.column, rect.columns);
  } else throw invalidOperation();
  return rangeNode(sheet, rect);
}

function remove(node: RangeNode, context: HostContext, shift: string): void {
  const { sheet, rect } = node;
  if (shift === "Up" && rect.columns === COLUMNS) {
    guard(context, sheet, "allowDeleteRows");
    sheet.deleteRows(rect.row, rect.rows);
  } else if (shift === "Left" && rect.rows === ROWS) {
    guard(context, sheet, "allowDeleteColumns");
    sheet.deleteColumns(rect.column, rect.columns);
  } else throw invalidOperation();
}
