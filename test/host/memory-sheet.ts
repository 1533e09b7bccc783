import { COLUMNS } from "../../workbench/host/a1";
import type {
  Cell,
  Change,
  ChangeType,
  Content,
  GridSheet,
  Look,
  Mark,
  Protection,
  Rect,
  TableInfo,
  Validation,
} from "../../workbench/host/grid";
import { corner, overlaps } from "../../workbench/host/rect";
import { moveRect, type Shift } from "../../workbench/host/shift";

const EMPTY: Cell = { value: "", formula: "", format: "General" };
const DEFAULT_WIDTH = 64;

/** What a sheet in memory needs of its workbook. */
export interface MemoryWorkbook {
  /** Value of a formula, or the rows that it fills: tests give the few they use. */
  evaluate(formula: string): Cell["value"] | readonly (readonly Cell["value"][])[];
  changed(change: Omit<Change, "own">): void;
}

/** A sheet of plain maps, by row and column. */
export function createMemorySheet(id: string, firstName: string, workbook: MemoryWorkbook): GridSheet {
  let name = firstName;
  let protection: Protection = { on: false, options: {} };
  let frozen = { rows: 0, columns: 0 };
  let cells = new Map<number, Cell>();
  let looks = new Map<number, Look>();
  let marks: Mark[] = [];
  let validations: { rect: Rect; validation: Validation }[] = [];
  let tables: TableInfo[] = [];
  let widths = new Map<number, number>();
  let merges: Rect[] = [];
  let hidden: { rect: Rect }[] = [];
  let spills: Rect[] = [];

  const read = (rect: Rect): Cell[][] => table(rect, (row, column) => cells.get(key(row, column)) ?? EMPTY);
  const changed = (type: ChangeType, rect: Rect, before?: Cell["value"]): void => {
    const single = rect.rows === 1 && rect.columns === 1 && before !== undefined;
    const values = single ? { before, after: read(rect)[0]![0]!.value } : {};
    workbook.changed({ sheetId: id, rect, type, ...values });
  };
  const spillAt = (row: number, column: number): Rect | null =>
    spills.find((rect) => overlaps(rect, { row, column, rows: 1, columns: 1 })) ?? null;
  const type = (content: Cell["value"], place: number): void => {
    const [row, column] = [Math.floor(place / COLUMNS), place % COLUMNS];
    breakSpill(row, column);
    const { format } = cells.get(place) ?? EMPTY;
    if (typeof content !== "string" || !content.startsWith("="))
      return void cells.set(place, { value: content, formula: "", format });
    const result = workbook.evaluate(content);
    if (typeof result !== "object") return void cells.set(place, { value: result, formula: content, format });
    cells.set(place, { value: result[0]![0]!, formula: content, format });
    spill({ row, column, rows: result.length, columns: result[0]!.length }, result);
  };
  /** Fills the cells of a formula; where one of them holds something, none. */
  const spill = (rect: Rect, result: readonly (readonly Cell["value"][])[]): void => {
    const anchor = key(rect.row, rect.column);
    const others = table(rect, key).flat().slice(1);
    if (others.some((place) => (cells.get(place) ?? EMPTY).value !== ""))
      return void cells.set(anchor, { ...cells.get(anchor)!, value: "#SPILL!" });
    others.forEach((place, at) => {
      const value = result[Math.floor((at + 1) / rect.columns)]![(at + 1) % rect.columns]!;
      cells.set(place, { ...(cells.get(place) ?? EMPTY), value });
    });
    if (others.length > 0) spills.push(rect);
  };
  /** What is written into a filled cell stops the formula that fills it; into its own cell, it goes. */
  const breakSpill = (row: number, column: number): void => {
    const broken = spillAt(row, column);
    if (!broken) return;
    spills = spills.filter((rect) => rect !== broken);
    const [anchor, ...others] = table(broken, key).flat();
    for (const place of others) cells.set(place, { ...cells.get(place)!, value: "" });
    cells.set(anchor!, { ...cells.get(anchor!)!, value: "#SPILL!" });
  };
  const shift = (by: Shift, type: ChangeType, rect: Rect): void => {
    cells = shiftKeys(cells, by);
    looks = shiftKeys(looks, by);
    widths = by.axis === "column" ? shiftWidths(widths, by) : widths;
    marks = marks.map((mark) => ({ ...mark, rects: mark.rects.flatMap((one) => moveRect(one, by) ?? []) }));
    marks = marks.filter(({ rects }) => rects.length > 0);
    validations = validations.flatMap((one) => withMovedRect(one, by));
    tables = tables.flatMap((one) => withMovedRect(one, by));
    merges = merges.flatMap((rect) => moveRect(rect, by) ?? []);
    hidden = hidden.flatMap((one) => withMovedRect(one, by));
    changed(type, rect);
  };
  const rowBand = (row: number, rows: number): Rect => ({ row, column: 0, rows, columns: COLUMNS });
  const columnBand = (column: number, columns: number): Rect => ({
    row: 0,
    column,
    rows: 1_048_576,
    columns,
  });

  return {
    id,
    props: new Map(),
    name: () => name,
    rename: (wanted) => void (name = wanted),
    visible: () => true,
    read,
    write(rect, content: Content) {
      const before = read(corner(rect))[0]![0]!.value;
      each(content, rect, type);
      changed("RangeEdited", rect, before);
    },
    writeFormats(rect, formats) {
      each(formats, rect, (format, place) => cells.set(place, { ...(cells.get(place) ?? EMPTY), format }));
    },
    spillAt,
    used(valuesOnly) {
      const inUse = [...cells].filter(
        ([, cell]) => cell.value !== "" || cell.formula !== "" || (!valuesOnly && cell.format !== "General"),
      );
      return boundsOf(inUse.map(([place]) => place));
    },
    look: ({ row, column }) => looks.get(key(row, column)) ?? {},
    setLook(rect, look) {
      table(rect, (row, column) => looks.set(key(row, column), { ...looks.get(key(row, column)), ...look }));
    },
    columnWidth: (column) => widths.get(column) ?? DEFAULT_WIDTH,
    setColumnWidth(column, count, pixels) {
      for (let j = column; j < column + count; j++) widths.set(j, pixels);
    },
    insertRows: (at, count) => shift({ axis: "row", at, count }, "RowInserted", rowBand(at, count)),
    deleteRows: (at, count) => shift({ axis: "row", at, count: -count }, "RowDeleted", rowBand(at, count)),
    insertColumns: (at, count) =>
      shift({ axis: "column", at, count }, "ColumnInserted", columnBand(at, count)),
    deleteColumns: (at, count) =>
      shift({ axis: "column", at, count: -count }, "ColumnDeleted", columnBand(at, count)),
    rowHidden: (row) => hidden.some(({ rect }) => rect.row === row),
    hideRows(row, count, hide) {
      hidden = hidden.filter(({ rect }) => rect.row < row || rect.row >= row + count);
      if (hide)
        hidden.push(...Array.from({ length: count }, (_, index) => ({ rect: rowBand(row + index, 1) })));
    },
    merges: () => merges,
    /** As Excel: only the first cell keeps what it holds. */
    merge(rect) {
      const [first] = read(corner(rect))[0]!;
      for (const place of table(rect, key).flat()) cells.delete(place);
      if (first) cells.set(key(rect.row, rect.column), first);
      merges = [...merges, rect];
    },
    freeze: (rows, columns) => void (frozen = { rows, columns }),
    frozen: () => frozen,
    marks: () => structuredClone(marks),
    putMark(mark) {
      const copy = structuredClone(mark);
      const index = marks.findIndex((one) => one.id === mark.id);
      if (index < 0) marks = [copy, ...marks];
      else marks[index] = copy;
    },
    moveMark(markId, priority) {
      const moved = marks.find((one) => one.id === markId);
      if (!moved) return;
      marks = marks.filter((one) => one !== moved);
      marks.splice(priority, 0, moved);
    },
    dropMark: (markId) => void (marks = marks.filter((one) => one.id !== markId)),
    validation: (rect) => validations.find((one) => sameCorner(one.rect, rect))?.validation ?? null,
    setValidation(rect, validation) {
      validations = validations.filter((one) => !sameCorner(one.rect, rect));
      if (validation) validations.push({ rect, validation });
    },
    tables: () => tables,
    putTable: (info) => void (tables = [...tables.filter((one) => one.id !== info.id), info]),
    dropTable: (tableId) => void (tables = tables.filter((one) => one.id !== tableId)),
    protection: () => protection,
    protect: (wanted) => void (protection = wanted),
  };
}

function key(row: number, column: number): number {
  return row * COLUMNS + column;
}

function table<T>({ row, column, rows, columns }: Rect, cell: (row: number, column: number) => T): T[][] {
  return Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (_, j) => cell(row + i, column + j)),
  );
}

/** Visits what is not null. */
function each<T>(
  content: (T | null)[][],
  { row, column }: Rect,
  visit: (value: T, place: number) => void,
): void {
  content.forEach((line, i) =>
    line.forEach((value, j) => {
      if (value !== null) visit(value, key(row + i, column + j));
    }),
  );
}

function boundsOf(places: number[]): Rect | null {
  if (places.length === 0) return null;
  const rows = places.map((place) => Math.floor(place / COLUMNS));
  const columns = places.map((place) => place % COLUMNS);
  const least = (all: number[]): number => all.reduce((a, b) => Math.min(a, b));
  const most = (all: number[]): number => all.reduce((a, b) => Math.max(a, b));
  const [row, column] = [least(rows), least(columns)];
  return { row, column, rows: most(rows) - row + 1, columns: most(columns) - column + 1 };
}

function shiftKeys<T>(map: Map<number, T>, by: Shift): Map<number, T> {
  const moved = new Map<number, T>();
  for (const [place, value] of map) {
    const cell = { row: Math.floor(place / COLUMNS), column: place % COLUMNS, rows: 1, columns: 1 };
    const to = moveRect(cell, by);
    if (to) moved.set(key(to.row, to.column), value);
  }
  return moved;
}

function shiftWidths(widths: Map<number, number>, by: Shift): Map<number, number> {
  const moved = new Map<number, number>();
  for (const [column, width] of widths) {
    const to = moveRect({ row: 0, column, rows: 1, columns: 1 }, by);
    if (to) moved.set(to.column, width);
  }
  return moved;
}

function withMovedRect<T extends { rect: Rect }>(one: T, by: Shift): T[] {
  const rect = moveRect(one.rect, by);
  return rect ? [{ ...one, rect }] : [];
}

function sameCorner(one: Rect, other: Rect): boolean {
  return one.row === other.row && one.column === other.column;
}
