import { accessDenied, invalidArgument, invalidOperation, itemAlreadyExists } from "../errors";
import type { HostContext } from "../context";
import { WORKBOOK_TARGET } from "../events";
import type { GridSheet } from "../grid";
import type { HostNode, SheetNode } from "../node";
import { corner, WHOLE_SHEET } from "../rect";
import { defineType } from "../type-definition";
import { areasAt, rangeAt, rangeNode, sheetByKey } from "./address";
import { text, textOrNothing, whole } from "./argument";
import { collectionMethods } from "./collection";
import { eventMethods } from "./event-methods";

const LONGEST_NAME = 31;
const FORBIDDEN_IN_NAME = /[\\/?*[\]:]/;

export function worksheetNode(sheet: GridSheet): SheetNode {
  return { kind: "Worksheet", sheet };
}

function worksheets(_: HostNode, { grid }: HostContext): SheetNode[] {
  return grid.sheets().map(worksheetNode);
}

export const worksheetCollection = defineType<HostNode>({
  items: worksheets,
  methods: {
    ...collectionMethods(worksheets, ({ sheet }) => [sheet.id, sheet.name()]),
    ...eventMethods(() => WORKBOOK_TARGET),
    GetActiveWorksheet: (_, { grid }) => worksheetNode(grid.active()),
    Add(_, context, name) {
      if (context.application.readOnly) throw accessDenied();
      return worksheetNode(context.grid.addSheet(newName(context, textOrNothing(name))));
    },
  },
});

function newName(context: HostContext, wanted: string | null): string {
  if (wanted !== null) return checkedName(context, wanted);
  let number = context.grid.sheets().length + 1;
  while (sheetByKey(context, `Hoja${number}`)) number++;
  return `Hoja${number}`;
}

function checkedName(context: HostContext, name: string): string {
  if (name === "" || name.length > LONGEST_NAME || FORBIDDEN_IN_NAME.test(name)) throw invalidArgument();
  if (sheetByKey(context, name)) throw itemAlreadyExists();
  return name;
}

export const worksheet = defineType<SheetNode>({
  identity: ({ sheet }) => ({ Id: sheet.id }),
  navigation: {
    Tables: ({ sheet }) => ({ kind: "TableCollection", sheet }),
    Names: ({ sheet }) => ({ kind: "NamedItemCollection", sheet }),
    Protection: ({ sheet }) => ({ kind: "WorksheetProtection", sheet }),
    CustomProperties: ({ sheet }) => ({ kind: "WorksheetCustomPropertyCollection", sheet }),
    FreezePanes: ({ sheet }) => ({ kind: "FreezePanes", sheet }),
    PageLayout: ({ sheet }) => ({ kind: "PageLayout", sheet }),
  },
  methods: {
    ...eventMethods(({ sheet }) => sheet.id),
    GetRange: ({ sheet }, context, address) => rangeAt(context, sheet, textOrNothing(address)),
    GetRanges: ({ sheet }, _, address) => areasAt(sheet, textOrNothing(address)),
    GetRangeByIndexes: ({ sheet }, _, row, column, rows, columns) =>
      rangeNode(sheet, {
        row: whole(row),
        column: whole(column),
        rows: whole(rows),
        columns: whole(columns),
      }),
    GetCell: ({ sheet }, _, row, column) =>
      rangeNode(sheet, { row: whole(row), column: whole(column), rows: 1, columns: 1 }),
    GetUsedRange: ({ sheet }, _, valuesOnly) =>
      rangeNode(sheet, sheet.used(valuesOnly === true) ?? corner(WHOLE_SHEET)),
    GetUsedRangeOrNullObject({ sheet }, _, valuesOnly) {
      const used = sheet.used(valuesOnly === true);
      return used && rangeNode(sheet, used);
    },
    Activate: ({ sheet }, { grid }) => grid.activate(sheet.id),
    Delete({ sheet }, { grid, application }) {
      if (application.readOnly) throw accessDenied();
      if (grid.sheets().length === 1) throw invalidOperation();
      grid.deleteSheet(sheet.id);
    },
  },
  properties: {
    Id: ({ sheet }) => sheet.id,
    Name: ({ sheet }) => sheet.name(),
    Position: ({ sheet }, { grid }) => grid.sheets().findIndex(({ id }) => id === sheet.id),
    Visibility: ({ sheet }) => (sheet.visible() ? "Visible" : "Hidden"),
  },
  setters: {
    Name: ({ sheet }, context, name) => sheet.rename(checkedName(context, text(name))),
  },
});
