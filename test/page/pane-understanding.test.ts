import { readFileSync } from "node:fs";
import type { Frame } from "playwright-core";
import { showSheet, startWorkbenches, type OpenWorkbench, type Workbenches } from "./open-workbench";

/* What opens below a finding, the filters, the year and the seats, as a clerk meets them in a pane of 320 pixels. */

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

jest.setTimeout(120_000);

let workbenches: Workbenches;
beforeAll(async () => {
  workbenches = await startWorkbenches();
});
afterAll(() => workbenches.close());

/** The pane as narrow as Office makes it. */
async function narrow({ page }: OpenWorkbench): Promise<void> {
  await page.evaluate(() => {
    const frame = document.querySelector("iframe")!;
    frame.style.flex = "none";
    frame.style.width = frame.style.minWidth = "320px";
  });
}

const CHECK = { es: "Revisar", en: "Check" } as const;

async function check(bench: OpenWorkbench, sheet: string, language: "es" | "en" = "es"): Promise<Frame> {
  await showSheet(bench.page, sheet);
  const pane = bench.pane();
  await pane.getByRole("button", { name: CHECK[language], exact: true }).click();
  await pane
    .locator(sheet === "Calendario" ? ".group .finding" : ".seats")
    .first()
    .waitFor();
  return pane;
}

async function violations(pane: Frame): Promise<string[]> {
  await pane.evaluate(AXE);
  return pane.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const found = await axe.run({ resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
  });
}

/** What sticks out of the pane's width. */
function sticksOut(pane: Frame): Promise<string[]> {
  return pane.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("#pane *")]
      .filter((one) => !one.closest(".visually-hidden, svg") && one.getClientRects().length > 0)
      .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
      .map((one) => `${one.className}: ${one.textContent.slice(0, 40)}`),
  );
}

/** Opens the finding of a petition that has a count, a timeline and other readings. */
async function openPetition(pane: Frame): Promise<void> {
  await pane.evaluate(() => {
    const findings = [...document.querySelectorAll<HTMLElement>(".group .finding")];
    const answer = findings.find((one) => one.textContent.includes("PT-01"))!;
    answer.id = "petition";
    answer.querySelector("summary")!.click();
  });
  await pane.locator("#petition .timeline").waitFor();
}

describe.each([
  ["es", false],
  ["es", true],
  ["en", false],
  ["en", true],
] as const)("in %s, dark %s, 320 pixels wide", (language, dark) => {
  test("nothing is out of reach or out of sight: findings, filters, year, seats", async () => {
    const bench = await workbenches.open({ language, dark });
    try {
      await narrow(bench);
      const pane = await check(bench, "Calendario", language);
      await openPetition(pane);
      await pane.locator(".count").first().click();
      await pane.locator(".filter-fields > summary").click();
      await pane.locator("[data-part=year] > summary").click();
      await pane.locator(".year-day").first().waitFor();
      expect(await violations(pane)).toEqual([]);
      expect(await sticksOut(pane)).toEqual([]);
      await check(bench, "Escaños", language);
      await pane.locator(".hemicycle").waitFor();
      expect(await violations(pane)).toEqual([]);
      expect(await sticksOut(pane)).toEqual([]);
      expect(bench.errors).toEqual([]);
      expect(bench.strays).toEqual([]);
    } finally {
      await bench.close();
    }
  });
});

describe("a clerk", () => {
  let bench: OpenWorkbench;
  let pane: Frame;
  beforeAll(async () => {
    bench = await workbenches.open();
    await narrow(bench);
    pane = await check(bench, "Calendario");
  });
  afterAll(() => bench.close());

  const focused = (): Promise<string> =>
    pane.evaluate(() => document.activeElement?.textContent?.replaceAll("\u00a0", " ").trim() ?? "");

  test("has no picture brought before one is wanted", async () => {
    const brought = await pane.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/pictures.")).length,
    );
    expect(brought).toBe(0);
  });

  test("opens a finding and reads the law, what was found, the count, the way, the readings and what to do", async () => {
    await openPetition(pane);
    const headings = await pane.locator("#petition h4").allInnerTexts();
    expect(headings).toEqual([
      "Qué dice la ley",
      "Qué se encontró",
      "La cuenta, día por día",
      "El camino de la petición",
      "Otras lecturas",
      "Qué hacer",
    ]);
    expect(await pane.locator("#petition .strip-day[data-mark=counted]").count()).toBe(5);
    for (const link of ["#petition .help a", "#petition .rule-page a"]) {
      const page = await pane.locator(link).first().getAttribute("href");
      expect((await fetch(`${bench.origin}/${page!}`)).status).toBe(200);
    }
  });

  test("filters with the keyboard alone: a count, then a session, and takes the filters off", async () => {
    const { page } = bench;
    await pane.locator(".count").first().focus();
    await page.keyboard.press("Space");
    expect(await pane.locator(".count").first().getAttribute("aria-pressed")).toBe("true");
    const groups = (): Promise<(string | null)[]> =>
      pane.locator(".group").evaluateAll((all) => all.map((one) => one.getAttribute("data-severity")));
    expect(await groups()).toEqual(["violation"]);
    const live = pane.locator(".filter-result [aria-live=polite]");
    expect(await live.innerText()).toMatch(/^Se muestran \d+ de \d+ hallazgos\.$/);
    while (!(await focused()).startsWith("Filtrar")) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    // Letters find the first of the list that begins so.
    await page.keyboard.type("Ses");
    await pane.waitForFunction(() =>
      [...document.querySelectorAll(".group .where")].every((one) => one.textContent.includes("C-02")),
    );
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("nada de esto");
    await pane.locator(".content .none").waitFor();
    expect(await live.innerText()).toMatch(/^Ninguno de los \d+ hallazgos/);
    await page.keyboard.press("Tab");
    // A search field has its own cross in some browsers.
    if (!(await focused()).startsWith("Quitar")) await page.keyboard.press("Tab");
    expect(await focused()).toBe("Quitar filtros");
    await page.keyboard.press("Enter");
    expect((await groups()).length).toBeGreaterThan(3);
    expect(await pane.evaluate(() => document.activeElement!.className)).toBe("count");
  });

  test("keeps the filter over another check", async () => {
    await pane.locator(".count[data-severity=judgement]").click();
    await pane.getByRole("button", { name: "Revisar", exact: true }).click();
    await pane.locator("[aria-busy=false]").first().waitFor();
    expect(await pane.locator(".count[data-severity=judgement]").getAttribute("aria-pressed")).toBe("true");
    expect(await pane.locator(".group").count()).toBe(1);
    await pane.locator(".filter-result button").click();
  });

  test("goes from the year to a row of the sheet, by the keyboard", async () => {
    const { page } = bench;
    await pane.locator("[data-part=year] > summary").focus();
    await page.keyboard.press("Enter");
    await pane.locator(".year-day").first().waitFor();
    const day = pane.locator(".year-day[data-look]").first();
    await day.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => window.muniWorkbench.grid.selection().rects[0]!.columns > 5);
    expect(await page.evaluate(() => window.muniWorkbench.grid.selection().rects[0]!.rows)).toBe(1);
  });

  test("sees the seats of the candidates, and again for another size", async () => {
    await check(bench, "Escaños");
    await pane.locator(".hemicycle").waitFor();
    expect(await pane.locator(".hemicycle-seats .seat").count()).toBe(16);
    expect(await pane.locator(".seat-notes").first().innerText()).toContain("Otra lectura (mejor)");
    await pane.locator(".seats select").focus();
    await bench.page.keyboard.type("14");
    await pane.waitForFunction(() => document.querySelectorAll(".hemicycle-seats .seat").length === 14);
    expect(await pane.evaluate(() => document.activeElement!.tagName)).toBe("SELECT");
  });

  test("meets no error and no request goes out", () => {
    expect(bench.errors).toEqual([]);
    expect(bench.strays).toEqual([]);
  });
});
