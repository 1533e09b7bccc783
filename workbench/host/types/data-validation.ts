import type { HostContext } from "../context";
import type { Validation } from "../grid";
import type { RangeNode } from "../node";
import { defineType } from "../type-definition";
import { record, truth } from "./argument";
import { guard } from "./guard";

export const dataValidation = defineType<RangeNode>({
  methods: {
    Clear({ sheet, rect }, context) {
      guard(context, sheet);
      sheet.setValidation(rect, null);
    },
  },
  properties: {
    Rule: ({ sheet, rect }) => sheet.validation(rect)?.rule ?? {},
    ErrorAlert: ({ sheet, rect }) => sheet.validation(rect)?.errorAlert ?? null,
    Prompt: ({ sheet, rect }) => sheet.validation(rect)?.prompt ?? null,
    IgnoreBlanks: ({ sheet, rect }) => sheet.validation(rect)?.ignoreBlanks ?? true,
    Type: ({ sheet, rect }) => typeOf(sheet.validation(rect)),
  },
  setters: {
    Rule: (node, context, rule) => change(node, context, { rule: record(rule) }),
    ErrorAlert: (node, context, errorAlert) => change(node, context, { errorAlert: record(errorAlert) }),
    Prompt: (node, context, prompt) => change(node, context, { prompt: record(prompt) }),
    IgnoreBlanks: (node, context, ignore) => change(node, context, { ignoreBlanks: truth(ignore) }),
  },
});

/** A rule has one member, named after its type: `{ list: … }` is "List". */
function typeOf(validation: Validation | null): string {
  const [kind] = Object.keys(validation?.rule ?? {});
  return kind === undefined ? "None" : kind.charAt(0).toUpperCase() + kind.slice(1);
}

function change({ sheet, rect }: RangeNode, context: HostContext, part: Partial<Validation>): void {
  guard(context, sheet);
  sheet.setValidation(rect, { rule: {}, ...sheet.validation(rect), ...part });
}
