import type { HostContext } from "../context";
import { apiNotFound, itemNotFound } from "../errors";
import type { Mark } from "../grid";
import type { AreasNode, HostNode, MarkNode } from "../node";
import { overlaps } from "../rect";
import { defineType } from "../type-definition";
import { rangeNode } from "./address";
import { text, truth, whole } from "./argument";
import { collectionMethods } from "./collection";
import { guard } from "./guard";

let lastId = 0;

/** Excel's ids are GUIDs in braces; nothing may lean on their form. */
function newId(): string {
  const number = (++lastId).toString(16).padStart(12, "0").toUpperCase();
  return `{00000000-0000-4000-8000-${number}}`;
}

function touching({ sheet, rects }: AreasNode): MarkNode[] {
  return sheet
    .marks()
    .filter((mark) => mark.rects.some((one) => rects.some((other) => overlaps(one, other))))
    .map((mark) => ({ kind: "ConditionalFormat", sheet, mark }));
}

export const conditionalFormatCollection = defineType<AreasNode>({
  items: touching,
  methods: {
    ...collectionMethods(touching, ({ mark }) => [mark.id]),
    Add(node, context, type): MarkNode {
      if (type !== "Custom") throw apiNotFound(`ConditionalFormatCollection.Add(${String(type)})`);
      guard(context, node.sheet, "allowFormatCells");
      const mark: Mark = { id: newId(), type, rects: node.rects, formula: "", stopIfTrue: false, look: {} };
      const added: MarkNode = { kind: "ConditionalFormat", sheet: node.sheet, mark };
      context.pendingMarks.touch(added);
      return added;
    },
    ClearAll(node, context) {
      guard(context, node.sheet, "allowFormatCells");
      for (const { sheet, mark } of touching(node)) sheet.dropMark(mark.id);
    },
  },
});

export const conditionalFormat = defineType<MarkNode>({
  identity: ({ mark }) => ({ Id: mark.id }),
  navigation: {
    Custom(node) {
      if (node.mark.type !== "Custom") throw itemNotFound();
      return part("CustomConditionalFormat", node);
    },
    CustomOrNullObject: (node) =>
      node.mark.type === "Custom" ? part("CustomConditionalFormat", node) : null,
  },
  methods: {
    Delete(node, context) {
      guard(context, node.sheet, "allowFormatCells");
      context.pendingMarks.forget(node);
      node.sheet.dropMark(node.mark.id);
    },
    GetRange: ({ sheet, mark }) => {
      if (mark.rects.length !== 1) throw itemNotFound();
      return rangeNode(sheet, mark.rects[0]!);
    },
    GetRangeOrNullObject: ({ sheet, mark }) =>
      mark.rects.length === 1 ? rangeNode(sheet, mark.rects[0]!) : null,
    GetRanges: ({ sheet, mark }) => ({ kind: "RangeAreas", sheet, rects: mark.rects }),
  },
  properties: {
    Id: ({ mark }) => mark.id,
    Type: ({ mark }) => mark.type,
    StopIfTrue: ({ mark }) => mark.stopIfTrue,
    Priority: ({ sheet, mark }) => sheet.marks().findIndex(({ id }) => id === mark.id),
  },
  setters: {
    StopIfTrue: (node, context, stop) => change(node, context, (mark) => (mark.stopIfTrue = truth(stop))),
    Priority(node, context, priority) {
      guard(context, node.sheet, "allowFormatCells");
      context.pendingMarks.flush();
      node.sheet.moveMark(node.mark.id, inBounds(whole(priority), node.sheet.marks().length));
    },
  },
});

/** A negative priority counts from the back; one out of bounds is the nearest. */
function inBounds(priority: number, count: number): number {
  const index = priority < 0 ? count + priority : priority;
  return Math.min(Math.max(index, 0), count - 1);
}

function part(kind: string, { sheet, mark }: MarkNode): MarkNode {
  return { kind, sheet, mark };
}

function child(kind: string) {
  return (node: MarkNode): HostNode => part(kind, node);
}

function change(node: MarkNode, context: HostContext, edit: (mark: Mark) => void): void {
  guard(context, node.sheet, "allowFormatCells");
  edit(node.mark);
  context.pendingMarks.touch(node);
}

export const customConditionalFormat = defineType<MarkNode>({
  navigation: { Rule: child("ConditionalFormatRule"), Format: child("ConditionalRangeFormat") },
});

export const conditionalFormatRule = defineType<MarkNode>({
  properties: { Formula: ({ mark }) => mark.formula },
  setters: {
    Formula: (node, context, formula) => change(node, context, (mark) => (mark.formula = text(formula))),
  },
});

export const conditionalRangeFormat = defineType<MarkNode>({
  navigation: {
    Fill: child("ConditionalRangeFill"),
    Font: child("ConditionalRangeFont"),
    Borders: child("ConditionalRangeBorderCollection"),
  },
});

export const conditionalRangeFill = defineType<MarkNode>({
  properties: { Color: ({ mark }) => mark.look.fill ?? null },
  setters: {
    Color: (node, context, value) =>
      change(node, context, (mark) => (mark.look.fill = text(value).toUpperCase())),
  },
});

export const conditionalRangeFont = defineType<MarkNode>({
  properties: {
    Color: ({ mark }) => mark.look.fontColor ?? null,
    Bold: ({ mark }) => mark.look.bold ?? null,
  },
  setters: {
    Color: (node, context, value) =>
      change(node, context, (mark) => (mark.look.fontColor = text(value).toUpperCase())),
    Bold: (node, context, value) => change(node, context, (mark) => (mark.look.bold = truth(value))),
  },
});

/** One colour for all sides: the product draws a whole frame or none. */
export const conditionalRangeBorderCollection = defineType<MarkNode>({
  navigation: {
    Top: child("ConditionalRangeBorder"),
    Bottom: child("ConditionalRangeBorder"),
    Left: child("ConditionalRangeBorder"),
    Right: child("ConditionalRangeBorder"),
  },
  methods: { GetItem: child("ConditionalRangeBorder") },
});

export const conditionalRangeBorder = defineType<MarkNode>({
  properties: { Color: ({ mark }) => mark.look.border ?? null },
  setters: {
    Color: (node, context, value) =>
      change(node, context, (mark) => (mark.look.border = text(value).toUpperCase())),
    // Drawn as a thin line whatever the style.
    Style: (node, context, value) => change(node, context, () => void text(value)),
  },
});
