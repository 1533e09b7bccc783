import type { HostNode, ResultNode } from "../node";
import { defineType } from "../type-definition";
import { whole } from "./argument";

/** Of the worksheet functions only DATE: it tells the workbook's date system. */
export const functions = defineType<HostNode>({
  methods: {
    Date: (_, { grid }, year, month, day): ResultNode => ({
      kind: "FunctionResult",
      value: grid.serial(whole(year), whole(month), whole(day)),
    }),
  },
});

export const functionResult = defineType<ResultNode>({
  properties: { Value: ({ value }) => value, Error: () => null },
});
