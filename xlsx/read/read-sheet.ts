import type { Block } from "../../src/workbook/address";
import type { Package } from "../package/package";
import { partTextChunks } from "../package/part-text";
import type { XmlHandler } from "../xml/scan";
import { scanSections } from "../xml/scan-sections";
import { isTrue } from "./boolean-attribute";
import { MOST_COLUMNS } from "./cell-reference";
import type { ValueContext } from "./cell-value";
import { conditionalFormatsHandler } from "./conditional-formats";
import { readBlock } from "./read-block";
import { readTables } from "./read-table";
import { cellsHandler } from "./sheet-cells";
import { formulasReader } from "./sheet-formulas";
import { rowsReader } from "./sheet-rows";
import type { ClaimPart } from "./claim-part";
import type { ConditionalFormat, SheetData, SheetVisibility } from "./workbook-data";

/** A sheet as the workbook's part lists it. */
export interface ListedSheet {
  readonly name: string;
  readonly id: string;
  readonly part: string;
  readonly state: SheetVisibility;
}

export interface SheetContext extends Omit<ValueContext, "part"> {
  readonly claim: ClaimPart;
}

/**
 * Reads one sheet, as its text comes out of the zip.
 *
 * @throws Problem for a sheet that is damaged, names cells that do not exist, or is beyond what is read
 */
export function readSheet(pkg: Package, listed: ListedSheet, context: SheetContext): SheetData {
  const { name, part } = listed;
  const { budget } = context;
  const rows = rowsReader(name, budget);
  const formulas = formulasReader(budget);
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  const merged: Block[] = [];
  const conditionalFormats: ConditionalFormat[] = [];
  const tableIds: string[] = [];
  let isProtected = false;
  let autoFilter: Block | undefined;
  scanSections(partTextChunks(pkg.chunks(part), part), part, "worksheet", {
    sheetData: cellsHandler({ ...context, sheet: name, part, rows, formulas, hiddenRows }),
    cols: hiddenColumnsHandler(hiddenColumns),
    sheetProtection: { open: ({ attributes }) => (isProtected = isTrue(attributes.sheet)) },
    autoFilter: {
      open: (tag) => {
        if (tag.name === "autoFilter") autoFilter = readBlock(tag.attributes.ref, name);
      },
    },
    mergeCells: {
      open: (tag) => {
        if (tag.name !== "mergeCell") return;
        budget.keep(0);
        merged.push(readBlock(tag.attributes.ref, name));
      },
    },
    conditionalFormatting: conditionalFormatsHandler(name, budget, conditionalFormats),
    tableParts: {
      open: (tag) => {
        if (tag.name === "tablePart") tableIds.push(tag.attributes["r:id"] ?? "");
      },
    },
  });
  return {
    ...listed,
    protected: isProtected,
    ...rows.finish(),
    formulas: formulas.finish(),
    tables: readTables(pkg, listed, tableIds, context),
    merged,
    hiddenRows,
    hiddenColumns,
    ...(autoFilter ? { autoFilter } : {}),
    conditionalFormats,
  };
}

/** Columns come in runs, from left to right; none is looked at twice. */
function hiddenColumnsHandler(hidden: Set<number>): XmlHandler {
  let next = 0;
  return {
    open: ({ name, attributes }) => {
      if (name !== "col") return;
      const last = Math.min(Number(attributes.max), MOST_COLUMNS);
      if (isTrue(attributes.hidden))
        for (let column = Math.max(Number(attributes.min) - 1, next); column < last; column++)
          hidden.add(column);
      if (last > next) next = last;
    },
  };
}
