import type { TableData } from "../../xlsx/read/workbook-data";

/** Rows and columns of a table that a structured reference names; sides from 0, of the sheet. */
export interface TableArea {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

const PARTS = new Set(["#all", "#data", "#headers", "#totals", "#this row"]);

/** Why a structured reference cannot be followed. */
export type Unresolved = "unknown" | "empty";

/**
 * The cells that the bracketed part of a structured reference names.
 *
 * @param brackets `[Columna]`, `[[#This Row],[A]:[B]]`, or "" for the rows of the table
 * @param row of the formula, for `#This Row`
 */
export function tableArea(table: TableData, brackets: string, row: number): TableArea | Unresolved {
  const items = itemsOf(brackets);
  const parts = items
    .filter(({ name }) => PARTS.has(name.toLowerCase()))
    .map(({ name }) => name.toLowerCase());
  const columns = items.filter(({ name }) => !PARTS.has(name.toLowerCase()));
  const across = acrossOf(table, columns);
  const down = downOf(table, parts, row);
  if (!across || down === "unknown") return "unknown";
  return down === "empty" ? "empty" : { ...down, ...across };
}

interface Item {
  readonly name: string;
  /** Whether ":" joins it to the item before. */
  readonly joined: boolean;
}

function itemsOf(brackets: string): Item[] {
  const inside = brackets.slice(1, -1).trim();
  if (inside === "") return [];
  if (!inside.startsWith("[")) return [{ name: unescaped(inside), joined: false }];
  const items: Item[] = [];
  const item = /([:,]?)\s*\[((?:'[^]|[^'\]])*)\]\s*/y;
  for (let match = item.exec(inside); match; match = item.exec(inside))
    items.push({ name: unescaped(match[2]!), joined: match[1] === ":" });
  return items;
}

function unescaped(name: string): string {
  return name.replace(/'([^])/g, "$1");
}

function acrossOf(
  { block, columns }: TableData,
  named: readonly Item[],
): Pick<TableArea, "left" | "right"> | undefined {
  if (named.length === 0) return { left: block.column, right: block.column + block.columns - 1 };
  const at = named.map(({ name }) => columns.findIndex((one) => one.toLowerCase() === name.toLowerCase()));
  const isRange = named.length === 1 || (named.length === 2 && named[1]!.joined);
  if (!isRange || at.some((column) => column < 0)) return undefined;
  return { left: block.column + Math.min(...at), right: block.column + Math.max(...at) };
}

function downOf(
  { block, headerRow, totalsRow }: TableData,
  parts: readonly string[],
  row: number,
): Pick<TableArea, "top" | "bottom"> | Unresolved {
  const [first, last] = [block.row, block.row + block.rows - 1];
  const data = { top: first + (headerRow ? 1 : 0), bottom: last - (totalsRow ? 1 : 0) };
  if (parts.length === 0) return notEmpty(data);
  const sides = parts.map((part): Pick<TableArea, "top" | "bottom"> | Unresolved => {
    if (part === "#all") return { top: first, bottom: last };
    if (part === "#headers") return headerRow ? { top: first, bottom: first } : "empty";
    if (part === "#totals") return totalsRow ? { top: last, bottom: last } : "empty";
    if (part === "#data") return notEmpty(data);
    return row >= data.top && row <= data.bottom ? { top: row, bottom: row } : "empty";
  });
  const known = sides.filter((side) => typeof side === "object");
  if (known.length < sides.length) return "empty";
  return {
    top: Math.min(...known.map(({ top }) => top)),
    bottom: Math.max(...known.map(({ bottom }) => bottom)),
  };
}

function notEmpty(sides: Pick<TableArea, "top" | "bottom">): Pick<TableArea, "top" | "bottom"> | Unresolved {
  return sides.top <= sides.bottom ? sides : "empty";
}
