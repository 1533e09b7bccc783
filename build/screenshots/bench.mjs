/** The built workbench in a browser, as the pictures of the guides show it. */
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import browserFinder from "../../test/browser.js";

const require = createRequire(import.meta.url);
const { serve } = require("../../workbench/serve.js");

/** Nothing of the browser's own may go to the network beside the page. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The day on which the pictures are taken: deadlines are counted from it. */
const TODAY = "2027-05-20T12:00:00-04:00";

/**
 * Starts the server and the browser.
 *
 * @param {{ addin: string, page: string }} folders of the builds
 */
export async function startBenches({ addin, page }) {
  const server = await serve({ port: 0, addin, page });
  const origin = `http://localhost:${server.address().port}`;
  const browser = await chromium.launch({ executablePath: browserFinder.browser(), args: ARGUMENTS });
  return {
    browser,
    open: (look) => open(browser, origin, look),
    async close() {
      await browser.close();
      await new Promise((done) => server.close(done));
    },
  };
}

async function open(browser, origin, { language, height = 768, scale = 2 }) {
  const page = await browser.newPage({
    viewport: { width: 1366, height },
    deviceScaleFactor: scale,
    timezoneId: "America/Puerto_Rico",
    locale: language === "es" ? "es-PR" : "en-US",
    reducedMotion: "reduce",
  });
  await page.clock.setFixedTime(new Date(TODAY));
  await page.goto(`${origin}/?lang=${language}`);
  await page.waitForFunction(() => "muniWorkbench" in window);
  await page.evaluate(() => window.muniWorkbench.ready);
  await page.locator("#steps-close").click();
  return benchOf(page);
}

function benchOf(page) {
  const pane = () => page.frames().find((frame) => frame.url().includes("taskpane.html"));
  return {
    page,
    pane,
    close: () => page.close(),
    /** Waits until nothing is being calculated or drawn. */
    async settled() {
      await page.evaluate(() => window.muniWorkbench.settled());
      for (const frame of [page, pane()]) await frame.evaluate(drawn);
    },
    /** Opens a workbook in place of the sample. */
    async openFile(name, buffer) {
      await page.locator("#file-picker").setInputFiles({ name, mimeType: "", buffer });
      await page.locator("#file-notice button").first().click();
      await page.evaluate(() => window.muniWorkbench.ready);
      await pane().locator(".toolbar button").first().waitFor();
    },
    /** As a clerk types it: a date as a date. */
    type: (sheet, address, value) =>
      page.evaluate((cell) => window.muniWorkbench.user.type(...cell), [sheet, address, typed(value)]),
    async select(sheet, address) {
      await page.evaluate((cell) => window.muniWorkbench.user.select(...cell), [sheet, address]);
    },
  };
}

/** The frames after the next: what changed before is on the screen by then. */
async function drawn() {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
}

const DAY = 86_400_000;
/** Number that Excel gives to the first of January of 1970. */
const EPOCH = 25_569;

function typed(value) {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return Date.parse(`${value}T00:00:00Z`) / DAY + EPOCH;
  return /^\d+$/.test(value) ? Number(value) : value;
}
