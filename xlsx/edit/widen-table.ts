import { blockAddress } from "../../src/workbook/address";
import { parseBlock } from "../read/cell-reference";
import { appendedChild } from "./insert-child";
import { element } from "./markup";
import type { SheetTable } from "./sheet-tables";
import { spliced } from "./splice";
import { columnName } from "./table-part";
import { attributeSplice } from "./tag-attributes";
import { child } from "./xml-tree";

/** The part of a table with one more column at its right end. */
export function widenedTable({ text, root, block }: SheetTable, header: string): string {
  const filter = child(root, "autoFilter");
  const filtered = parseBlock(filter?.attributes.ref ?? "");
  const list = child(root, "tableColumns")!;
  const ids = list.children.map(({ attributes }) => Number(attributes.id ?? 0));
  const column = element(root, "tableColumn", { id: Math.max(0, ...ids) + 1, name: columnName(header) });
  return spliced(text, [
    attributeSplice(text, root, "ref", blockAddress({ ...block, columns: block.columns + 1 })),
    ...(filter && filtered
      ? [attributeSplice(text, filter, "ref", blockAddress({ ...filtered, columns: filtered.columns + 1 }))]
      : []),
    attributeSplice(text, list, "count", ids.length + 1),
    appendedChild(text, list, column),
  ]);
}
