import {
  CFRuleType,
  CFSubRuleType,
  type IConditionFormattingRule,
} from "@univerjs/preset-sheets-conditional-formatting";
import type { Mark } from "../host/grid";
import { toRange, toRect, type FacadeSheet, type UniverParts } from "./facade";
import type { SheetExtras } from "./sheet-extras";

/** Names of Office.js for the rules that have no formula of their own. */
const TYPES: Readonly<Record<string, string>> = {
  number: "CellValue",
  text: "ContainsText",
  rank: "TopBottom",
  average: "PresetCriteria",
  uniqueValues: "PresetCriteria",
  duplicateValues: "PresetCriteria",
  timePeriod: "PresetCriteria",
  dataBar: "DataBar",
  colorScale: "ColorScale",
  iconSet: "IconSet",
};

/** The rules of a sheet in their order. Univer moves their ranges with the rows; its own are the true ones. */
export function readMarks(sheet: FacadeSheet, extras: SheetExtras): Mark[] {
  const rules = sheet.getConditionalFormattingRules();
  const known = new Set(rules.map(({ cfId }) => cfId));
  for (const id of extras.markLooks.keys()) if (!known.has(id)) extras.markLooks.delete(id);
  return rules.map((rule) => ({
    id: rule.cfId,
    type: typeOf(rule),
    rects: rule.ranges.map(toRect),
    formula: formulaOf(rule) ?? "",
    stopIfTrue: rule.stopIfTrue,
    look: { ...(extras.markLooks.get(rule.cfId) ?? lookOf(rule)) },
  }));
}

/**
 * Adds a rule on top, or replaces it. By mutation, not by command: the host has judged protection already,
 * and Univer's own check would refuse a protected sheet in silence.
 */
export function putMark(parts: UniverParts, sheet: FacadeSheet, extras: SheetExtras, mark: Mark): void {
  const { fill, fontColor, bold } = mark.look;
  const builder = sheet.newConditionalFormattingRule().whenFormulaSatisfied(mark.formula || "=FALSE");
  if (fill) builder.setBackground(fill);
  if (fontColor) builder.setFontColor(fontColor);
  if (bold) builder.setBold(true);
  const built = builder.setRanges(mark.rects.map((rect) => toRange(rect, sheet))).build();
  const rule = { ...built, cfId: mark.id, stopIfTrue: mark.stopIfTrue };
  const exists = sheet.getConditionalFormattingRules().some(({ cfId }) => cfId === mark.id);
  const place = placeOf(parts, sheet);
  if (exists)
    parts.facade.syncExecuteCommand("sheet.mutation.set-conditional-rule", { ...place, cfId: mark.id, rule });
  else parts.facade.syncExecuteCommand("sheet.mutation.add-conditional-rule", { ...place, rule });
  extras.markLooks.set(mark.id, { ...mark.look });
}

export function moveMark(parts: UniverParts, sheet: FacadeSheet, id: string, priority: number): void {
  const ids = sheet.getConditionalFormattingRules().map(({ cfId }) => cfId);
  const from = ids.indexOf(id);
  if (from < 0 || from === priority) return;
  parts.facade.syncExecuteCommand("sheet.mutation.move-conditional-rule", {
    ...placeOf(parts, sheet),
    start: { id, type: "self" },
    end: { id: ids[priority], type: priority < from ? "before" : "after" },
  });
}

export function dropMark(parts: UniverParts, sheet: FacadeSheet, extras: SheetExtras, id: string): void {
  const place = placeOf(parts, sheet);
  parts.facade.syncExecuteCommand("sheet.mutation.delete-conditional-rule", { ...place, cfId: id });
  extras.markLooks.delete(id);
}

function placeOf({ workbook }: UniverParts, sheet: FacadeSheet): { unitId: string; subUnitId: string } {
  return { unitId: workbook.getId(), subUnitId: sheet.getSheetId() };
}

function typeOf({ rule }: IConditionFormattingRule): string {
  if (rule.type !== CFRuleType.highlightCell) return TYPES[rule.type] ?? rule.type;
  return rule.subType === CFSubRuleType.formula ? "Custom" : (TYPES[rule.subType] ?? rule.subType);
}

function formulaOf({ rule }: IConditionFormattingRule): string | undefined {
  return rule.type === CFRuleType.highlightCell && rule.subType === CFSubRuleType.formula
    ? rule.value
    : undefined;
}

function lookOf({ rule }: IConditionFormattingRule): Mark["look"] {
  if (rule.type !== CFRuleType.highlightCell) return {};
  const { bg, cl, bl } = rule.style;
  return {
    ...(bg?.rgb ? { fill: bg.rgb.toUpperCase() } : {}),
    ...(cl?.rgb ? { fontColor: cl.rgb.toUpperCase() } : {}),
    ...(bl ? { bold: true } : {}),
  };
}
