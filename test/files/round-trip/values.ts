import * as SheetJS from "@e965/xlsx";
import type { SheetCell } from "../../../src/calendar/input";
import { blockAddress } from "../../../src/workbook/address";
import type { WorkbookData } from "../../../xlsx/read/workbook-data";
import { readFile } from "../xlsx-edit-parts";

/** Values by sheet and address, blanks left out: `{ Hoja: { B2: 46398 } }`. */
export type Values = Record<string, Record<string, SheetCell>>;

/** Values of a workbook as MUNI reads it. */
export function valuesOf(file: Uint8Array): Values {
  return valuesIn(readFile(file));
}

function valuesIn({ sheets }: WorkbookData): Values {
  return Object.fromEntries(
    sheets.map(({ name, used, rows }) => {
      const cells = rows.flatMap((row, i) =>
        row.map((value, j) => [addressOf(used.row + i, used.column + j), value] as const),
      );
      return [name, Object.fromEntries(cells.filter(([, value]) => value !== "" && value !== null))];
    }),
  );
}

/** Values of the same workbook as SheetJS, which shares no line with MUNI, reads it. */
export function valuesBySheetJs(file: Uint8Array): Values {
  const { SheetNames, Sheets } = SheetJS.read(file, { cellDates: false });
  const worksheets = SheetNames.filter((name) => Sheets[name]?.["!type"] === undefined);
  return Object.fromEntries(worksheets.map((name) => [name, cellsOf(Sheets[name] ?? {})]));
}

function cellsOf(sheet: SheetJS.WorkSheet): Record<string, SheetCell> {
  const cells = Object.entries(sheet).filter(([address]) => !address.startsWith("!"));
  const values = cells.map(([address, cell]) => [address, valueOf(cell as SheetJS.CellObject)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}

function valueOf({ t, v, w }: SheetJS.CellObject): SheetCell {
  if (t === "e") return w ?? "";
  return t === "z" || v === undefined || v instanceof Date ? "" : v;
}

export function addressOf(row: number, column: number): string {
  return blockAddress({ row, column, rows: 1, columns: 1 });
}
