import type { Package } from "../package/package";
import { partTextChunks } from "../package/part-text";
import { scanSections } from "../xml/scan-sections";
import type { OpenTag } from "../xml/scan";
import type { Budget } from "./budget";
import { isDateCode, isDateNumber } from "./number-format";

/** For each style of a cell, by its number: whether it shows a date or a time. */
export type DateStyles = readonly boolean[];

/** Reads which styles are those of dates; none for a workbook without styles. */
export function readDateStyles(pkg: Package, part: string | undefined, budget: Budget): DateStyles {
  if (part === undefined) return [];
  const codes = new Map<number, boolean>();
  const formats: number[] = [];
  scanSections(partTextChunks(pkg.chunks(part), part), part, "styleSheet", {
    numFmts: {
      open: ({ name, attributes }) => {
        if (name !== "numFmt") return;
        budget.keep(0);
        codes.set(Number(attributes.numFmtId), isDateCode(attributes.formatCode ?? ""));
      },
    },
    cellXfs: {
      open: (tag) => {
        if (!isFormat(tag)) return;
        budget.keep(0);
        formats.push(Number(tag.attributes.numFmtId ?? 0));
      },
    },
  });
  return formats.map((number) => codes.get(number) ?? isDateNumber(number));
}

function isFormat({ name, space }: OpenTag): boolean {
  return name === "xf" && space === "main";
}
