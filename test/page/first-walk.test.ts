/*
 * The walk of somebody who opens the workbench for the first time: a calendar that is not right is understood and
 * corrected until it is, next year's is proposed, the report is printed, and the seats of San Juan are computed.
 *
 * With MUNI_WALK=folder each step leaves a picture there: MUNI_WALK=/tmp/walk npx jest --selectProjects page -- first-walk
 */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ExcelJS from "exceljs";
import type { Frame } from "playwright-core";
import { showSheet, startWorkbenches, type OpenWorkbench, type Workbenches } from "./open-workbench";
import { axeFaults, focusedControl, sticksOut } from "./pane-looks";

import { parseCsv } from "../../cli/csv/parse-csv";

jest.setTimeout(120_000);

const DATA = path.resolve(__dirname, "../../data");
const PICTURES = process.env["MUNI_WALK"];

let workbenches: Workbenches;
let bench: OpenWorkbench;
let pane: Frame;
let steps = 0;

beforeAll(async () => {
  workbenches = await startWorkbenches();
  bench = await workbenches.open();
  if (PICTURES !== undefined) mkdirSync(PICTURES, { recursive: true });
});
afterAll(() => workbenches.close());

async function picture(name: string): Promise<void> {
  const number = String(++steps).padStart(2, "0");
  if (PICTURES !== undefined)
    await bench.page.screenshot({ path: path.join(PICTURES, `${number}-${name}.png`) });
}

/** A lawful year of data/calendars with four things wrong: a date in words, two sessions too late or long, a blank. */
const SPOILT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "O-3": { Comienza: "10 de marzo de 2014" },
  "E-1": { Estado: "programada", Termina: "2014-03-31" },
  "PR-1": { Estado: "programada", Comienza: "2014-06-04" },
  "E-3": { Firmas: "" },
};

async function clerksBook(): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  const add = (name: string, rows: string[][]): void => {
    const sheet = book.addWorksheet(name);
    for (const cells of rows) sheet.addRow(cells.map(asCell));
  };
  const [header, ...rows] = readRows("calendars/01-ano-legal.es.csv");
  const spoilt = rows.map((cells) => cells.map((cell, at) => SPOILT[cells[0]!]?.[header![at]!] ?? cell));
  add("Calendario", [header!, ...spoilt]);
  add("Parámetros", readRows("calendars/01-ano-legal.settings.es.csv"));
  add("Feriados", readRows("calendars/01-ano-legal.holidays.es.csv"));
  const votes = readRows("elections-2020.csv").filter(([municipality]) => municipality === "San Juan");
  add("San Juan", [
    ["Municipio", "Partido", "Fila", "Votos"],
    ...votes.map(([municipality, , party, , row, number]) => [municipality!, party!, row!, number!]),
  ]);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

function readRows(file: string): string[][] {
  return parseCsv(readFileSync(path.join(DATA, file), "utf8")).filter((cells) =>
    cells.some((cell) => cell !== ""),
  );
}

function asCell(text: string): string | number | Date | null {
  if (text === "") return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return new Date(`${text}T00:00:00Z`);
  return /^\d+$/.test(text) ? Number(text) : text;
}

const status = (): Promise<string> =>
  pane
    .locator(".status")
    .innerText()
    .then((text) => text.replaceAll("\u00a0", " "));

async function press(name: string | RegExp, then: string | RegExp): Promise<void> {
  await pane
    .getByRole("button", typeof name === "string" ? { name, exact: true } : { name })
    .first()
    .click();
  await pane.getByText(then).first().waitFor();
}

async function openPart(part: string): Promise<void> {
  await pane.locator(`[data-part=${part}]`).evaluate((one) => {
    (one as HTMLDetailsElement).open = true;
    one.scrollIntoView();
  });
}

test("opens the calendar, is told what to do, and sees what is wrong with it", async () => {
  await bench.page.locator("#steps-close").click();
  const bytes = Buffer.from(await clerksBook());
  await bench.page.locator("#file-picker").setInputFiles({ name: "2014.xlsx", mimeType: "", buffer: bytes });
  await bench.page.getByText("Se abrió «2014.xlsx»").first().waitFor();
  pane = bench.pane();
  await pane.getByRole("button").first().waitFor();
  expect(await status()).toContain("oprima «Revisar»");
  await picture("abierto");
  await showSheet(bench.page, "Calendario");
  await press("Revisar", /^Incumplimientos/);
  expect(await status()).toMatch(/2 incumplimientos, 2 advertencias, 1 falta\.$/);
  await picture("hallazgos");
});

test("reads why, and goes to the cell", async () => {
  const finding = pane.locator(".group[data-severity=violation] .finding", { hasText: "PR-1" }).first();
  await finding.locator("summary").first().click();
  await finding.getByText("Qué dice la ley").waitFor();
  await finding.getByText("Qué hacer").waitFor();
  await finding.locator("h4").first().scrollIntoViewIfNeeded();
  await picture("por-que");
  await finding.locator("button.finding-head").click();
  await bench.page.waitForFunction(() => window.muniWorkbench.grid.selection().rects[0]!.row === 10);
  // What it proposes is shown from there, and left again.
  await finding.getByRole("button", { name: /^Ver el cambio/ }).click();
  await pane.locator("[data-part=fixes][open] .preview").waitFor();
  expect(await focusedControl(pane)).toBe("button Aplicar");
  await pane.getByRole("button", { name: "No cambiar", exact: true }).click();
});

test("corrects it: the safe fix, each suggestion after its preview, the blank by hand, until it is clean", async () => {
  await openPart("fixes");
  await press(/^Corregir: /, /^Hecho: /);
  for (let suggestions = 0; suggestions < 5; suggestions++) {
    const see = pane
      .locator("[data-part=fixes]")
      .getByRole("button", { name: /^Ver el cambio/ })
      .first();
    if ((await see.count()) === 0) break;
    await see.click();
    await pane.locator(".preview").waitFor();
    if (suggestions === 0) await picture("antes-y-despues");
    await press("Aplicar", /^Hecho: /);
  }
  expect(await status()).not.toMatch(/incumplimiento/);
  await pane.getByLabel("Revisar mientras escribo").check();
  const firmas = readRows("calendars/01-ano-legal.es.csv")[0]!.indexOf("Firmas");
  const row = readRows("calendars/01-ano-legal.es.csv").findIndex(([id]) => id === "E-3") + 1;
  const address = `${String.fromCharCode(65 + firmas)}${row}`;
  await bench.page.evaluate((cell) => window.muniWorkbench.user.type("Calendario", cell, 4), address);
  await pane.getByText(/^Sin hallazgos: /).waitFor();
  await pane.locator("h1").scrollIntoViewIfNeeded();
  await picture("sin-hallazgos");
});

test("prints the report in place of the pane", async () => {
  await openPart("reports");
  await pane.evaluate(() => (window.print = () => undefined));
  await pane.getByRole("button", { name: "Imprimir el informe", exact: true }).click();
  await bench.page.emulateMedia({ media: "print" });
  const printed = pane.locator("#print");
  expect(await printed.isVisible()).toBe(true);
  expect(await pane.locator("#pane").isVisible()).toBe(false);
  expect(await printed.innerText()).toContain("2014.xlsx");
  // Nothing of the pane's own look gets into it.
  const link = pane.locator("link[rel=stylesheet]").first();
  expect(await link.getAttribute("media")).toBe("screen");
  await pane.evaluate(() => window.scrollTo(0, 0));
  await picture("impreso");
  await bench.page.emulateMedia({ media: "screen" });
  await pane.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  expect(await pane.locator("#print").count()).toBe(0);
  expect(await link.getAttribute("media")).toBe("");
});

test("proposes next year's calendar, and writes it beside: it has no violation", async () => {
  await openPart("plan");
  await pane.locator("[data-part=plan] input[type=number]").first().fill("2015");
  await pane.getByRole("button", { name: "Proponer calendario", exact: true }).click();
  await pane.locator("table.plan").waitFor();
  await pane.locator("table.plan").scrollIntoViewIfNeeded();
  await picture("propuesta");
  await press("Escribir en hojas nuevas", /^Se añadi/);
  expect(await status()).not.toMatch(/incumplimiento/);
  expect(await pane.locator(".notice").innerText()).toContain("cubre del 2014-01-01 al 2014-12-31");
  await pane.locator("h1").scrollIntoViewIfNeeded();
  await picture("calendario-nuevo");
});

test("computes the seats of San Juan, and sees them in a half-circle of seventeen", async () => {
  await showSheet(bench.page, "San Juan");
  await pane.getByRole("button", { name: "Revisar", exact: true }).click();
  await pane.locator(".hemicycle").waitFor();
  expect(await pane.locator(".hemicycle-seats .seat").count()).toBe(17);
  await picture("escanos");
  expect(await axeFaults(pane)).toEqual([]);
  expect(await sticksOut(pane)).toEqual([]);
  expect(bench.errors).toEqual([]);
  expect(bench.strays).toEqual([]);
});
