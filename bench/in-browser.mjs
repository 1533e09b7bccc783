/**
 * The part of the benchmark that runs in Chromium: the start of functions.js in a page, the pane's first paint and first
 * check, and MUNI cells recalculated beside cells of the workbench's own functions.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "playwright-core";

const require = createRequire(import.meta.url);
const { serve } = require("../workbench/serve.js");
const { browser: browserPath } = require("../test/browser.js");

const PAGES = 7;
const CELLS = 10_000;
const RECALCULATIONS = 5;
const ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];

/** As much of a host as functions.js speaks to, and the moments around it. */
const FUNCTIONS_PAGE = `<!doctype html><meta charset="utf-8"><title>functions.js</title>
<script>
  const functions = new Map();
  const Office = { context: { requirements: { isSetSupported: () => true } } };
  const CustomFunctions = { associate: (name, answer) => functions.set(name, answer), Error };
  const moments = [performance.now()];
</script>
<script src="functions.js"></script>
<script>
  moments.push(performance.now());
  functions.get("MUNI_PETITION_DEADLINE")([[46182]], [["correo"]], null, null);
  moments.push(performance.now());
  const check = async () => {
    const start = performance.now();
    const table = await functions.get("MUNI_CALENDAR_CHECK")([["Sesión", "Tipo", "Comienza"], [1, "presupuesto", 46542]]);
    if (!table.some((row) => row.includes("4203a-budget-start"))) throw new Error("MUNI_CALENDAR_CHECK finds nothing");
    return performance.now() - start;
  };
</script>`;

/**
 * @param {object} what
 * @param {string} what.addin folder of the built add-in
 * @param {string} what.page folder of the built workbench
 * @param {readonly number[]} what.holidays those of 2020-2029, of which the workbench's own functions have to be told
 * @param {(subject: string) => void} onStart hears what begins
 * @returns {Promise<import("./report.ts").Section[]>}
 */
export async function benchInBrowser({ addin, page, holidays }, onStart) {
  const server = await serve({ port: 0, addin, page });
  const origin = `http://localhost:${server.address().port}`;
  const browser = await chromium.launch({ executablePath: browserPath(), args: ARGUMENTS });
  try {
    const sections = [];
    for (const [name, measure] of [
      ["functions.js in Chromium", functionsInPage],
      ["the pane in Chromium", paneInWorkbench],
      ["cells recalculated in the workbench", recalculated],
    ]) {
      onStart(name);
      sections.push(await measure(browser, { origin, addin, holidays }));
    }
    return sections;
  } finally {
    await browser.close();
    await new Promise((done) => server.close(done));
  }
}

async function functionsInPage(browser, { origin, addin }) {
  const script = readFileSync(path.join(addin, "functions.js"), "utf8");
  const samples = [];
  for (let at = 0; at < PAGES; at++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route(`${origin}/bench/*`, (route) => {
      const file = path.basename(new URL(route.request().url()).pathname);
      if (file === "index.html") return route.fulfill({ contentType: "text/html", body: FUNCTIONS_PAGE });
      const text = file === "functions.js" ? script : readFileSync(path.join(addin, file), "utf8");
      return route.fulfill({ contentType: "text/javascript; charset=utf-8", body: `${text}\n// ${at}` });
    });
    await page.goto(`${origin}/bench/index.html`);
    const moments = await page.evaluate("moments");
    if (moments.length < 3) throw new Error("functions.js does not run in the page");
    samples.push({ moments, checks: [await page.evaluate("check()"), await page.evaluate("check()")] });
    await context.close();
  }
  return {
    title: `functions.js in a new page of Chromium (${PAGES} pages)`,
    lines: [
      line(
        "loaded, parsed and associated",
        samples.map(({ moments: [before, after] }) => after - before),
      ),
      line(
        "first deadline",
        samples.map(({ moments: [, before, after] }) => after - before),
      ),
      line(
        "first check of a calendar of one row, its script loaded for it",
        samples.map(({ checks: [first] }) => first),
      ),
      line(
        "second check",
        samples.map(({ checks: [, second] }) => second),
      ),
    ],
  };
}

async function openWorkbench(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.goto(`${origin}/?lang=es`);
  await page.waitForFunction(() => "muniWorkbench" in window);
  await page.evaluate(() => window.muniWorkbench.ready);
  const pane = page.frames().find((frame) => frame.url().includes("taskpane.html"));
  await pane.getByRole("button", { name: "Revisar", exact: true }).waitFor();
  return { context, page, pane };
}

async function paneInWorkbench(browser, { origin }) {
  const samples = [];
  for (let at = 0; at < PAGES; at++) {
    const { context, page, pane } = await openWorkbench(browser, origin);
    const moments = await page.evaluate(() => window.muniWorkbench.moments);
    const painted = await pane.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    );
    const checked = await pane.evaluate(firstCheck);
    samples.push({ canvas: moments.canvas, ready: moments.ready, painted, checked });
    await context.close();
  }
  const of = (name) => samples.map((sample) => sample[name]);
  return {
    title: `The workbench and its pane in Chromium (${PAGES} new pages, sample of 2027)`,
    lines: [
      line("first canvas of the spreadsheet", of("canvas")),
      line("pane ready, its functions calculated", of("ready")),
      line("the pane's own first paint, from the start of its frame", of("painted")),
      line("first check: from the click to the findings", of("checked")),
    ],
  };
}

/** In the pane's frame: milliseconds from a click on Revisar to the first finding on the screen. */
function firstCheck() {
  return new Promise((resolve) => {
    const button = [...document.querySelectorAll("button")].find(
      (one) => one.textContent.trim() === "Revisar",
    );
    const start = performance.now();
    const look = () => {
      if (document.querySelector(".finding-head"))
        requestAnimationFrame(() => resolve(performance.now() - start));
      else requestAnimationFrame(look);
    };
    button.click();
    look();
  });
}

/** The same answer, by MUNI's own table and by the list of holidays in column Y. */
const [NEXT, WORKDAY] = ["MUNI_NEXT_WORKDAY", "WORKDAY with the holidays"];

/** Each of a cell that all depend on, and some days after it: 2026-2029, which the list of holidays covers. */
const FORMULAS = {
  MUNI_PETITION_DEADLINE: (day) => `=MUNI_PETITION_DEADLINE(${day},"correo")`,
  [NEXT]: (day) => `=MUNI_NEXT_WORKDAY(${day})`,
  [WORKDAY]: (day, holidays) => `=WORKDAY(${day},1,$Y$1:$Y$${holidays})`,
  "WORKDAY without": (day) => `=WORKDAY(${day},1)`,
  EDATE: (day) => `=EDATE(${day},1)`,
};
const SPREAD = 1000;

/** One cell that all depend on changes; the time until no calculation is pending. */
async function recalculated(browser, { origin, holidays }) {
  const { context, page } = await openWorkbench(browser, origin);
  const times = new Map(Object.keys(FORMULAS).map((name) => [name, []]));
  for (const name of times.keys()) {
    await page.evaluate(fillSheet, {
      name,
      holidays,
      formulas: Array.from({ length: CELLS }, (_, row) =>
        FORMULAS[name](`$Z$1+${row % SPREAD}`, holidays.length),
      ),
    });
  }
  for (let round = 1; round <= RECALCULATIONS; round++)
    for (const [name, samples] of times)
      samples.push(await page.evaluate(changeFirst, { name, start: 46000 + 30 * round }));
  const [muni, own] = [await page.evaluate(firstColumn, NEXT), await page.evaluate(firstColumn, WORKDAY)];
  await context.close();
  const medianOf = (name) => median(times.get(name));
  const differ = { text: "answers as MUNI's", reached: false, required: true };
  return {
    title: `${CELLS.toLocaleString("en-US")} cells recalculated in the workbench, one sheet for each`,
    lines: Object.keys(FORMULAS).map((name) => ({
      ...line(name.startsWith("MUNI") ? name : `${name}, the engine's own`, times.get(name)),
      ratio: medianOf(name) / medianOf(NEXT),
      ...(name === WORKDAY && muni.join() !== own.join() ? { target: differ } : {}),
    })),
  };
}

function firstColumn(name) {
  const sheet = window.muniWorkbench.grid.sheets().find((one) => one.name() === name.slice(0, 20));
  return sheet.read({ row: 0, column: 0, rows: 10_000, columns: 1 }).map(([{ value }]) => value);
}

async function fillSheet({ name, formulas, holidays }) {
  const { workbook, grid } = window.muniWorkbench;
  const title = name.slice(0, 20);
  workbook.create(title, formulas.length + 1, 26);
  const sheet = grid.sheets().find((one) => one.name() === title);
  sheet.write({ row: 0, column: 25, rows: 1, columns: 1 }, [[46000]]);
  sheet.write(
    { row: 0, column: 24, rows: holidays.length, columns: 1 },
    holidays.map((day) => [day]),
  );
  sheet.write(
    { row: 0, column: 0, rows: formulas.length, columns: 1 },
    formulas.map((formula) => [formula]),
  );
  await grid.calculated();
  const last = { row: formulas.length - 1, column: 0, rows: 1, columns: 1 };
  const deadline = performance.now() + 60_000;
  while (sheet.read(last)[0][0].value === "" && performance.now() < deadline)
    await new Promise((next) => setTimeout(next, 50));
  const { value } = sheet.read(last)[0][0];
  if (typeof value === "string") throw new Error(`${formulas.at(-1)} gives «${value}»`);
}

/** Until the last cell shows another value; the engine's own wait of 100 ms after an edit is in it. */
async function changeFirst({ name, start }) {
  const { grid } = window.muniWorkbench;
  const sheet = grid.sheets().find((one) => one.name() === name.slice(0, 20));
  const last = { row: 9_999, column: 0, rows: 1, columns: 1 };
  const before = sheet.read(last)[0][0].value;
  const began = performance.now();
  sheet.write({ row: 0, column: 25, rows: 1, columns: 1 }, [[start]]);
  while (sheet.read(last)[0][0].value === before) {
    if (performance.now() - began > 60_000) throw new Error(`${name} was not recalculated`);
    await new Promise((next) => setTimeout(next, 2));
  }
  const took = performance.now() - began;
  await grid.calculated();
  return took;
}

function line(what, samples) {
  return { what, result: `${median(samples).toFixed(1)} ms` };
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
