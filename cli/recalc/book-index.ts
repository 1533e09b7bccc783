import type { DefinedName, TableData, WorkbookData } from "../../xlsx/read/workbook-data";

/** Sheets, tables and names of a workbook, found without regard to case. */
export interface BookIndex {
  readonly sheetNames: readonly string[];
  readonly sheetAt: (name: string) => number | undefined;
  readonly table: (name: string) => { readonly table: TableData; readonly sheet: number } | undefined;
  /** A name of the sheet itself comes before one of the workbook. */
  readonly name: (name: string, sheet: number) => DefinedName | undefined;
}

export function indexBook({ sheets, names }: WorkbookData): BookIndex {
  const sheetAt = new Map(sheets.map(({ name }, at) => [name.toLowerCase(), at] as const));
  const tables = new Map(
    sheets.flatMap((sheet, at) =>
      sheet.tables.flatMap((table) =>
        [table.displayName, table.name].map((name) => [name.toLowerCase(), { table, sheet: at }] as const),
      ),
    ),
  );
  const idAt = sheets.map(({ id }) => id);
  const named = new Map(names.map((one) => [nameKey(one.name, one.sheet), one] as const));
  return {
    sheetNames: sheets.map(({ name }) => name),
    sheetAt: (name) => sheetAt.get(name.toLowerCase()),
    table: (name) => tables.get(name.toLowerCase()),
    name: (name, sheet) => named.get(nameKey(name, idAt[sheet])) ?? named.get(nameKey(name, undefined)),
  };
}

function nameKey(name: string, sheet: string | undefined): string {
  return `${sheet ?? ""}!${name.toLowerCase()}`;
}
