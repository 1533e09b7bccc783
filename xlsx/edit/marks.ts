import { isMarkFormula, markFormula } from "../../src/workbook/marking";
import { MARK_COLOURS } from "../../src/workbook/mark-colours";
import { escapeXml } from "../xml/escape";
import { worksheetPart } from "./book";
import type { EditSession } from "./edit-session";
import { insertedInOrder, removed } from "./insert-child";
import { element } from "./markup";
import { sheetOutline, upTo } from "./sheet-outline";
import { spliced, type Splice } from "./splice";
import { attributeSplice } from "./tag-attributes";
import type { MarksEdit } from "./workbook-edit";
import { childrenNamed, descendants, type XmlElement } from "./xml-tree";

/** Takes MUNI's marks off a sheet, then puts the others there. */
export function editMarks(session: EditSession, { sheet, add }: MarksEdit): void {
  const { parts } = session.book;
  const part = worksheetPart(session.book, sheet);
  const before = readSheet(parts.text(part), part);
  const cleared = withoutMarks(before);
  if (cleared !== before) session.marksRemoved();
  parts.put(part, add.length === 0 ? cleared.text : withMarks(session, cleared, add));
}

interface ReadSheet {
  readonly part: string;
  readonly text: string;
  readonly root: XmlElement;
}

function readSheet(text: string, part: string): ReadSheet {
  return { part, text, root: sheetOutline(text, part).root };
}

/** The sheet without MUNI's marks: what it was before they were put there. */
function withoutMarks(sheet: ReadSheet): ReadSheet {
  const { part, text, root } = sheet;
  const formats = childrenNamed(root, "conditionalFormatting");
  const marks = formats.flatMap(rulesOf).filter(isMark);
  if (marks.length === 0) return sheet;
  const gone = formats.flatMap((format) => {
    const own = rulesOf(format).filter(isMark);
    return own.length === rulesOf(format).length ? [format] : own;
  });
  const others = prioritised(root).filter((rule) => !isMark(rule));
  return readSheet(spliced(text, [...gone.map(removed), ...movedUp(text, marks, others)]), part);
}

function rulesOf(format: XmlElement): XmlElement[] {
  return childrenNamed(format, "cfRule");
}

function isMark(rule: XmlElement): boolean {
  const [formula] = childrenNamed(rule, "formula");
  return rule.attributes.type === "expression" && formula !== undefined && isMarkFormula(formula.text);
}

/** All rules that have a rank, those that only newer programs read too: the ranks of a sheet are one row. */
function prioritised(root: XmlElement): XmlElement[] {
  return descendants(root, "cfRule").filter(({ attributes }) => attributes.priority !== undefined);
}

function rank({ attributes }: XmlElement): number {
  return Number(attributes.priority);
}

/** The other rules get their old ranks back, while all of them stand behind the marks. */
function movedUp(text: string, marks: readonly XmlElement[], others: readonly XmlElement[]): Splice[] {
  const last = Math.max(...marks.map(rank));
  if (others.some((rule) => rank(rule) <= last)) return [];
  return others.map((rule) => attributeSplice(text, rule, "priority", rank(rule) - marks.length));
}

/**
 * Marks come first, as Excel ranks a new rule; the other rules move on behind them in their order. They stand before
 * the others too: LibreOffice goes by that.
 */
function withMarks(session: EditSession, { text, root }: ReadSheet, add: MarksEdit["add"]): string {
  const others = prioritised(root);
  const first = Math.min(1, ...others.map(rank));
  const formats = add.map(({ severity, address }, i) => {
    const { fill, font: color } = MARK_COLOURS[severity];
    const attributes = {
      type: "expression",
      dxfId: session.styles().differential({ color, fill }),
      priority: first + i,
    };
    const formula = element(root, "formula", {}, escapeXml(markFormula(severity).slice(1)));
    const rule = element(root, "cfRule", attributes, formula);
    return element(root, "conditionalFormatting", { sqref: address.replace(/[,\s]+/g, " ") }, rule);
  });
  return spliced(text, [
    ...others.map((rule) => attributeSplice(text, rule, "priority", rank(rule) + add.length)),
    insertedInOrder(text, root, upTo("phoneticPr"), formats.join("")),
  ]);
}
