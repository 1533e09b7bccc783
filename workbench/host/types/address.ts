import { fitsSheet, parseA1, quoteSheet, splitSheet, toA1 } from "../a1";
import type { HostContext } from "../context";
import { invalidArgument } from "../errors";
import type { GridSheet, Rect } from "../grid";
import type { AreasNode, RangeNode } from "../node";
import { WHOLE_SHEET } from "../rect";
import { sameName } from "./collection";

/** Excel cuts the address of a RangeAreas there, and takes no longer one. */
export const LONGEST_ADDRESS = 8192;

export function rangeNode(sheet: GridSheet, rect: Rect): RangeNode {
  if (!fitsSheet(rect)) throw invalidArgument();
  return { kind: "Range", sheet, rect };
}

export function sheetByKey(context: HostContext, key: string): GridSheet | undefined {
  return context.grid.sheets().find((sheet) => sheet.id === key || sameName(sheet.name(), key));
}

/** The range of an address or a name; without one, the whole sheet. */
export function rangeAt(context: HostContext, sheet: GridSheet, address: string | null): RangeNode {
  if (address === null) return rangeNode(sheet, WHOLE_SHEET);
  const parts = splitSheet(address);
  const target = parts.sheet === null ? sheet : sheetByKey(context, parts.sheet);
  const rect = parseA1(parts.address);
  if (target && rect) return rangeNode(target, rect);
  const definition = context.grid.names().find(({ name }) => sameName(name, address));
  if (!definition) throw invalidArgument();
  return rangeAt(context, sheet, definition.reference);
}

/** The areas of an address with commas: "A2,C3:D4". */
export function areasAt(sheet: GridSheet, address: string | null): AreasNode {
  if (address === null) return { kind: "RangeAreas", sheet, rects: [WHOLE_SHEET] };
  if (address.length > LONGEST_ADDRESS) throw invalidArgument();
  const rects = address.split(",").map((part) => {
    const rect = parseA1(splitSheet(part.trim()).address);
    if (!rect) throw invalidArgument();
    return rect;
  });
  return { kind: "RangeAreas", sheet, rects };
}

/**
 * @example
 * "'Mi hoja'!A1:B2"
 */
export function fullAddress(sheet: GridSheet, rect: Rect): string {
  return `${quoteSheet(sheet.name())}!${toA1(rect)}`;
}
