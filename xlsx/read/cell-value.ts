import type { SheetCell } from "../../src/calendar/input";
import { fileProblem } from "../package/file-problem";
import { isTrue } from "./boolean-attribute";
import type { Budget } from "./budget";
import type { DateStyles } from "./date-styles";
import { isoSerial } from "./iso-serial";
import { shownText } from "./stored-text";

/** What the cells of all sheets of a workbook have in common. */
export interface ValueContext {
  readonly part: string;
  readonly sharedStrings: readonly string[];
  readonly dateStyles: DateStyles;
  readonly dates1904: boolean;
  readonly budget: Budget;
}

/** The parts of a cell that tell its value. */
export interface StoredValue {
  /** "n" or absent number, "s" shared text, "str", "inlineStr", "b", "e", "d". */
  readonly type: string | undefined;
  readonly value?: string;
  readonly inline?: string;
}

/**
 * Value of a cell; "" for a blank. An error is its text.
 *
 * @throws Problem for a shared text that the workbook does not have
 */
export function cellValue({ type, value, inline }: StoredValue, context: ValueContext): SheetCell {
  if (inline !== undefined) return kept(inline, context);
  if (value === undefined) return "";
  switch (type) {
    case "s":
      return sharedText(value, context);
    case "b":
      return isTrue(value.trim());
    case "d":
      return isoSerial(value, context.dates1904) ?? kept(value, context);
    case "str":
    case "inlineStr":
    case "e":
      return kept(shownText(value), context);
    default:
      return numberOrText(value, context);
  }
}

function kept(text: string, { budget }: ValueContext): string {
  budget.keep(text.length);
  return text;
}

function sharedText(value: string, { sharedStrings, part }: ValueContext): string {
  const text = sharedStrings[Number(value)];
  if (text === undefined) throw fileProblem("damagedPart", { part });
  return text;
}

function numberOrText(value: string, context: ValueContext): SheetCell {
  const plain = value.trim();
  if (plain === "") return "";
  const number = Number(plain);
  return Number.isFinite(number) ? number : kept(value, context);
}
