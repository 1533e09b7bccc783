import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/* Text in the pane can be read in both themes, that of a button which waits too: axe does not look at those. */

const CSS = readFileSync(resolve(__dirname, "../../taskpane/taskpane.css"), "utf8");
const [light, dark] = [...CSS.matchAll(/^:root[^{]*\{([^}]*)\}/gm)].map(([, block]) => tokensOf(block!));

function tokensOf(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#\w{6})/g)].map(([, name, value]) => [name, value]),
  );
}

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

test.each([
  ["neutral-foreground-disabled", "neutral-background-disabled"],
  ["on-brand", "brand-background"],
  ["on-brand", "brand-background-hover"],
  ["on-brand", "brand-background-pressed"],
  ["neutral-foreground-3", "neutral-background-1"],
  ["brand-foreground-link", "neutral-background-1"],
  ["success-foreground", "neutral-background-1"],
  ["warning-foreground", "warning-background"],
  ["danger-foreground", "danger-background"],
])("%s on %s has a contrast of at least 4.5 in both themes", (text, ground) => {
  for (const theme of [light!, { ...light, ...dark }])
    expect(contrast(theme[text]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
});

test("a button that waits keeps its colours under the pointer and while it is pressed", () => {
  const rule = /([^{}]*)\{[^}]*color: var\(--neutral-foreground-disabled\)/.exec(CSS)![1]!;
  const waiting = 'button[aria-disabled="true"]';
  expect(rule.split(",").map((one) => one.trim())).toEqual([
    waiting,
    `${waiting}:hover`,
    `${waiting}:active`,
  ]);
  expect(CSS.indexOf(rule)).toBeGreaterThan(CSS.lastIndexOf("button.primary:active"));
});
