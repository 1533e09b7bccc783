import type { Package } from "../package/package";
import { relationshipsOf } from "../package/relationships";
import { scan } from "../xml/scan";

type Attributes = Readonly<Record<string, string | undefined>>;

/** The colour that the attributes of an element name; undefined for the usual one. */
export type ReadColour = (attributes: Attributes) => string | undefined;

/** Colours that files name by number; the first eight come twice. */
const BASIC = "000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF".split(" ");
const INDEXED = [
  ...BASIC,
  ...BASIC,
  ...(
    "800000 008000 000080 808000 800080 008080 C0C0C0 808080 9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF " +
    "000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF 00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 " +
    "3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333"
  ).split(" "),
];

/** The usual theme's colours, in the order in which cells name them: each pair of light and dark is turned round. */
const OFFICE = "FFFFFF 000000 E7E6E6 44546A 4472C4 ED7D31 A5A5A5 FFC000 5B9BD5 70AD47 0563C1 954F72".split(
  " ",
);
const THEME_NAMES = [
  "lt1",
  "dk1",
  "lt2",
  "dk2",
  "accent1",
  "accent2",
  "accent3",
  "accent4",
  "accent5",
  "accent6",
  "hlink",
  "folHlink",
];

/** A reader of colours with those of the workbook's own theme. */
export function colourReader(pkg: Package, workbook: string): ReadColour {
  const theme = themeColours(pkg, workbook);
  return ({ rgb, theme: number, indexed, tint }) => {
    const base =
      rgb !== undefined
        ? rgb.slice(-6)
        : number !== undefined
          ? theme[Number(number)]
          : indexed !== undefined
            ? INDEXED[Number(indexed)]
            : undefined;
    if (base === undefined || !/^[0-9a-f]{6}$/i.test(base)) return undefined;
    return `#${tinted(base, Number(tint ?? 0)).toUpperCase()}`;
  };
}

function themeColours(pkg: Package, workbook: string): readonly string[] {
  const part = relationshipsOf(pkg, workbook).find(({ type }) => type === "theme")?.part;
  if (part === undefined || !pkg.has(part)) return OFFICE;
  const found = new Map<string, string>();
  let name: string | undefined;
  let isScheme = false;
  scan(pkg.text(part), part, {
    open: (tag) => {
      if (tag.name === "clrScheme") isScheme = true;
      else if (!isScheme) return;
      else if (THEME_NAMES.includes(tag.name)) ({ name } = tag);
      else if (name !== undefined) {
        const value = tag.name === "sysClr" ? tag.attributes.lastClr : tag.attributes.val;
        if (value !== undefined && !found.has(name)) found.set(name, value);
      }
    },
    close: (tag) => {
      if (tag.name === "clrScheme") isScheme = false;
      if (tag.name === name) name = undefined;
    },
  });
  return THEME_NAMES.map((one, i) => found.get(one) ?? OFFICE[i]!);
}

/** Lighter (up to 1) or darker (down to -1): Excel moves each colour's lightness that part of the way. */
function tinted(colour: string, tint: number): string {
  if (!(tint >= -1 && tint <= 1) || tint === 0) return colour;
  const channels = [0, 2, 4].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  const lightness = (most + least) / 2;
  const target = tint < 0 ? lightness * (1 + tint) : lightness + (1 - lightness) * tint;
  const reach = (at: number): number => Math.min(at, 1 - at);
  // Hue and saturation stay: each channel keeps its distance from the lightness, by what that lightness admits.
  const scale = reach(lightness) === 0 ? 0 : reach(target) / reach(lightness);
  return channels.map((one) => hex(target + (one - lightness) * scale)).join("");
}

function hex(channel: number): string {
  const whole = Math.round(Math.min(Math.max(channel, 0), 1) * 255);
  return whole.toString(16).padStart(2, "0");
}
