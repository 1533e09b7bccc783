import { shownText } from "../read/stored-text";
import type { OutlineCell } from "./sheet-outline";
import { richText, type SharedStrings } from "./shared-strings";
import { child } from "./xml-tree";

/** True for a cell that holds a value or a formula. */
export function holdsSomething({ element }: OutlineCell): boolean {
  return ["f", "is"].some((name) => child(element, name)) || (child(element, "v")?.text ?? "") !== "";
}

/** The text of a cell, or its value as the file has it; "" for an empty one. */
export function cellText(strings: () => SharedStrings, cell: OutlineCell | undefined): string {
  const value = cell && child(cell.element, "v")?.text;
  switch (cell?.element.attributes.t) {
    case "s":
      return strings().textAt(Number(value)) ?? "";
    case "inlineStr": {
      const inline = child(cell.element, "is");
      return inline ? richText(inline) : "";
    }
    default:
      return shownText(value ?? "");
  }
}
