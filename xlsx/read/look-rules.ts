import type { Block } from "../../src/workbook/address";
import type { XmlHandler } from "../xml/scan";
import { isTrue } from "./boolean-attribute";
import type { Budget } from "./budget";
import type { ListValidation, ShownRule } from "./look-data";
import type { LookContext } from "./look-sheet";
import { readBlock } from "./read-block";

type Attributes = Readonly<Record<string, string | undefined>>;

/** Reads the lists of choices of a sheet; `other` is called for a validation of another kind. */
export function listsHandler(
  sheet: string,
  budget: Budget,
  found: ListValidation[],
  other: () => void,
): XmlHandler {
  let validation: Attributes | undefined;
  let formula: string | undefined;
  return {
    open: ({ name, space, attributes }) => {
      if (space !== "main") return;
      if (name === "dataValidation") [validation, formula] = [attributes, undefined];
      if (name === "formula1") formula = "";
    },
    text: (piece) => {
      if (formula !== undefined && validation) formula += piece;
    },
    close: ({ name, space }) => {
      if (space !== "main" || name !== "dataValidation" || !validation) return;
      const { type, sqref = "", allowBlank, showErrorMessage, errorStyle, error } = validation;
      if (type === "list" && formula) {
        budget.keep(formula.length);
        found.push({
          blocks: blocksOf(sqref, sheet, budget),
          formula: formula.trim(),
          allowsBlank: isTrue(allowBlank),
          refuses: isTrue(showErrorMessage) && (errorStyle ?? "stop") === "stop",
          ...(error === undefined ? {} : { message: error }),
        });
      } else if (type !== undefined && type !== "none") other();
      validation = undefined;
    },
  };
}

/** Reads the rules of the elements `conditionalFormatting` of a sheet, with the looks that they give. */
export function rulesHandler(
  sheet: string,
  { rules, budget }: Pick<LookContext, "rules" | "budget">,
  found: ShownRule[],
): XmlHandler {
  let blocks: readonly Block[] = [];
  let rule: Attributes = {};
  let formulas: string[] = [];
  let formula: string | undefined;
  return {
    open: ({ name, space, attributes }) => {
      if (space !== "main") return;
      if (name === "conditionalFormatting") blocks = blocksOf(attributes.sqref ?? "", sheet, budget);
      if (name === "cfRule") [rule, formulas] = [attributes, []];
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
      found.push({
        blocks,
        type: rule.type ?? "",
        priority: Number(rule.priority ?? 0),
        stopIfTrue: isTrue(rule.stopIfTrue),
        ...(rule.operator === undefined ? {} : { operator: rule.operator }),
        formulas,
        look: rules[Number(rule.dxfId)] ?? {},
      });
    },
  };
}

function blocksOf(references: string, sheet: string, budget: Budget): Block[] {
  budget.keep(references.length);
  return references
    .split(/[\s,]+/)
    .filter((reference) => reference !== "")
    .map((reference) => readBlock(reference, sheet));
}
