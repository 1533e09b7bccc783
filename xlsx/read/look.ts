import type { Package } from "../package/package";
import { relationshipsOf } from "../package/relationships";
import { startBudget } from "./budget";
import { colourReader } from "./look-colours";
import type { SheetLook, Unseen, WorkbookLook } from "./look-data";
import { readSheetLook } from "./look-sheet";
import { readStyles } from "./look-styles";
import type { SheetData, WorkbookData } from "./workbook-data";

/** Kinds of parts beside a sheet that tell more than its own elements. */
const BESIDE: Readonly<Record<string, Unseen>> = { comments: "notes", pivotTable: "pivotTables" };

/**
 * Reads how a workbook looks: fonts, fills, number formats, widths, frozen panes, lists of choices and rules. It is
 * apart from `readWorkbook`, so that who needs values alone does not pay for it.
 *
 * @param pkg the package that `book` was read from
 * @throws Problem for a part that is damaged, or beyond what is read
 * @example
 * readLook(pkg, readWorkbook(pkg)).sheets[0]?.frozen //=> { rows: 1, columns: 0 }
 */
export function readLook(pkg: Package, { sheets, parts }: WorkbookData): WorkbookLook {
  const budget = startBudget();
  const colour = colourReader(pkg, parts.workbook);
  const { cells, rules } = readStyles(pkg, parts.styles, colour, budget);
  const context = { rules, colour, budget };
  return {
    styles: cells,
    sheets: sheets.map((sheet) => withParts(pkg, sheet, readSheetLook(pkg, sheet, context))),
  };
}

function withParts(pkg: Package, { part }: SheetData, look: SheetLook): SheetLook {
  const kinds = relationshipsOf(pkg, part).flatMap(({ type }) => BESIDE[type] ?? []);
  return kinds.length === 0 ? look : { ...look, unseen: new Set([...look.unseen, ...kinds]) };
}
