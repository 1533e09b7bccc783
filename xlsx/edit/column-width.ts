import { insertedAfter, insertedInOrder } from "./insert-child";
import { element } from "./markup";
import { upTo, type SheetOutline } from "./sheet-outline";
import type { Splice } from "./splice";
import { child } from "./xml-tree";

/** Room for the ids of three rules. */
const WIDTH = 32;

/** Gives a column room for texts, where nobody has set its width. */
export function columnWidth({ text, root }: SheetOutline, column: number): Splice[] {
  const list = child(root, "cols");
  const number = column + 1;
  const set = list?.children.some(
    ({ attributes: { min, max } }) => Number(min) <= number && number <= Number(max),
  );
  if (set) return [];
  const own = element(root, "col", { min: number, max: number, width: WIDTH, customWidth: true });
  if (!list) return [insertedInOrder(text, root, upTo("cols"), element(root, "cols", {}, own))];
  const before = list.children.filter(({ attributes }) => Number(attributes.max) < number).at(-1);
  return [insertedAfter(text, list, before, own)];
}
