import { element, fileColour, type Dialect } from "./markup";
import type { CellLook, NewConditionalFormat } from "./new-sheet";
import { child, xmlTree } from "./xml-tree";

/** The book's usual font, `first`, with what is asked for. */
export function fontText(dialect: Dialect, first: string, { bold, italic, size, color }: CellLook): string {
  const usual = xmlTree(first, "font");
  const usualSize = child(usual, "sz")?.attributes.val ?? "11";
  const name = child(usual, "name")?.attributes.val ?? "Calibri";
  return element(
    dialect,
    "font",
    {},
    bold ? element(dialect, "b", {}) : "",
    italic ? element(dialect, "i", {}) : "",
    element(dialect, "sz", { val: size ?? usualSize }),
    color === undefined ? "" : element(dialect, "color", { rgb: fileColour(color) }),
    element(dialect, "name", { val: name }),
    element(dialect, "family", { val: child(usual, "family")?.attributes.val ?? 2 }),
  );
}

export function fillText(dialect: Dialect, fill: string): string {
  const colours = [
    element(dialect, "fgColor", { rgb: fileColour(fill) }),
    element(dialect, "bgColor", { indexed: 64 }),
  ];
  return element(dialect, "fill", {}, element(dialect, "patternFill", { patternType: "solid" }, ...colours));
}

export function borderText(dialect: Dialect, colour: string): string {
  const side = (name: string): string =>
    element(dialect, name, { style: "thin" }, element(dialect, "color", { rgb: fileColour(colour) }));
  const sides = ["left", "right", "top", "bottom"].map(side);
  return element(dialect, "border", {}, ...sides, element(dialect, "diagonal", {}));
}

/** Style of a conditional format as text; in these the colour of a full fill is the background. */
export function differentialText(
  dialect: Dialect,
  { bold, italic, color, fill }: NewConditionalFormat["look"],
): string {
  const font = [
    bold ? element(dialect, "b", {}) : "",
    italic ? element(dialect, "i", {}) : "",
    color === undefined ? "" : element(dialect, "color", { rgb: fileColour(color) }),
  ].join("");
  const background =
    fill === undefined
      ? ""
      : element(dialect, "patternFill", {}, element(dialect, "bgColor", { rgb: fileColour(fill) }));
  return element(
    dialect,
    "dxf",
    {},
    font === "" ? "" : element(dialect, "font", {}, font),
    background === "" ? "" : element(dialect, "fill", {}, background),
  );
}
