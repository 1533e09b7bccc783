import type { Package } from "../package/package";
import { partTextChunks } from "../package/part-text";
import { relationshipsOf } from "../package/relationships";
import { scanSections } from "../xml/scan-sections";
import { fileProblem } from "../package/file-problem";
import { readBlock } from "./read-block";
import type { ListedSheet, SheetContext } from "./read-sheet";
import { shownText } from "./stored-text";
import type { TableData } from "./workbook-data";

/**
 * The Excel tables of a sheet, in the order in which it names them.
 *
 * @param ids of the relationships that the sheet names
 */
export function readTables(
  pkg: Package,
  sheet: ListedSheet,
  ids: readonly string[],
  context: SheetContext,
): readonly TableData[] {
  if (ids.length === 0) return [];
  const relationships = new Map(relationshipsOf(pkg, sheet.part).map((one) => [one.id, one]));
  return ids.map((id) => readTable(pkg, context.claim(relationships.get(id), id), sheet.name, context));
}

function readTable(pkg: Package, part: string, sheet: string, { budget }: SheetContext): TableData {
  const columns: string[] = [];
  const { attributes } = scanSections(partTextChunks(pkg.chunks(part), part), part, "table", {
    tableColumns: {
      open: (tag) => {
        if (tag.name !== "tableColumn" || tag.space !== "main") return;
        const name = shownText(tag.attributes.name ?? "");
        budget.keep(name.length);
        columns.push(name);
      },
    },
  });
  const displayName = attributes.displayName ?? attributes.name;
  if (displayName === undefined) throw fileProblem("damagedPart", { part });
  return {
    id: attributes.id ?? "",
    name: attributes.name ?? displayName,
    displayName,
    part,
    block: readBlock(attributes.ref, sheet),
    headerRow: attributes.headerRowCount !== "0",
    totalsRow: Number(attributes.totalsRowCount ?? 0) > 0,
    columns,
  };
}
