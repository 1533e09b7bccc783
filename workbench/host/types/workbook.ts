import { itemNotFound } from "../errors";
import type { HostContext } from "../context";
import type { HostNode, RangeNode } from "../node";
import { defineType } from "../type-definition";
import { rangeAt, rangeNode, sheetByKey } from "./address";
import { text } from "./argument";

export const workbook = defineType({
  navigation: {
    Worksheets: () => ({ kind: "WorksheetCollection" }),
    Tables: () => ({ kind: "TableCollection" }),
    Names: () => ({ kind: "NamedItemCollection" }),
    Settings: () => ({ kind: "SettingCollection" }),
    Functions: () => ({ kind: "Functions" }),
    Application: () => ({ kind: "Application" }),
    Protection: () => ({ kind: "WorkbookProtection" }),
  },
  methods: {
    _RemoveReference: (_, { references }, id) => references.drop(text(id)),
    GetSelectedRange(_, { grid }) {
      const { sheet, rects } = grid.selection();
      return rangeNode(sheet, rects[0]!);
    },
    _GetRangeForEventByReferenceId(_, context, reference) {
      const range = eventRange(context, text(reference));
      if (!range) throw itemNotFound();
      return range;
    },
    _GetRangeOrNullObjectForEventByReferenceId: (_, context, reference) =>
      eventRange(context, text(reference)),
  },
  properties: {
    Name: (_, { application }) => application.name,
    ReadOnly: (_, { application }) => application.readOnly,
  },
});

/** The reference was made by `eventReference`: sheet id and address. */
function eventRange(context: HostContext, reference: string): RangeNode | null {
  const [sheetId, address] = reference.split("|");
  const sheet = sheetByKey(context, sheetId!);
  return sheet ? rangeAt(context, sheet, address ?? null) : null;
}

export const workbookProtection = defineType<HostNode>({ properties: { Protected: () => false } });

export const application = defineType<HostNode>({
  methods: {
    // The grid recalculates by itself; the batch's answer waits for it.
    Calculate: () => null,
  },
  properties: { CalculationMode: () => "Automatic" },
});
