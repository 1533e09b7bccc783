/** The built workbench in a headless browser, and what a person does in it. */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser, type Frame, type Page } from "playwright-core";
import type { WorkbenchHandle } from "../../workbench/test-handle";
import { browser as browserPath } from "../browser.js";

declare global {
  interface Window {
    readonly muniWorkbench: WorkbenchHandle;
  }
}

/** Nothing of the browser's own may go to the network beside the page. */
export const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

interface Serve {
  readonly serve: (options: { port: number }) => Promise<Server>;
}

export interface Look {
  /** Id of a calendar of data/calendars; the sample of every rule where none is given. */
  readonly sample?: string;
  readonly language?: "es" | "en";
  readonly dark?: boolean;
  readonly width?: number;
  /** As high contrast of the system shows it. */
  readonly forcedColors?: boolean;
}

export interface OpenWorkbench {
  readonly page: Page;
  readonly pane: () => Frame;
  readonly origin: string;
  /** Requests that left the page's origin, and errors that the page reported. */
  readonly strays: readonly string[];
  readonly errors: readonly string[];
  close(): Promise<void>;
}

export interface Workbenches {
  open(look?: Look): Promise<OpenWorkbench>;
  close(): Promise<void>;
}

/** Starts the server and the browser once for a file of tests. */
export async function startWorkbenches(): Promise<Workbenches> {
  const { serve } = jest.requireActual<Serve>("../../workbench/serve.js");
  const server = await serve({ port: 0 });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: browserPath(), args: ARGUMENTS });
  return {
    open: (look) => open(browser, origin, look),
    async close() {
      await browser.close();
      await new Promise((done) => server.close(done));
    },
  };
}

async function open(browser: Browser, origin: string, look: Look = {}): Promise<OpenWorkbench> {
  const page = await browser.newPage({
    viewport: { width: look.width ?? 1366, height: 768 },
    colorScheme: look.dark ? "dark" : "light",
    forcedColors: look.forcedColors ? "active" : "none",
  });
  const strays: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) strays.push(url);
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  const sample = look.sample === undefined ? "" : `&muestra=${look.sample}`;
  await page.goto(`${origin}/?lang=${look.language ?? "es"}${sample}`);
  await page.waitForFunction(() => "muniWorkbench" in window);
  await page.evaluate(() => window.muniWorkbench.ready);
  const pane = (): Frame => {
    const frame = page.frames().find((one) => one.url().includes("taskpane.html"));
    if (!frame) throw new Error("The pane's frame is not there");
    return frame;
  };
  await pane().getByRole("button").first().waitFor();
  return { page, pane, origin, strays, errors, close: () => page.close() };
}

/** Two clicks on one cell within this time open it with what it holds. */
const DOUBLE_CLICK = 700;
const lastTyped = new WeakMap<Page, string>();

/** Types into a cell of the shown sheet by mouse and keyboard; ends when the sheet has calculated with it. */
export async function typeInto(page: Page, address: string, text: string): Promise<void> {
  if (lastTyped.get(page) === address) await page.waitForTimeout(DOUBLE_CLICK);
  lastTyped.set(page, address);
  const { x, y } = await page.evaluate((cell) => window.muniWorkbench.point(cell), address);
  const edited = await page.evaluateHandle(() => ({ first: window.muniWorkbench.nextEdit() }));
  await page.mouse.click(x, y);
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await edited.evaluate(({ first }) => first);
  await page.evaluate(() => window.muniWorkbench.settled());
}

export function valueOf(page: Page, sheet: string, address: string): Promise<unknown> {
  return page.evaluate(([name, cell]) => window.muniWorkbench.value(name!, cell!), [sheet, address]);
}

export async function showSheet(page: Page, name: string): Promise<void> {
  await page.evaluate((sheet) => {
    const { workbook } = window.muniWorkbench;
    workbook.setActiveSheet(workbook.getSheetByName(sheet)!);
  }, name);
  await page.evaluate(() => window.muniWorkbench.settled());
}

/** The pane as narrow as Office makes it, or as it is at 200 %. */
export async function narrowPane(page: Page, pixels: number): Promise<void> {
  await page.evaluate((width) => {
    const frame = document.querySelector("iframe")!;
    frame.style.flex = "none";
    frame.style.width = frame.style.minWidth = `${width}px`;
  }, pixels);
}
