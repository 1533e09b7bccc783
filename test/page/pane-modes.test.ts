/* Every part of the pane, in each way in which a person may see it, and by the keyboard alone. */
import type { Frame } from "playwright-core";
import {
  narrowPane,
  showSheet,
  startWorkbenches,
  type OpenWorkbench,
  type Workbenches,
} from "./open-workbench";
import { axeFaults, focusedControl, openAll, sticksOut } from "./pane-looks";

jest.setTimeout(120_000);

let workbenches: Workbenches;
beforeAll(async () => {
  workbenches = await startWorkbenches();
});
afterAll(() => workbenches.close());

const WORDS = {
  es: { check: "Revisar", see: /^Ver el cambio/, propose: "Proponer calendario" },
  en: { check: "Check", see: /^See the change/, propose: "Propose a calendar" },
} as const;

async function checked(bench: OpenWorkbench, language: "es" | "en"): Promise<Frame> {
  await showSheet(bench.page, "Calendario");
  const pane = bench.pane();
  await pane.getByRole("button", { name: WORDS[language].check, exact: true }).click();
  await pane.locator(".group .finding").first().waitFor();
  return pane;
}

describe.each([
  ["high contrast", { language: "es", forcedColors: true }, 320, true],
  ["dark, in English", { language: "en", dark: true }, 320, true],
  // What axe finds does not depend on the width.
  ["a pane of 320 pixels at 200 %", { language: "es" }, 160, false],
] as const)("%s", (_, look, width, axe) => {
  test("every part is in sight and has no fault that axe finds", async () => {
    const bench = await workbenches.open(look);
    try {
      await narrowPane(bench.page, width);
      const pane = await checked(bench, look.language);
      const { see, propose } = WORDS[look.language];
      await openAll(pane);
      await pane.getByRole("button", { name: see }).first().click();
      await pane.locator(".preview").waitFor();
      await pane.getByRole("button", { name: propose, exact: true }).click();
      await pane.locator("table.plan").waitFor();
      if (axe) expect(await axeFaults(pane)).toEqual([]);
      expect(await sticksOut(pane)).toEqual([]);
      await showSheet(bench.page, "Escaños");
      await pane.getByRole("button", { name: WORDS[look.language].check, exact: true }).click();
      await pane.locator(".hemicycle").waitFor();
      if (look.language === "es" && axe) expect(await axeFaults(pane)).toEqual([]);
      expect(await sticksOut(pane)).toEqual([]);
      expect(bench.errors).toEqual([]);
    } finally {
      await bench.close();
    }
  });
});

describe("by the keyboard alone", () => {
  let bench: OpenWorkbench;
  let pane: Frame;
  beforeAll(async () => {
    bench = await workbenches.open();
    await narrowPane(bench.page, 320);
    pane = await checked(bench, "es");
  });
  afterAll(() => bench.close());

  const press = (key: string): Promise<void> => bench.page.keyboard.press(key);
  const idle = async (): Promise<void> => {
    await pane.locator(".content[aria-busy=false]").first().waitFor({ state: "attached" });
  };

  test("Tab reaches every control in the order in which they stand, each with a ring in sight", async () => {
    await openAll(pane);
    await pane.evaluate(() => {
      // As Tab goes: by the order in the page; a date has several stops, a day of the year one for each month.
      const all = [
        ...document.querySelectorAll<HTMLElement>(
          "#pane :is(button, summary, a[href], input, select, textarea)",
        ),
      ].filter((one) => one.getClientRects().length > 0 && one.tabIndex >= 0);
      all.forEach((one, at) => (one.dataset["stop"] = String(at)));
      all[0]!.focus();
    });
    // A ring is shown to whoever uses the keyboard.
    await press("Tab");
    await press("Shift+Tab");
    const total = await pane.locator("[data-stop]").count();
    const seen: number[] = [];
    const ringless: string[] = [];
    for (let presses = 0; presses < total * 3; presses++) {
      const { stop, ring } = await pane.evaluate(() => {
        const one = document.activeElement as HTMLElement;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return { stop: one.dataset["stop"], ring: outlineStyle !== "none" && parseFloat(outlineWidth) >= 1 };
      });
      if (stop === undefined) break;
      if (seen.at(-1) !== Number(stop)) seen.push(Number(stop));
      if (!ring) ringless.push(await focusedControl(pane));
      if (seen.at(-1) === total - 1) break;
      await press("Tab");
    }
    expect(ringless).toEqual([]);
    expect(seen).toEqual(Array.from({ length: total }, (_, at) => at));
  });

  test("Enter and Space open and close a part; Escape leaves a preview, and the focus is where it was", async () => {
    const part = pane.locator("[data-part=fixes]");
    await part.locator("summary").first().focus();
    const isOpen = (): Promise<boolean> => part.evaluate((one) => (one as HTMLDetailsElement).open);
    const before = await isOpen();
    await press("Enter");
    expect(await isOpen()).toBe(!before);
    await press("Space");
    expect(await isOpen()).toBe(before);
    const see = part.getByRole("button", { name: /^Ver el cambio/ }).first();
    await see.focus();
    const name = await focusedControl(pane);
    await press("Enter");
    await part.locator(".preview").waitFor();
    expect(await focusedControl(pane)).toBe("button Aplicar");
    await press("Escape");
    await part.locator(".preview").waitFor({ state: "detached" });
    expect(await focusedControl(pane)).toBe(name);
  });

  test("the focus is never lost, whatever an action takes off the screen", async () => {
    const actions: readonly (readonly [control: string, after: string])[] = [
      ["[data-part=fixes] .fix button", "[data-part=fixes]"],
      [".undo button", ".undo"],
      ["[data-form=holidays] li button", ".undo:not([hidden])"],
      [".undo button", ".undo"],
      ["[data-part=reports] .fold-body > button", ".undo:not([hidden])"],
      [".undo button", ".undo"],
      ["[data-part=plan] button.primary", "table.plan"],
      [".count", ".filter-result button:not([hidden])"],
      [".filter-result button", ".count"],
      [".toolbar .primary", ".content"],
    ];
    const lost: string[] = [];
    for (const [control, after] of actions) {
      await pane.locator(control).first().focus();
      await press("Enter");
      await pane.locator(after).first().waitFor({ state: "attached" });
      await idle();
      await pane.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
      if ((await focusedControl(pane)) === "") lost.push(control);
    }
    expect(lost).toEqual([]);
    expect(bench.errors).toEqual([]);
  });
});

test("the other language on the workbench's header leaves the report, in that language", async () => {
  const bench = await workbenches.open();
  try {
    const pane = await checked(bench, "es");
    const findings = await pane.locator(".group .finding").count();
    await bench.page.locator("[data-language=en]").click();
    await bench.pane().getByRole("button", { name: "Check", exact: true }).waitFor();
    expect(await bench.pane().locator(".group .finding").count()).toBe(findings);
    expect(await bench.pane().locator(".status").innerText()).toContain("violations");
    await bench.page.locator("[data-language=es]").click();
    await bench.pane().getByRole("button", { name: "Revisar", exact: true }).waitFor();
    expect(await bench.pane().locator(".group .finding").count()).toBe(findings);
  } finally {
    await bench.close();
  }
});
