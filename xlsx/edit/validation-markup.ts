import { blockAddress } from "../../src/workbook/address";
import { escapeXml } from "../xml/escape";
import { fileDay } from "./cell-markup";
import { editProblem } from "./edit-problem";
import type { EditSession } from "./edit-session";
import { element } from "./markup";
import type { NewValidation, ValidationRule } from "./new-sheet";
import { storedFormula } from "./stored-formula";

const PLAIN = { prefix: "" };

/** The most letters of a list of values, of a message's title and of its text. */
const LONGEST = { list: 255, title: 32, text: 255 };

/** What a rule is in a file: its type, and its one or two formulas. */
interface FileRule {
  readonly type: string;
  readonly formulas: readonly string[];
}

/** The data validations of a new sheet. */
export function validationsMarkup(session: EditSession, validations: readonly NewValidation[]): string {
  if (validations.length === 0) return "";
  const items = validations.map((validation) => validationMarkup(session, validation));
  return element(PLAIN, "dataValidations", { count: items.length }, ...items);
}

function validationMarkup(session: EditSession, validation: NewValidation): string {
  const { ranges, rule, prompt, error } = validation;
  const sqref = ranges.map(blockAddress).join(" ");
  const { type, formulas } = fileRule(session, rule, sqref);
  const attributes = {
    type,
    errorStyle: error && !error.refuses ? "warning" : undefined,
    allowBlank: true,
    showInputMessage: prompt ? true : undefined,
    showErrorMessage: error ? true : undefined,
    errorTitle: error && within(error.title, LONGEST.title),
    error: error && within(error.text, LONGEST.text),
    promptTitle: prompt && within(prompt.title, LONGEST.title),
    prompt: prompt && within(prompt.text, LONGEST.text),
    sqref,
  };
  const inner = formulas.map((formula, i) => element(PLAIN, `formula${i + 1}`, {}, escapeXml(formula)));
  return element(PLAIN, "dataValidation", attributes, ...inner);
}

/** Excel takes a file with a longer message for damaged. */
function within(text: string, longest: number): string {
  if (text.length > longest) throw editProblem("messageTooLong", { text });
  return text;
}

function fileRule(session: EditSession, rule: ValidationRule, range: string): FileRule {
  switch (rule.kind) {
    case "list":
      return { type: "list", formulas: [listText(rule.values, range)] };
    case "listFrom":
      return { type: "list", formulas: [storedFormula(rule.formula)] };
    case "custom":
      return { type: "custom", formulas: [storedFormula(rule.formula)] };
    case "whole":
      return { type: "whole", formulas: [String(rule.least), String(rule.most)] };
    case "day":
      return {
        type: "date",
        formulas: [rule.first, rule.last].map((day) => String(fileDay(session.book, day))),
      };
  }
}

function listText(values: readonly string[], range: string): string {
  const text = values.join(",");
  if (text.length > LONGEST.list || values.some((value) => value.includes(",")))
    throw editProblem("listTooLong", { range });
  return `"${text.replace(/"/g, '""')}"`;
}
