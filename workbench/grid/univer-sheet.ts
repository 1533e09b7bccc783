import type { GridSheet, Rect, Validation } from "../host/grid";
import { corner } from "../host/rect";
import { merged, putContent, putFormats, readCells, spillAt, usedCells, type CellMatrix } from "./cells";
import { toRange, toRect, type FacadeSheet, type UniverParts } from "./facade";
import { lookOf, styleOf } from "./look";
import { dropMark, moveMark, putMark, readMarks } from "./marks";
import { lockSheet } from "./protection";
import type { SheetExtras } from "./sheet-extras";
import { showValidation } from "./validation";

/** What a sheet needs of its grid: writes are gathered there, so that one command takes all of a batch. */
export interface WriteBuffer {
  cells(sheetId: string): CellMatrix;
  flush(): void;
  /** The batch's answer waits for it. */
  wait(work: Promise<unknown>): void;
}

const SPARE_ROWS = 20;
const SPARE_COLUMNS = 5;

/** A Univer sheet as the host sees one. */
export function createUniverSheet(
  parts: UniverParts,
  sheet: FacadeSheet,
  extras: SheetExtras,
  buffer: WriteBuffer,
): GridSheet {
  const id = sheet.getSheetId();
  /** What goes through the facade comes after what was written. */
  const current = (): FacadeSheet => {
    buffer.flush();
    return sheet;
  };
  const rangeOf = (rect: Rect) => current().getRange(toRange(rect, sheet));
  const grow = ({ row, column, rows, columns }: Rect): void => {
    if (row + rows > sheet.getMaxRows()) sheet.setRowCount(row + rows + SPARE_ROWS);
    if (column + columns > sheet.getMaxColumns()) sheet.setColumnCount(column + columns + SPARE_COLUMNS);
  };
  const validationAt = ({ row, column }: Rect) =>
    extras.validations.find(({ rect }) => rect.row === row && rect.column === column);

  return {
    id,
    props: extras.props,
    name: () => current().getSheetName(),
    rename: (name) => void current().setName(name),
    visible: () => !sheet.isSheetHidden(),
    read: (rect) => readCells(parts, current(), rect),
    write(rect, content) {
      grow(rect);
      putContent(buffer.cells(id), rect, content);
    },
    writeFormats(rect, formats) {
      grow(rect);
      putFormats(buffer.cells(id), rect, formats);
    },
    spillAt: (row, column) => {
      buffer.flush();
      return spillAt(parts.injector, parts.workbook.getId(), id, row, column);
    },
    used: (valuesOnly) => usedCells(parts, current(), valuesOnly),
    look: (rect) => lookOf(rangeOf(corner(rect)).getCellStyleData()),
    setLook(rect, look) {
      grow(rect);
      const cells = buffer.cells(id);
      const style = styleOf(look);
      const { startRow, endRow, startColumn, endColumn } = toRange(rect, sheet);
      for (let row = startRow; row <= endRow; row++)
        for (let column = startColumn; column <= endColumn; column++) {
          const line = (cells[row] ??= {});
          line[column] = merged(line[column], { s: style });
        }
    },
    columnWidth: (column) => current().getColumnWidth(column),
    setColumnWidth(column, count, pixels) {
      grow({ row: 0, column, rows: 1, columns: Math.min(count, sheet.getMaxColumns()) });
      current().setColumnWidths(column, Math.min(count, sheet.getMaxColumns() - column), pixels);
    },
    insertRows: (row, count) => void current().insertRows(row, count),
    deleteRows: (row, count) => void current().deleteRows(row, count),
    insertColumns: (column, count) => void current().insertColumns(column, count),
    deleteColumns: (column, count) => void current().deleteColumns(column, count),
    rowHidden: (row) => row < sheet.getMaxRows() && !current().getSheet().getRowVisible(row),
    hideRows: (row, count, hidden) =>
      void (hidden ? current().hideRows(row, count) : current().showRows(row, count)),
    merges: () => current().getSheet().getMergeData().map(toRect),
    merge(rect) {
      grow(rect);
      rangeOf(rect).merge();
    },
    freeze(rows, columns) {
      if (rows === 0 && columns === 0) current().cancelFreeze();
      else
        current().setFreeze({
          xSplit: columns,
          ySplit: rows,
          startRow: rows || -1,
          startColumn: columns || -1,
        });
    },
    frozen() {
      const { xSplit, ySplit } = current().getFreeze();
      return { rows: Math.max(0, ySplit), columns: Math.max(0, xSplit) };
    },
    marks: () => readMarks(current(), extras),
    putMark: (mark) => putMark(parts, current(), extras, mark),
    moveMark: (markId, priority) => moveMark(parts, current(), markId, priority),
    dropMark: (markId) => dropMark(parts, current(), extras, markId),
    validation: (rect) => validationAt(rect)?.validation ?? null,
    setValidation(rect, validation: Validation | null) {
      const old = validationAt(rect);
      extras.validations = extras.validations.filter((one) => one !== old);
      if (validation) extras.validations.push({ rect, validation });
      grow(rect);
      showValidation(parts, rangeOf(rect), validation);
    },
    tables: () => extras.tables,
    putTable: (table) =>
      void (extras.tables = [...extras.tables.filter((one) => one.id !== table.id), table]),
    dropTable: (tableId) => void (extras.tables = extras.tables.filter((one) => one.id !== tableId)),
    protection: () => extras.protection,
    protect(protection) {
      const changes = protection.on !== extras.protection.on;
      extras.protection = protection;
      if (changes) buffer.wait(lockSheet(current(), protection.on));
    },
  };
}
