import type { Block } from "../../src/workbook/address";
import { cellAreas } from "../../src/workbook/cell-areas";
import type { SheetRef } from "../../src/workbook/reading";
import type { Refusal } from "../sheet-writer";
import type { FoundCells, MuniCell } from "../workshop";
import type { ScannedSheet } from "./scan-formulas";

/** A rectangle of cells that were found, asked for again. */
export interface RequestedArea {
  readonly sheet: SheetRef;
  readonly block: Block;
  readonly worksheet: Excel.Worksheet;
  readonly range: Excel.Range;
}

/** Sets apart what is on protected sheets, which is not written. */
export function protectedOf(sheets: readonly ScannedSheet[], found: readonly MuniCell[]): FoundCells {
  const closed = new Set(sheets.filter((sheet) => sheet.protected).map(({ id }) => id));
  const holding = new Set(found.map(({ place }) => place.sheet.id));
  return {
    cells: found.filter(({ place }) => !closed.has(place.sheet.id)),
    protectedSheets: sheets
      .filter(({ id }) => closed.has(id) && holding.has(id))
      .map(({ id, name }) => ({ id, name })),
  };
}

/** The rectangles of some cells, sheet by sheet. */
export function areasOf(cells: readonly MuniCell[]): { sheet: SheetRef; block: Block }[] {
  const sheets = new Map<string, { sheet: SheetRef; cells: MuniCell["place"][] }>();
  for (const { place } of cells) {
    const group = sheets.get(place.sheet.id) ?? { sheet: place.sheet, cells: [] };
    sheets.set(place.sheet.id, group);
    group.cells.push(place);
  }
  return [...sheets.values()].flatMap(({ sheet, cells: own }) =>
    cellAreas(own).map((block) => ({ sheet, block })),
  );
}

/** Asks for the cells again, with whether their sheets may be written. */
export function requestAreas(
  context: Excel.RequestContext,
  cells: readonly MuniCell[],
  properties: string,
): RequestedArea[] {
  return areasOf(cells).map(({ sheet, block }) => {
    const { row, column, rows, columns } = block;
    const worksheet = context.workbook.worksheets.getItem(sheet.id).load("protection/protected");
    const range = worksheet.getRangeByIndexes(row, column, rows, columns).load(properties);
    return { sheet, block, worksheet, range };
  });
}

/** Why nothing may be written: a sheet was protected meanwhile, or a cell changed. */
export function sheetRefusal(
  requested: readonly RequestedArea[],
  firstChanged: (area: RequestedArea) => { readonly row: number; readonly column: number } | undefined,
): Refusal | undefined {
  const closed = new Map(
    requested.filter(({ worksheet }) => worksheet.protection.protected).map(({ sheet }) => [sheet.id, sheet]),
  );
  if (closed.size > 0) return { kind: "protected", sheets: [...closed.values()] };
  for (const area of requested) {
    const changed = firstChanged(area);
    if (!changed) continue;
    const { sheet, block } = area;
    return {
      kind: "stale",
      at: { sheet, row: block.row + changed.row, column: block.column + changed.column },
    };
  }
  return undefined;
}
