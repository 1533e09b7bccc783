import { BooleanNumber, HorizontalAlign, VerticalAlign, WrapStrategy, type IStyleData } from "@univerjs/core";
import type { Look } from "../host/grid";

/** Alignments in the words of Office.js; what is not here is Excel's default. */
const HORIZONTAL: Readonly<Record<string, HorizontalAlign>> = {
  Left: HorizontalAlign.LEFT,
  Center: HorizontalAlign.CENTER,
  Right: HorizontalAlign.RIGHT,
  Justify: HorizontalAlign.JUSTIFIED,
};
const VERTICAL: Readonly<Record<string, VerticalAlign>> = {
  Top: VerticalAlign.TOP,
  Center: VerticalAlign.MIDDLE,
  Bottom: VerticalAlign.BOTTOM,
};

/** The look of a cell from its style. */
export function lookOf(style: IStyleData | null | undefined): Look {
  const look: Look = {
    fill: style?.bg?.rgb?.toUpperCase(),
    fontColor: style?.cl?.rgb?.toUpperCase(),
    horizontal: nameOf(HORIZONTAL, style?.ht),
    vertical: nameOf(VERTICAL, style?.vt),
  };
  if (style?.bl === BooleanNumber.TRUE) look.bold = true;
  if (style?.tb === WrapStrategy.WRAP) look.wrap = true;
  return look;
}

/** The style that gives the parts of a look that are named; an undefined part takes the default. */
export function styleOf(look: Look): Record<string, unknown> {
  const style: Record<string, unknown> = {};
  if ("fill" in look) style.bg = look.fill ? { rgb: look.fill } : null;
  if ("fontColor" in look) style.cl = look.fontColor ? { rgb: look.fontColor } : null;
  if ("bold" in look) style.bl = look.bold ? BooleanNumber.TRUE : BooleanNumber.FALSE;
  if ("wrap" in look) style.tb = look.wrap ? WrapStrategy.WRAP : null;
  if ("horizontal" in look) style.ht = HORIZONTAL[look.horizontal ?? ""] ?? null;
  if ("vertical" in look) style.vt = VERTICAL[look.vertical ?? ""] ?? null;
  return style;
}

function nameOf<T>(names: Readonly<Record<string, T>>, value: T | null | undefined): string | undefined {
  return Object.keys(names).find((name) => names[name] === value);
}
