import type { Block } from "../../src/workbook/address";
import type { XmlHandler } from "../xml/scan";
import type { Budget } from "./budget";
import { readBlock } from "./read-block";
import type { ConditionalFormat } from "./workbook-data";

/** Reads the rules of the elements `conditionalFormatting` of a sheet into a list. */
export function conditionalFormatsHandler(
  sheet: string,
  budget: Budget,
  found: ConditionalFormat[],
): XmlHandler {
  let blocks: readonly Block[] = [];
  let rule = { type: "", priority: 0 };
  let formulas: string[] = [];
  let formula: string | undefined;
  return {
    open: ({ name, space, attributes }) => {
      if (space !== "main") return;
      if (name === "conditionalFormatting") blocks = readBlocks(attributes.sqref ?? "", sheet, budget);
      if (name === "cfRule") {
        rule = { type: attributes.type ?? "", priority: Number(attributes.priority ?? 0) };
        formulas = [];
      }
      if (name === "formula") formula = "";
    },
    text: (piece) => {
      if (formula !== undefined) formula += piece;
    },
    close: ({ name, space }) => {
      if (space !== "main") return;
      if (name === "formula" && formula !== undefined) {
        budget.keep(formula.length);
        formulas.push(formula);
        formula = undefined;
      }
      if (name !== "cfRule") return;
      budget.keep(0);
      found.push({ blocks, ...rule, formulas });
    },
  };
}

/** Old LibreOffice put commas where the standard has spaces. */
function readBlocks(references: string, sheet: string, budget: Budget): Block[] {
  budget.keep(references.length);
  return references
    .split(/[\s,]+/)
    .filter((reference) => reference !== "")
    .map((reference) => readBlock(reference, sheet));
}
