/* MUNI_CALENDAR_CHECK in the built pane's page: its rules come in a script of their own, shared with the pane. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser, type Page } from "playwright-core";
import { checkCalendar } from "../../src/calendar/check";
import { browser as browserPath } from "../browser.js";
import { SAMPLE } from "../law/calendar/sample";
import { ARGUMENTS } from "./open-workbench";

jest.setTimeout(120_000);

const SCRIPT = /\/calendar\.\w+\.js$/;
/** Where the sample shows the findings of its calendar. */
const [SHEET, FINDINGS] = ["Fórmulas", "G50:L200"];
const CELL = "G50";

let server: Server;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  const { serve } = jest.requireActual<{ serve: (options: { port: number }) => Promise<Server> }>(
    "../../workbench/serve.js",
  );
  server = await serve({ port: 0 });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: browserPath(), args: ARGUMENTS });
});
afterAll(async () => {
  await browser.close();
  await new Promise((done) => server.close(done));
});

interface Opened {
  readonly page: Page;
  /** How often the script was asked for. */
  readonly asked: () => number;
}

async function newPage(): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  let asked = 0;
  page.on("request", (request) => {
    if (SCRIPT.test(request.url())) asked++;
  });
  return { page, asked: () => asked };
}

async function toWorkbench(page: Page): Promise<void> {
  await page.goto(`${origin}/?lang=es`);
  await page.waitForFunction(() => "muniWorkbench" in window);
}

const shown = (page: Page): Promise<unknown> =>
  page.evaluate(([sheet, cell]) => window.muniWorkbench.value(sheet!, cell!), [SHEET, CELL]);

const shows = (page: Page, value: string): Promise<unknown> =>
  page.waitForFunction(
    ([sheet, cell, wanted]) => window.muniWorkbench.value(sheet!, cell!) === wanted,
    [SHEET, CELL, value],
  );

const rulesListed = async (page: Page): Promise<unknown[]> => {
  const cells = await page.evaluate(
    ([sheet, range]) => window.muniWorkbench.cells(sheet!, range!).map((row) => row[1]!.value),
    [SHEET, FINDINGS],
  );
  return cells.filter((rule) => rule !== "");
};

test("the first calculation lists the sample's findings, and pane and function load one script", async () => {
  const { page, asked } = await newPage();
  await toWorkbench(page);
  await page.evaluate(() => window.muniWorkbench.ready);
  expect(await shown(page)).toBe("gravedad");
  expect((await rulesListed(page)).length).toBeGreaterThan(40);
  const pane = page.frames().find((frame) => frame.url().includes("taskpane.html"))!;
  await pane.getByRole("button", { name: "Revisar", exact: true }).click();
  await pane.locator(".finding-head").first().waitFor();
  expect(asked()).toBe(1);
  await page.close();
});

test("where the script does not come the cell is #N/A; the next calculation fills it", async () => {
  const { page, asked } = await newPage();
  await page.route(SCRIPT, (route) => route.abort());
  await toWorkbench(page);
  await shows(page, "#N/A");
  expect(asked()).toBeGreaterThan(1);
  await page.unroute(SCRIPT);
  await page.evaluate(async () => {
    await window.muniWorkbench.grid.recalculate();
    await window.muniWorkbench.settled();
  });
  expect(await shown(page)).toBe("gravedad");
  expect((await rulesListed(page)).length).toBeGreaterThan(40);
  await page.close();
});

/** Office with the pane closed, as when a calculation alone loads the page; `show` opens it. */
const CLOSED_OFFICE = `
  const listeners = [];
  const functions = new Map();
  const show = () => listeners.forEach((listener) => listener({ visibilityMode: "Taskpane" }));
  const CustomFunctions = { Error, associate: (name, answer) => functions.set(name, answer) };
  const Office = {
    onReady: async () => ({ addin: { visibilityMode: "Hidden" } }),
    addin: { onVisibilityModeChanged: async (listener) => void listeners.push(listener) },
    context: { displayLanguage: "es-ES", requirements: { isSetSupported: () => false } },
  };
`;

test("a page that only calculates loads it with the first such call, and the pane has it then", async () => {
  const { page, asked } = await newPage();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(SCRIPT, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.route("**/office/office.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: CLOSED_OFFICE }),
  );
  await page.goto(`${origin}/taskpane.html`);
  await page.waitForFunction("functions.size === 28 && listeners.length === 1");
  expect(asked()).toBe(0);

  const { calendar, settings, holidays, exceptions } = SAMPLE;
  const args = JSON.stringify([calendar, settings, holidays, exceptions]);
  const call = `functions.get("MUNI_CALENDAR_CHECK")(...${args})`;
  await page.evaluate(`void (first = ${call})`);
  // While it is under way the other functions answer.
  expect(await page.evaluate(`functions.get("MUNI_QUORUM")([[16]])`)).toBe(9);
  arrive();
  const first = await page.evaluate<string[][]>("first");
  expect(first.slice(1).map((row) => row[4])).toEqual(
    checkCalendar(SAMPLE).findings.map(({ message }) => message.es),
  );
  expect(await page.evaluate(`Array.isArray(${call})`)).toBe(true);
  expect(asked()).toBe(1);

  await page.evaluate("show()");
  await page.getByRole("button", { name: "Revisar", exact: true }).waitFor();
  expect(asked()).toBe(1);
  await page.close();
});
