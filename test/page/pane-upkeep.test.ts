import { readFileSync } from "node:fs";
import type { Frame } from "playwright-core";
import { day } from "../law/product";
import { startWorkbenches, type OpenWorkbench, type Workbenches } from "./open-workbench";
import { bookOf1904 } from "./workbench-file-books";

/* The self-check and the repairs in a pane of 320 pixels, with the add-in's own functions in a real calculation. */

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

jest.setTimeout(120_000);

let workbenches: Workbenches;
beforeAll(async () => {
  workbenches = await startWorkbenches();
});
afterAll(() => workbenches.close());

const WORDS = {
  es: {
    tryThem: "Probar las funciones",
    onSheet: "Probar también en una hoja nueva",
    stuck: "Buscar fórmulas en #NAME?",
    rewrite: "Volver a escribirlas",
  },
  en: {
    tryThem: "Try the functions",
    onSheet: "Try on a new sheet too",
    stuck: "Look for formulas at #NAME?",
    rewrite: "Write them again",
  },
} as const;

async function openSection({ page, pane }: OpenWorkbench): Promise<Frame> {
  await page.evaluate(() => {
    const frame = document.querySelector("iframe")!;
    frame.style.flex = "none";
    frame.style.width = frame.style.minWidth = "320px";
  });
  await pane().locator("[data-part=upkeep] > summary").click();
  return pane();
}

async function press(pane: Frame, name: string): Promise<void> {
  await pane.locator("[data-part=upkeep]").getByRole("button", { name, exact: true }).click();
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

function sticksOut(pane: Frame): Promise<string[]> {
  return pane.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-part=upkeep] *")]
      .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
      .map((one) => `${one.className}: ${one.textContent.slice(0, 40)}`),
  );
}

function sheetNames({ page }: OpenWorkbench): Promise<string[]> {
  return page.evaluate(() => window.muniWorkbench.grid.sheets().map((sheet) => sheet.name()));
}

/** Where a clerk is: the sheet in front and the cells that are selected. */
function place({ page }: OpenWorkbench): Promise<unknown> {
  return page.evaluate(() => {
    const { sheet, rects } = window.muniWorkbench.grid.selection();
    return [sheet.name(), rects];
  });
}

describe.each([
  ["es", false],
  ["en", true],
] as const)("in %s, dark %s", (language, dark) => {
  let bench: OpenWorkbench;
  let pane: Frame;
  const words = WORDS[language];
  beforeAll(async () => {
    bench = await workbenches.open({ language, dark });
    pane = await openSection(bench);
  });
  afterAll(() => bench.close());

  test("every function gives what is known, called and computed in cells, and no sheet is left", async () => {
    const [sheets, where] = [await sheetNames(bench), await place(bench)];
    await press(pane, words.tryThem);
    await pane.locator(".verdict.good").first().waitFor();
    await press(pane, words.onSheet);
    await pane.locator(".verdict.good").nth(1).waitFor();
    expect(await pane.locator(".verdict").nth(1).innerText()).toMatch(/\b(\d\d) (casos|cases)\./);
    expect(await pane.locator("[role=status]").first().innerText()).toMatch(/casos|cases/);
    expect(await sheetNames(bench)).toEqual(sheets);
    expect(await place(bench)).toEqual(where);
  });

  test("a formula with a file's name in it is found, written again, and computes", async () => {
    await bench.page.evaluate(async () => {
      const { user, grid } = window.muniWorkbench;
      await user.type(grid.active().name(), "AB3", "=_xldudf_MUNI_QUORUM(16)");
      await user.type(grid.active().name(), "AB4", "=MUNI_QUORUN(16)");
    });
    await press(pane, words.stuck);
    await pane.locator(".preview").waitFor();
    const preview = await pane.locator(".preview").innerText();
    expect(preview).toContain("AB3");
    expect(preview).toMatch(/MUNI_QUORUN \(.*!AB4\).*MUNI_QUORUM/);
    expect(await violations(pane)).toEqual([]);
    expect(await sticksOut(pane)).toEqual([]);
    await press(pane, words.rewrite);
    await pane.locator(".preview").waitFor({ state: "detached" });
    const cell = await bench.page.evaluate(() => {
      const { grid } = window.muniWorkbench;
      return window.muniWorkbench.cells(grid.active().name(), "AB3")[0]![0];
    });
    expect(cell).toMatchObject({ value: 9, formula: "=MUNI_QUORUM(16)" });
  });

  test("meets no error, and no request goes out", () => {
    expect(bench.errors).toEqual([]);
    expect(bench.strays).toEqual([]);
  });
});

describe("a clerk", () => {
  let bench: OpenWorkbench;
  let pane: Frame;
  beforeAll(async () => {
    bench = await workbenches.open();
    pane = await openSection(bench);
    await press(pane, WORDS.es.tryThem);
    await pane.locator(".facts").waitFor();
  });
  afterAll(() => bench.close());

  test("gets the report in a box, selected, where the clipboard refuses", async () => {
    await pane.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("refused")) },
      });
      document.execCommand = () => false;
    });
    await press(pane, "Copiar el informe");
    const box = pane.getByLabel("Informe del diagnóstico");
    await box.waitFor();
    const text = await box.inputValue();
    expect(text).toMatch(/^MUNI: informe del diagnóstico\nFecha: \d{4}-\d\d-\d\d\n/);
    expect(text).not.toContain("Ejemplo");
    const selected = await box.evaluate(
      (area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart,
    );
    expect(selected).toBe(text.length);
    expect(await violations(pane)).toEqual([]);
    expect(await sticksOut(pane)).toEqual([]);
  });

  test("of a workbook that counts from 1904 is told so, and Microsoft's client gets days of 1904", async () => {
    const { page } = bench;
    await page
      .locator("#file-picker")
      .setInputFiles({ name: "mac.xlsx", mimeType: "", buffer: Buffer.from(bookOf1904()) });
    await page.getByText("Se abrió «mac.xlsx»").first().waitFor();
    await bench.pane().getByRole("button").first().waitFor();
    const opened = await openSection(bench);
    const told = await opened.evaluate(() =>
      Excel.run(async (context) => {
        const cell = context.workbook.worksheets.getItem("Hoja").getRange("A1").load("values,text");
        const serial = context.workbook.functions.date(2000, 1, 1).load("value");
        await context.sync();
        return [cell.values[0]![0], cell.text[0]![0], serial.value] as unknown[];
      }),
    );
    expect(told).toEqual([day("2027-06-03") - 1462, "6/3/2027", 35064]);
    await press(opened, WORDS.es.onSheet);
    await opened.locator(".verdict.good").nth(1).waitFor();
    expect(await opened.locator(".facts + .warning").innerText()).toContain("1904");
    expect(await violations(opened)).toEqual([]);
    expect(await page.evaluate(() => window.muniWorkbench.value("Hoja", "A1"))).toBe(day("2027-06-03"));
    expect(bench.errors).toEqual([]);
  });
});
