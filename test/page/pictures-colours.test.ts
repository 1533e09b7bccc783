import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LEGISLATURE_SIZES } from "../../src/seats/sizes-data";
import { HEMICYCLES } from "../../taskpane/pictures/hemicycle-seats.generated";
import { partySigns } from "../../taskpane/pictures/party-sign";

/* What the pictures rest on that no page shows: their colours in both themes and on paper, and the places of seats. */

const ROOT = path.resolve(__dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const [PANE, OWN] = [read("taskpane/taskpane.css"), read("taskpane/pictures/pictures.css")];

function tokens(css: string, rule: RegExp): Record<string, string> {
  const [, block] = rule.exec(css)!;
  return Object.fromEntries(
    [...block!.matchAll(/--([\w-]+): (#\w{6})/g)].map(([, name, value]) => [name, value]),
  );
}

const LIGHT_RULE = /:root \{([^}]*)\}/;
const DARK_RULE = /^:root\[data-theme="dark"\] \{([^}]*)\}/m;
const PAPER_RULE = /:root\[data-theme="dark"\] \.picture \{([^}]*)\}/;

const LIGHT = { ...tokens(PANE, LIGHT_RULE), ...tokens(OWN, LIGHT_RULE) };
const DARK = { ...LIGHT, ...tokens(PANE, DARK_RULE), ...tokens(OWN, DARK_RULE) };
const PAPER = tokens(OWN, PAPER_RULE);

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each([
  ["light", LIGHT],
  ["dark", DARK],
] as const)("in the %s theme", (_, theme) => {
  test.each(["regular", "budget", "special", "message", "other"])("the letter of %s can be read", (look) => {
    expect(contrast(theme[`look-${look}`]!, theme[`look-${look}-ground`]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme[`look-${look}`]!, theme["neutral-background-1"]!)).toBeGreaterThanOrEqual(3);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("party colour %i stands out, and its letters on it", (number) => {
    const colour = theme[`party-${number}`]!;
    expect(contrast(colour, theme["neutral-background-1"]!)).toBeGreaterThanOrEqual(3);
    expect(contrast(colour, theme["on-party"]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["holiday", "deadline"])("the sign of a %s stands out", (sign) => {
    expect(contrast(theme[sign]!, theme["neutral-background-1"]!)).toBeGreaterThanOrEqual(3);
  });
});

test("on paper the dark theme has the light colours, every one that the pictures use", () => {
  const used = new Set([...OWN.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name!));
  const colours = [...used].filter((name) => name in LIGHT);
  expect(Object.entries(PAPER).filter(([name, value]) => LIGHT[name] !== value)).toEqual([]);
  const missing = colours.filter((name) => !(name in PAPER) && DARK[name] !== LIGHT[name]);
  expect(missing).toEqual(["stroke-focus"].filter((name) => used.has(name)));
});

test("seats have places for every size of legislature, and those are what the library gives today", () => {
  expect(Object.keys(HEMICYCLES).map(Number)).toEqual(
    LEGISLATURE_SIZES.map(({ members }) => members).sort((a, b) => a - b),
  );
  for (const [size, { seats }] of Object.entries(HEMICYCLES)) expect(seats).toHaveLength(Number(size));
  const file = path.join(mkdtempSync(path.join(tmpdir(), "muni-")), "seats.ts");
  execFileSync(process.execPath, [path.join(ROOT, "build/hemicycle-table.mjs"), file]);
  expect(readFileSync(file, "utf8")).toBe(read("taskpane/pictures/hemicycle-seats.generated.ts"));
});

test("a party has its letters, and its colour by whatever name it goes", () => {
  expect(
    partySigns(["PNP", "Proyecto Dignidad", "Independientes", "Movimiento Cívico Local", "unidos"]),
  ).toEqual([
    { letters: "PNP", colour: 1 },
    { letters: "PD", colour: 5 },
    { letters: "IND", colour: 6 },
    { letters: "MCL", colour: 7 },
    { letters: "UNI", colour: 8 },
  ]);
});
