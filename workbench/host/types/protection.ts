import { accessDenied, invalidOperation } from "../errors";
import type { SheetNode } from "../node";
import { defineType } from "../type-definition";
import { record } from "./argument";

/** Passwords are not copied: they are taken and forgotten. */
export const worksheetProtection = defineType<SheetNode>({
  methods: {
    Protect({ sheet }, { application }, options) {
      if (application.readOnly) throw accessDenied();
      if (sheet.protection().on) throw invalidOperation();
      const given = options ? (record(options) as Record<string, boolean>) : {};
      sheet.protect({ on: true, options: given });
    },
    Unprotect({ sheet }, { application }) {
      if (application.readOnly) throw accessDenied();
      sheet.protect({ on: false, options: {} });
    },
  },
  properties: {
    Protected: ({ sheet }) => sheet.protection().on,
    Options: ({ sheet }) => sheet.protection().options,
  },
});
