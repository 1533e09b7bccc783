import { columnName } from "../a1";
import type { HostContext } from "../context";
import { invalidArgument, invalidOperation, itemAlreadyExists } from "../errors";
import type { GridSheet, Rect, TableInfo } from "../grid";
import type { ColumnNode, RangeNode, ScopeNode, TableNode } from "../node";
import { overlaps } from "../rect";
import { defineType } from "../type-definition";
import { rangeAt, rangeNode } from "./address";
import { text, textOrNothing } from "./argument";
import { collectionMethods, sameName } from "./collection";
import { guard } from "./guard";
import { writeValues } from "./range-content";
import { worksheetNode } from "./worksheet";

const NAME = /^[\p{L}_\\][\p{L}\p{N}_.]*$/u;

function tables({ sheet }: ScopeNode, { grid }: HostContext): TableNode[] {
  const sheets = sheet ? [sheet] : grid.sheets();
  return sheets.flatMap((one) => one.tables().map((table) => ({ kind: "Table", sheet: one, table })));
}

export const tableCollection = defineType<ScopeNode>({
  items: tables,
  methods: {
    ...collectionMethods(tables, ({ table }) => [table.id, table.name]),
    Add(node, context, address, hasHeaders) {
      const sheet = node.sheet ?? context.grid.active();
      const range = typeof address === "string" ? rangeAt(context, sheet, address) : (address as RangeNode);
      return addTable(context, range, hasHeaders === true);
    },
  },
});

function addTable(context: HostContext, { sheet, rect }: RangeNode, hasHeaders: boolean): TableNode {
  guard(context, sheet);
  if (sheet.tables().some((other) => overlaps(other.rect, rect))) throw invalidArgument();
  const all = tables({ kind: "TableCollection" }, context).map(({ table }) => table);
  const id = String(1 + Math.max(0, ...all.map((table) => Number(table.id))));
  const table: TableInfo = { id, name: `Tabla${id}`, rect, hasHeaders };
  sheet.putTable(table);
  return { kind: "Table", sheet, table };
}

export const table = defineType<TableNode>({
  identity: ({ table }) => ({ Id: table.id }),
  navigation: {
    Columns: ({ sheet, table }) => ({ kind: "TableColumnCollection", sheet, table }),
    Worksheet: ({ sheet }) => worksheetNode(sheet),
  },
  methods: {
    GetRange: ({ sheet, table }) => rangeNode(sheet, table.rect),
    GetHeaderRowRange({ sheet, table }) {
      if (!table.hasHeaders) throw invalidOperation();
      return rangeNode(sheet, { ...table.rect, rows: 1 });
    },
    GetDataBodyRange: ({ sheet, table }) => rangeNode(sheet, body(table)),
    Resize({ sheet, table }, context, address) {
      guard(context, sheet);
      const range = typeof address === "string" ? rangeAt(context, sheet, address) : (address as RangeNode);
      const keepsHeaders = range.sheet.id === sheet.id && range.rect.row === table.rect.row;
      if (!keepsHeaders || !overlaps(range.rect, table.rect)) throw invalidArgument();
      const others = sheet.tables().filter(({ id }) => id !== table.id);
      if (others.some((other) => overlaps(other.rect, range.rect))) throw invalidArgument();
      table.rect = range.rect;
      sheet.putTable(table);
    },
    Delete({ sheet, table }, context) {
      guard(context, sheet);
      sheet.dropTable(table.id);
    },
  },
  properties: {
    Id: ({ table }) => table.id,
    Name: ({ table }) => table.name,
    ShowHeaders: ({ table }) => table.hasHeaders,
  },
  setters: {
    Name(node, context, name) {
      const wanted = text(name);
      if (!NAME.test(wanted)) throw invalidArgument();
      const others = tables({ kind: "TableCollection" }, context).filter(
        ({ table }) => table.id !== node.table.id,
      );
      if (others.some(({ table }) => sameName(table.name, wanted))) throw itemAlreadyExists();
      node.table.name = wanted;
      node.sheet.putTable(node.table);
    },
  },
});

/** The rows under the header; Excel keeps one blank row where there is none. */
function body({ rect, hasHeaders }: TableInfo): Rect {
  if (!hasHeaders) return rect;
  return { ...rect, row: rect.row + 1, rows: Math.max(1, rect.rows - 1) };
}

function columns({ sheet, table }: TableNode): ColumnNode[] {
  const headers = sheet.read({ ...table.rect, rows: 1 })[0]!;
  return headers.map(({ value }, index) => columnNode(sheet, table, index, String(value)));
}

function columnNode(sheet: GridSheet, table: TableInfo, index: number, name: string): ColumnNode {
  return { kind: "TableColumn", sheet, table, index, name };
}

export const tableColumnCollection = defineType<TableNode>({
  items: columns,
  methods: {
    ...collectionMethods(columns, ({ name, index }) => [name, String(index + 1)]),
    /** At the table's right end only; cells beside the table are not moved. */
    Add({ sheet, table }, context, index, values, name) {
      guard(context, sheet);
      if (index !== null && index !== undefined) throw invalidArgument();
      const place = table.rect.columns;
      table.rect = { ...table.rect, columns: place + 1 };
      sheet.putTable(table);
      const rect = { ...table.rect, column: table.rect.column + place, columns: 1 };
      const header = textOrNothing(name) ?? columnName(place);
      if (values) writeValues(rangeNode(sheet, rect), context, values);
      if (name || !values) writeValues(rangeNode(sheet, { ...rect, rows: 1 }), context, header);
      return columnNode(sheet, table, place, header);
    },
  },
});

export const tableColumn = defineType<ColumnNode>({
  identity: ({ index }) => ({ Id: String(index + 1) }),
  methods: {
    GetRange: ({ sheet, table, index }) => rangeNode(sheet, columnOf(table.rect, index)),
    GetDataBodyRange: ({ sheet, table, index }) => rangeNode(sheet, columnOf(body(table), index)),
  },
  properties: {
    Id: ({ index }) => index + 1,
    Name: ({ name }) => name,
    Index: ({ index }) => index,
  },
});

function columnOf(rect: Rect, index: number): Rect {
  return { ...rect, column: rect.column + index, columns: 1 };
}
