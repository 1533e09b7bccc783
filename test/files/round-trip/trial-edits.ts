import { fromCivil } from "../../../src/days/civil";
import { blockAddress, type Block } from "../../../src/workbook/address";
import type { CellContent, ColumnEdit, MarksEdit, WorkbookEdit } from "../../../xlsx/edit/workbook-edit";
import type { SheetData, WorkbookData } from "../../../xlsx/read/workbook-data";
import { addressOf, type Values } from "./values";

/** Days from the first day of 1900's serials to that of 1904's. */
const TO_1904 = 1462;
const DAY = fromCivil(2027, 1, 11);
const CONTENTS: readonly CellContent[] = ["añadido <&>", -2.5, true, { day: DAY }];

export const NEW_SHEET = "Informe de la prueba";
export const NOTE = "Sesión fuera de término\nsegunda línea";
const COLUMN = { header: "Hallazgos", first: "§ 4203" };

/** Changes of every kind, fit for a workbook, and the values that its cells have then. */
export interface TrialEdits {
  /** Name of the sheet that is changed. */
  readonly sheet: string;
  readonly marks: MarksEdit;
  readonly noMarks: MarksEdit;
  readonly all: readonly WorkbookEdit[];
  readonly added: Values;
}

/** Changes the sheet that was in front; cells only where nothing stands. */
export function trialEdits(book: WorkbookData): TrialEdits {
  const data = book.sheets.find(({ id }) => id === book.activeSheet)!;
  const { name: sheet, used } = data;
  // Far below: nearer cells may be blank and yet have a look, which a day would change.
  const row = used.row + used.rows + 99;
  const { column } = used;
  const valueOf = (content: CellContent): number | string | boolean =>
    typeof content === "object" ? content.day - (book.dates1904 ? TO_1904 : 0) : content;
  const range = rangeForColumn(data);
  const marks = marksOn(data);
  const cells = CONTENTS.map((content, i) => ({ content, row, column: column + i }));
  const added = cells.map((one) => [addressOf(one.row, one.column), valueOf(one.content)] as const);
  return {
    sheet,
    marks,
    noMarks: { kind: "marks", sheet, add: [] },
    all: [
      marks,
      ...(range ? [columnEdit(sheet, range)] : []),
      { kind: "notes", sheet, add: [{ row: row + 1, column, text: NOTE }] },
      ...cells.map((cell): WorkbookEdit => ({ kind: "cell", sheet, ...cell })),
      { kind: "sheet", sheet: { name: NEW_SHEET, rows: [{ cells: ["Hallazgo", 1, { day: DAY }] }] } },
    ],
    added: {
      [sheet]: Object.fromEntries([...added, ...(range ? columnValues(range) : [])]),
      [NEW_SHEET]: { A1: "Hallazgo", B1: 1, C1: valueOf({ day: DAY }) },
    },
  };
}

/** One mark over the whole first column, another over two cells apart. */
function marksOn({ name, used }: SheetData): MarksEdit {
  const first = blockAddress({ ...used, rows: Math.max(1, used.rows), columns: 1 });
  const apart = [addressOf(used.row, used.column + 1), addressOf(used.row + 2, used.column)];
  return {
    kind: "marks",
    sheet: name,
    add: [
      { severity: "violation", address: first },
      { severity: "warning", address: apart.join(",") },
    ],
  };
}

/** The sheet's table, or all its cells, where the column beside is free. */
function rangeForColumn({ tables: [table], used, merged }: SheetData): Block | undefined {
  const range = table?.block ?? used;
  const beside = range.column + range.columns;
  const isAtEdge = beside === used.column + used.columns;
  const isMerged = merged.some(({ column, columns }) => column <= beside && beside < column + columns);
  return range.rows >= 2 && isAtEdge && !isMerged ? range : undefined;
}

function columnEdit(sheet: string, range: Block): ColumnEdit {
  const cells = Array.from({ length: range.rows - 1 }, (_, i) => (i === 0 ? COLUMN.first : ""));
  return { kind: "column", sheet, range, header: COLUMN.header, cells };
}

function columnValues({ row, column, columns }: Block): [string, string][] {
  return [
    [addressOf(row, column + columns), COLUMN.header],
    [addressOf(row + 1, column + columns), COLUMN.first],
  ];
}
