import { invalidArgument } from "../errors";
import type { PropertyNode, SheetNode } from "../node";
import { defineType } from "../type-definition";
import { text } from "./argument";
import { collectionMethods } from "./collection";

const LONGEST_KEY = 255;

function properties({ sheet }: SheetNode): PropertyNode[] {
  return [...sheet.props.keys()].map((key) => ({ kind: "WorksheetCustomProperty", sheet, key }));
}

/** Kept with the sheet, unseen; protection does not cover them. */
export const worksheetCustomPropertyCollection = defineType<SheetNode>({
  items: properties,
  methods: {
    ...collectionMethods(properties, ({ key }) => [key]),
    Add({ sheet }, _, key, value): PropertyNode {
      const name = text(key);
      if (name === "" || name.length > LONGEST_KEY) throw invalidArgument();
      sheet.props.set(name, text(value));
      return { kind: "WorksheetCustomProperty", sheet, key: name };
    },
  },
});

export const worksheetCustomProperty = defineType<PropertyNode>({
  identity: ({ key }) => ({ _Id: key }),
  methods: { Delete: ({ sheet, key }) => void sheet.props.delete(key) },
  properties: { Key: ({ key }) => key, Value: ({ sheet, key }) => sheet.props.get(key) },
  setters: { Value: ({ sheet, key }, _, value) => void sheet.props.set(key, text(value)) },
});
