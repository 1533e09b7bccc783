import { readFileSync } from "node:fs";
import path from "node:path";
import { SEVERITIES } from "../../src/calendar/finding";
import { day } from "../law/product";
import {
  showSheet,
  startWorkbenches,
  typeInto,
  valueOf,
  type OpenWorkbench,
  type Workbenches,
} from "./open-workbench";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const OFFICE_JS = "https://appsforoffice.microsoft.com/lib/1/hosted/office.js";

jest.setTimeout(120_000);

let workbenches: Workbenches;
beforeAll(async () => {
  workbenches = await startWorkbenches();
});
afterAll(() => workbenches.close());

describe("a clerk at the workbench", () => {
  let bench: OpenWorkbench;
  beforeAll(async () => {
    bench = await workbenches.open();
  });
  afterAll(() => bench.close());

  test("types a formula by hand, edits its input and sees the result change", async () => {
    const { page } = bench;
    await page.getByRole("button", { name: "Entendido" }).click();
    await showSheet(page, "Parámetros");
    await typeInto(page, "D4", "2026-06-09");
    await typeInto(page, "E4", '=MUNI_PETITION_DEADLINE(D4,"correo")');
    expect(await valueOf(page, "Parámetros", "E4")).toBe(day("2026-06-14"));
    await typeInto(page, "D4", "2025-07-24");
    expect(await valueOf(page, "Parámetros", "E4")).toBe(day("2025-08-02"));
    await typeInto(page, "D4", "mañana");
    expect(await valueOf(page, "Parámetros", "E4")).toBe("#VALUE!");
  });

  test("sees a spilled table", async () => {
    const { page } = bench;
    await typeInto(page, "D6", "=MUNI_BUDGET_DATES(2027)");
    expect(await valueOf(page, "Parámetros", "E7")).toBe(day("2027-05-31"));
    expect(await valueOf(page, "Parámetros", "E9")).toBe(day("2027-06-13"));
  });

  test("sees budget sessions judged as their dates change", async () => {
    const { page } = bench;
    await typeInto(page, "D12", "2027-06-03");
    await typeInto(page, "E12", "2027-06-13");
    await typeInto(page, "F12", "=MUNI_BUDGET_SESSION_OK(D12,E12)");
    expect(await valueOf(page, "Parámetros", "F12")).toBeTruthy();
    await typeInto(page, "E12", "2027-06-14");
    expect(await valueOf(page, "Parámetros", "F12")).toBeFalsy();
  });

  test("finds the seats of a municipality of 2020 on the sheet Escaños", async () => {
    const cells = await bench.page.evaluate(() => window.muniWorkbench.cells("Escaños", "A1:Z60"));
    const values = cells.flat().map(({ value }) => String(value));
    for (const word of ["partido", "Otra lectura (mejor)", "directo", "minoría 2.º"])
      expect(values).toContain(word);
    expect(values.filter((value) => value.startsWith("#"))).toEqual([]);
  });

  test("checks the calendar, marks the findings, and takes the marks off without a trace", async () => {
    const { page, pane } = bench;
    await showSheet(page, "Calendario");
    const marks = () =>
      page.evaluate(() =>
        window.muniWorkbench.grid.sheets().map((sheet) => sheet.marks().map(({ formula }) => formula)),
      );
    const cells = () =>
      page.evaluate(() => JSON.stringify(window.muniWorkbench.cells("Calendario", "A1:AJ40")));
    const [marksBefore, cellsBefore] = [await marks(), await cells()];

    await pane().getByRole("button", { name: "Revisar", exact: true }).click();
    await pane().locator("[data-severity=violation] .finding-head").first().waitFor();
    expect(await cells()).toBe(cellsBefore);
    expect(await marks()).toEqual(marksBefore);

    await pane().getByRole("button", { name: "Marcar", exact: true }).click();
    await pane()
      .getByText(/Se marcaron \d+ celdas/)
      .waitFor();
    const marked = await marks();
    expect(marked.flat().length).toBeGreaterThan(2);

    await pane().getByRole("button", { name: "Quitar marcas", exact: true }).click();
    await pane()
      .getByText(/Se quitaron|No había|quitaron/)
      .first()
      .waitFor();
    expect(await marks()).toEqual(marksBefore);
    expect(await cells()).toBe(cellsBefore);
  });

  test("sees findings in order of severity, each with its letter, and goes to a cell by a click", async () => {
    const { page, pane } = bench;
    await pane().getByRole("button", { name: "Revisar", exact: true }).click();
    await pane().locator(".finding-head").first().waitFor();
    const groups = await pane()
      .locator(".group")
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-severity")));
    expect(groups).toEqual(SEVERITIES.filter((severity) => groups.includes(severity)));
    expect(groups).toEqual(expect.arrayContaining(["violation", "warning", "judgement", "missing"]));
    const head = pane().locator("[data-severity=violation] button.finding-head").first();
    const address = /[A-Z]+\d+/.exec(await head.innerText())![0];
    await head.click();
    const row = Number(/\d+/.exec(address)![0]);
    await page.waitForFunction(
      (wanted) => window.muniWorkbench.grid.selection().rects[0]!.row + 1 === wanted,
      row,
    );
  });

  test("is told when the sheet changed since the check", async () => {
    const { page, pane } = bench;
    await pane().getByRole("button", { name: "Revisar", exact: true }).click();
    await pane().locator(".finding-head").first().waitFor();
    await page.evaluate(() => window.muniWorkbench.user.type("Calendario", "C2", "celebrada"));
    await pane()
      .getByText(/cambió/i)
      .first()
      .waitFor();
  });

  test("sends no request outside the page's origin and meets no error", () => {
    expect(bench.strays).toEqual([]);
    expect(bench.errors).toEqual([]);
  });
});

describe.each([
  ["es", false, 1366],
  ["en", true, 1366],
  ["es", true, 700],
  ["en", false, 700],
] as const)("in %s, dark %s, %i pixels wide", (language, dark, width) => {
  test("the pane has no accessibility violation before and after a check, and nothing overflows", async () => {
    const bench = await workbenches.open({ language, dark, width });
    try {
      const { pane } = bench;
      expect(await violations(bench)).toEqual([]);
      await pane()
        .getByRole("button", { name: language === "es" ? "Revisar" : "Check", exact: true })
        .click();
      await pane().locator(".finding-head").first().waitFor();
      await pane().locator(".group details summary").first().click();
      for (const part of await pane().locator(".fold > summary").all())
        if (await part.isVisible()) await part.click();
      expect(await violations(bench)).toEqual([]);
      const overflow = await pane().evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await pane().evaluate(() => document.documentElement.lang)).toBe(language);
      expect(bench.errors).toEqual([]);
    } finally {
      await bench.close();
    }
  });
});

async function violations({ pane }: OpenWorkbench): Promise<string[]> {
  await pane().evaluate(AXE);
  return pane().evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const found = await axe.run();
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
  });
}

test("the served pane differs from the built one by the address of office.js alone", async () => {
  const bench = await workbenches.open();
  try {
    const served = await (await fetch(`${bench.origin}/taskpane.html`)).text();
    const built = readFileSync(path.resolve(__dirname, "../../dist/taskpane.html"), "utf8");
    expect(built.split(OFFICE_JS)).toHaveLength(2);
    expect(served).toBe(built.replace(OFFICE_JS, "/office/office.js"));
    for (const file of ["functions.js", "functions.json", "functions.en.json"]) {
      const same = await (await fetch(`${bench.origin}/${file}`)).text();
      expect(same).toBe(readFileSync(path.resolve(__dirname, "../../dist", file), "utf8"));
    }
  } finally {
    await bench.close();
  }
});
