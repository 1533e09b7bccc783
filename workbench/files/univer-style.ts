import {
  BooleanNumber,
  BorderStyleTypes,
  HorizontalAlign,
  VerticalAlign,
  WrapStrategy,
  type IStyleData,
} from "@univerjs/core";
import type { BorderLine, CellStyle, RuleLook, Side } from "../../xlsx/read/look-data";
import type { CellLook } from "../../xlsx/edit/new-sheet";

const HORIZONTAL: Readonly<Record<string, HorizontalAlign>> = {
  left: HorizontalAlign.LEFT,
  center: HorizontalAlign.CENTER,
  centerContinuous: HorizontalAlign.CENTER,
  right: HorizontalAlign.RIGHT,
  justify: HorizontalAlign.JUSTIFIED,
  distributed: HorizontalAlign.DISTRIBUTED,
};
const VERTICAL: Readonly<Record<string, VerticalAlign>> = {
  top: VerticalAlign.TOP,
  center: VerticalAlign.MIDDLE,
  justify: VerticalAlign.TOP,
  distributed: VerticalAlign.MIDDLE,
};
const LINES: Readonly<Record<string, BorderStyleTypes>> = {
  thin: BorderStyleTypes.THIN,
  hair: BorderStyleTypes.HAIR,
  dotted: BorderStyleTypes.DOTTED,
  dashed: BorderStyleTypes.DASHED,
  dashDot: BorderStyleTypes.DASH_DOT,
  dashDotDot: BorderStyleTypes.DASH_DOT_DOT,
  double: BorderStyleTypes.DOUBLE,
  medium: BorderStyleTypes.MEDIUM,
  mediumDashed: BorderStyleTypes.MEDIUM_DASHED,
  mediumDashDot: BorderStyleTypes.MEDIUM_DASH_DOT,
  mediumDashDotDot: BorderStyleTypes.MEDIUM_DASH_DOT_DOT,
  slantDashDot: BorderStyleTypes.SLANT_DASH_DOT,
  thick: BorderStyleTypes.THICK,
};
const SIDES: Readonly<Record<Side, "l" | "r" | "t" | "b">> = { left: "l", right: "r", top: "t", bottom: "b" };
const BLACK = "#000000";

const USUAL_SIZE = 11;

/** Fonts that browsers bring; the others, those of Excel among them, would show as whatever the browser likes. */
const WEB_FONTS = new Set([
  "Arial",
  "Courier New",
  "Georgia",
  "Tahoma",
  "Times New Roman",
  "Trebuchet MS",
  "Verdana",
]);

/** The grid's style for a style of the file. */
export function gridStyle(style: CellStyle): IStyleData {
  const { horizontal, vertical, wrap, numberFormat } = style;
  return {
    ...ruleStyle(style),
    fs: style.font?.size ?? USUAL_SIZE,
    vt: VERTICAL[vertical ?? ""] ?? VerticalAlign.BOTTOM,
    ...(horizontal !== undefined && HORIZONTAL[horizontal] !== undefined
      ? { ht: HORIZONTAL[horizontal] }
      : {}),
    ...(wrap ? { tb: WrapStrategy.WRAP } : {}),
    ...(numberFormat === "General" ? {} : { n: { pattern: numberFormat } }),
  };
}

/** The part of a style that a rule gives. */
export function ruleStyle({ font, fill, border }: RuleLook): IStyleData {
  return {
    ...(font?.name !== undefined && WEB_FONTS.has(font.name) ? { ff: font.name } : {}),
    ...(font?.bold ? { bl: BooleanNumber.TRUE } : {}),
    ...(font?.italic ? { it: BooleanNumber.TRUE } : {}),
    ...(font?.underline ? { ul: { s: BooleanNumber.TRUE } } : {}),
    ...(font?.strike ? { st: { s: BooleanNumber.TRUE } } : {}),
    ...(font?.color === undefined || font.color === BLACK ? {} : { cl: { rgb: font.color } }),
    ...(fill === undefined ? {} : { bg: { rgb: fill } }),
    ...(border ? { bd: borders(border) } : {}),
  };
}

function borders(border: NonNullable<RuleLook["border"]>): NonNullable<IStyleData["bd"]> {
  return Object.fromEntries(
    (Object.entries(border) as [Side, BorderLine][]).map(([side, { style, color }]) => [
      SIDES[side],
      { s: LINES[style] ?? BorderStyleTypes.THIN, cl: { rgb: color ?? BLACK } },
    ]),
  );
}

const ALIGN: Partial<Record<HorizontalAlign, CellLook["align"]>> = {
  [HorizontalAlign.LEFT]: "left",
  [HorizontalAlign.CENTER]: "center",
  [HorizontalAlign.RIGHT]: "right",
};
const PLACE: Partial<Record<VerticalAlign, CellLook["vertical"]>> = {
  [VerticalAlign.TOP]: "top",
  [VerticalAlign.MIDDLE]: "center",
  [VerticalAlign.BOTTOM]: "bottom",
};

/** The look of a cell of a new file, for a style of the grid; undefined for the usual one. */
export function fileLook(style: IStyleData | null | undefined): CellLook | undefined {
  if (!style) return undefined;
  const line = Object.values(style.bd ?? {}).find(Boolean) as { cl?: { rgb?: string | null } } | undefined;
  const align = ALIGN[style.ht ?? HorizontalAlign.UNSPECIFIED];
  const vertical = PLACE[style.vt ?? VerticalAlign.UNSPECIFIED];
  const look: CellLook = {
    ...(style.bl === BooleanNumber.TRUE ? { bold: true } : {}),
    ...(style.it === BooleanNumber.TRUE ? { italic: true } : {}),
    ...(style.fs && style.fs !== USUAL_SIZE ? { size: style.fs } : {}),
    ...colourOf("color", style.cl?.rgb),
    ...colourOf("fill", style.bg?.rgb),
    ...(line ? { border: hexColour(line.cl?.rgb) ?? BLACK } : {}),
    ...(style.tb === WrapStrategy.WRAP ? { wrap: true } : {}),
    ...(align ? { align } : {}),
    ...(vertical && vertical !== "bottom" ? { vertical } : {}),
    ...(style.n?.pattern && style.n.pattern !== "General" ? { numberFormat: style.n.pattern } : {}),
  };
  return Object.keys(look).length > 0 ? look : undefined;
}

function colourOf(part: "color" | "fill", rgb: string | null | void): Pick<CellLook, "color" | "fill"> {
  const colour = hexColour(rgb);
  return colour === undefined ? {} : { [part]: colour };
}

/** "#RRGGBB" for what the grid's own panels write too: "#abc" and "rgb(1, 2, 3)". */
function hexColour(rgb: string | null | void): string | undefined {
  if (!rgb) return undefined;
  if (/^#[0-9a-f]{6}$/i.test(rgb)) return rgb.toUpperCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(rgb);
  if (short)
    return `#${short
      .slice(1)
      .map((one) => one + one)
      .join("")}`.toUpperCase();
  const channels = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(rgb)?.slice(1);
  return (
    channels && `#${channels.map((one) => Number(one).toString(16).padStart(2, "0")).join("")}`.toUpperCase()
  );
}
