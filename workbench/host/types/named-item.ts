import { toA1, quoteSheet } from "../a1";
import type { HostContext } from "../context";
import { HostError, itemAlreadyExists } from "../errors";
import type { NameNode, RangeNode, ScopeNode } from "../node";
import { defineType } from "../type-definition";
import { rangeAt } from "./address";
import { text } from "./argument";
import { collectionMethods, sameName } from "./collection";

function names({ sheet }: ScopeNode, { grid }: HostContext): NameNode[] {
  return grid
    .names()
    .filter(({ sheetId }) => sheetId === sheet?.id)
    .map((definition) => ({ kind: "NamedItem", definition }));
}

export const namedItemCollection = defineType<ScopeNode>({
  items: names,
  methods: {
    ...collectionMethods(names, ({ definition }) => [definition.name]),
    Add(node, context, name, reference): NameNode {
      const wanted = text(name);
      if (names(node, context).some(({ definition }) => sameName(definition.name, wanted)))
        throw itemAlreadyExists();
      const definition = {
        name: wanted,
        reference: typeof reference === "string" ? reference : absolute(reference as RangeNode),
        ...(node.sheet ? { sheetId: node.sheet.id } : {}),
      };
      context.grid.addName(definition);
      return { kind: "NamedItem", definition };
    },
  },
});

function absolute({ sheet, rect }: RangeNode): string {
  const address = toA1(rect).replace(/([A-Z]+)?(\d+)?/g, (_, letters = "", digits = "") => {
    return (letters ? `$${letters}` : "") + (digits ? `$${digits}` : "");
  });
  return `=${quoteSheet(sheet.name())}!${address}`;
}

export const namedItem = defineType<NameNode>({
  identity: ({ definition }) => ({ _Id: definition.name }),
  methods: {
    GetRange: ({ definition }, context) => rangeAt(context, context.grid.active(), definition.reference),
    GetRangeOrNullObject({ definition }, context) {
      try {
        return rangeAt(context, context.grid.active(), definition.reference);
      } catch (error) {
        // A name for a constant or a formula has no range.
        if (error instanceof HostError) return null;
        throw error;
      }
    },
  },
  properties: {
    Name: ({ definition }) => definition.name,
    Formula: ({ definition }) => definition.reference,
    Value: ({ definition }) => definition.reference.replace(/^=/, ""),
    Type: () => "Range",
    Scope: ({ definition }) => (definition.sheetId === undefined ? "Workbook" : "Worksheet"),
    Visible: () => true,
  },
});
