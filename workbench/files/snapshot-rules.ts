import {
  CFRuleType,
  CFSubRuleType,
  type IConditionFormattingRule,
} from "@univerjs/preset-sheets-conditional-formatting";
import type { IStyleData } from "@univerjs/core";
import { blockAddress } from "../../src/workbook/address";
import { isMarkFormula } from "../../src/workbook/marking";
import type { ShownRule } from "../../xlsx/read/look-data";
import type { CanCompute } from "./computable";
import { shownFormula } from "./formula-names";
import { rangeWithin, type GridSize, type SheetPlace } from "./snapshot-sheet";
import { ruleStyle } from "./univer-style";

/** The rules of a sheet that the grid shows, and whether there are others. */
export interface ShownRules {
  readonly shown: readonly IConditionFormattingRule[];
  readonly hidden: boolean;
}

/** Kinds of rules that carry their condition as a formula, whatever Excel calls them. */
const WITH_FORMULA = new Set([
  "expression",
  "containsText",
  "notContainsText",
  "beginsWith",
  "endsWith",
  "containsBlanks",
  "notContainsBlanks",
  "containsErrors",
  "notContainsErrors",
  "timePeriod",
]);

/** More on one sheet would make the grid slow. */
const MOST_RULES = 1000;

const SIGNS: Readonly<Record<string, string>> = {
  greaterThan: ">",
  greaterThanOrEqual: ">=",
  lessThan: "<",
  lessThanOrEqual: "<=",
  equal: "=",
  notEqual: "<>",
};

/** The conditional formats of a sheet, MUNI's marks among them, in the order of their ranks. */
export function rulesResource({ id, look }: SheetPlace, size: GridSize, canCompute: CanCompute): ShownRules {
  const made = look.rules
    .slice(0, MOST_RULES)
    .map((rule, index) => gridRule(`${id}-r${index}`, rule, size, canCompute));
  return {
    shown: made.filter((rule) => rule !== undefined),
    hidden: made.includes(undefined) || look.rules.length > MOST_RULES,
  };
}

function gridRule(
  cfId: string,
  rule: ShownRule,
  size: GridSize,
  canCompute: CanCompute,
): IConditionFormattingRule | undefined {
  const ranges = rule.blocks.flatMap((block) => rangeWithin(block, size) ?? []);
  const style = ruleStyle(rule.look);
  const condition = conditionOf(rule, canCompute);
  if (!condition || ranges.length === 0) return undefined;
  return { cfId, ranges, stopIfTrue: rule.stopIfTrue, rule: { ...condition, style } };
}

type Condition = IConditionFormattingRule["rule"] extends infer Rule
  ? Rule extends { style: IStyleData }
    ? Omit<Rule, "style">
    : never
  : never;

function conditionOf(rule: ShownRule, canCompute: CanCompute): any {
  if (rule.type === "duplicateValues" || rule.type === "uniqueValues")
    return {
      type: CFRuleType.highlightCell,
      subType: CFSubRuleType[rule.type],
    } satisfies Partial<Condition>;
  const value = formulaOf(rule);
  if (value === undefined || !(isMarkFormula(value) || canCompute(value))) return undefined;
  return { type: CFRuleType.highlightCell, subType: CFSubRuleType.formula, value };
}

/** The condition of a rule as a formula for the first of its cells. */
function formulaOf({ type, operator = "", formulas, blocks }: ShownRule): string | undefined {
  const [first, second] = formulas.map(shownFormula).map((formula) => formula.slice(1));
  if (first === undefined) return undefined;
  if (WITH_FORMULA.has(type)) return `=${first}`;
  const [block] = blocks;
  if (type !== "cellIs" || !block) return undefined;
  const cell = blockAddress({ ...block, rows: 1, columns: 1 });
  const sign = SIGNS[operator];
  if (sign) return `=${cell}${sign}(${first})`;
  if (second === undefined) return undefined;
  if (operator === "between") return `=AND(${cell}>=(${first}),${cell}<=(${second}))`;
  return operator === "notBetween" ? `=OR(${cell}<(${first}),${cell}>(${second}))` : undefined;
}
