import { asTyped } from "../cell-value";
import type { HostContext } from "../context";
import { daysAfter1900 } from "../date-system";
import { HostError, sizesDiffer } from "../errors";
import type { Cell, Content, Value } from "../grid";
import type { RangeNode } from "../node";
import { cellCount } from "../rect";
import { guard } from "./guard";

/** Excel on the web reads no more cells at once. */
const MOST_CELLS = 5_000_000;

export function readCells({ sheet, rect }: RangeNode): Cell[][] {
  if (cellCount(rect) > MOST_CELLS)
    throw new HostError("RequestAborted", "The request was aborted during run time.", 400);
  return sheet.read(rect);
}

/** Values and formulas; null keeps a cell, one value for all cells may come bare. */
export function writeValues(node: RangeNode, context: HostContext, written: unknown): void {
  guard(context, node.sheet);
  const content = ofSize<Value>(node, written);
  const cells = node.sheet.read(node.rect);
  const formats: (string | null)[][] = [];
  const days = daysAfter1900(context.grid);
  const typed: Content = content.map((row, i) => {
    formats.push([]);
    return row.map((value, j) => {
      const read = value === null ? null : asTyped(value, cells[i]![j]!.format, days);
      formats[i]!.push(read?.format ?? null);
      return read?.value ?? null;
    });
  });
  node.sheet.write(node.rect, typed);
  if (formats.some((row) => row.some((format) => format !== null)))
    node.sheet.writeFormats(node.rect, formats);
}

export function writeFormats(node: RangeNode, context: HostContext, written: unknown): void {
  guard(context, node.sheet, "allowFormatCells");
  node.sheet.writeFormats(node.rect, ofSize<string>(node, written));
}

export function clearContents(node: RangeNode, context: HostContext): void {
  guard(context, node.sheet);
  const used = node.sheet.used(false);
  if (!used) return;
  const { row, column } = node.rect;
  const rows = Math.min(node.rect.rows, Math.max(1, used.row + used.rows - row));
  const columns = Math.min(node.rect.columns, Math.max(1, used.column + used.columns - column));
  node.sheet.write({ row, column, rows, columns }, filled(rows, columns, ""));
}

function ofSize<T extends Value>({ rect }: RangeNode, written: unknown): (T | null)[][] {
  const { rows, columns } = rect;
  if (!Array.isArray(written)) return filled(rows, columns, written as T);
  const fits =
    written.length === rows && written.every((row) => Array.isArray(row) && row.length === columns);
  if (!fits) throw sizesDiffer();
  return written as (T | null)[][];
}

function filled<T>(rows: number, columns: number, value: T): T[][] {
  return Array.from({ length: rows }, () => Array.from({ length: columns }, () => value));
}
