/** The pictures of the pane alone on a page, under the pane's own policy and styles. */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import webpack from "webpack";
import { browser as browserPath } from "../browser.js";
import type { PictureName } from "./pictures-page";

const ROOT = path.resolve(__dirname, "../..");
const ORIGIN = "https://pictures.invalid";
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

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

export interface Look {
  readonly width?: number;
  readonly dark?: boolean;
  readonly forcedColours?: boolean;
}

export interface OpenPictures {
  readonly page: Page;
  /** What went wrong on the page, breaches of its policy included. */
  readonly errors: readonly string[];
  draw(name: PictureName, data: unknown, language?: "es" | "en"): Promise<void>;
  /** The faults that axe finds. */
  violations(): Promise<string[]>;
  /** Names of what sticks out of the page's width, or is cut by its own box. */
  overflow(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Pictures {
  open(look?: Look): Promise<OpenPictures>;
  close(): Promise<void>;
}

/** Bundles the page and starts the browser once for a file of tests. */
export async function startPictures(): Promise<Pictures> {
  const script = await bundled();
  const browser = await chromium.launch({ executablePath: browserPath(), args: ARGUMENTS });
  return { open: (look) => open(browser, script, look), close: () => browser.close() };
}

async function bundled(): Promise<string> {
  const output = { path: mkdtempSync(path.join(tmpdir(), "muni-pictures-")), filename: "pictures.js" };
  const options = { transpileOnly: true, configFile: path.join(ROOT, "tsconfig.json") };
  const compiler = webpack({
    mode: "development",
    devtool: false,
    context: ROOT,
    entry: path.join(__dirname, "pictures-page.ts"),
    output,
    resolve: { extensions: [".ts", ".js"] },
    module: { rules: [{ test: /\.ts$/, use: { loader: "ts-loader", options } }] },
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done!))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return readFileSync(path.join(output.path, output.filename), "utf8");
}

/** The page of the pane, with its policy; Office is not there. */
function pageText(): string {
  const policy = /<meta\s+http-equiv[^>]*>/.exec(read("taskpane/taskpane.html"))![0];
  const styles = ["taskpane.css", "pictures.css"].map((file) => `<link rel="stylesheet" href="/${file}">`);
  return `<!doctype html><html lang="es"><head><meta charset="utf-8">${policy}<title>MUNI</title>${styles.join("")}
<script src="/pictures.js"></script></head><body><main id="pane"><h1>MUNI</h1><h2>Informe</h2><div id="picture"></div></main></body></html>`;
}

async function open(browser: Browser, script: string, look: Look = {}): Promise<OpenPictures> {
  const page = await browser.newPage({
    viewport: { width: look.width ?? 480, height: 900 },
    colorScheme: look.dark ? "dark" : "light",
    forcedColors: look.forcedColours ? "active" : "none",
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  const files: Record<string, readonly [string, string]> = {
    "/": ["text/html", pageText()],
    "/pictures.js": ["text/javascript", script],
    "/taskpane.css": ["text/css", read("taskpane/taskpane.css")],
    "/pictures.css": ["text/css", read("taskpane/pictures/pictures.css")],
  };
  await page.route("**/*", (route) => {
    const file = files[new URL(route.request().url()).pathname];
    return file ? route.fulfill({ contentType: file[0], body: file[1] }) : route.fulfill({ status: 404 });
  });
  await page.goto(`${ORIGIN}/`);
  if (look.dark) await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  return {
    page,
    errors,
    draw: (name, data, language = "es") =>
      page.evaluate(([one, two, three]) => window.draw(one, two, three), [name, data, language] as const),
    violations: () => violations(page),
    overflow: () => page.evaluate(overflowing),
    close: () => page.close(),
  };
}

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const found = await axe.run({ resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`);
  });
}

/** Runs on the page. */
function overflowing(): string[] {
  const { clientWidth } = document.documentElement;
  const shown = [...document.querySelectorAll<HTMLElement>("#picture *")].filter(
    (one) => !one.closest(".visually-hidden, svg") && one.getClientRects().length > 0,
  );
  return shown
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      const cut = getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
      return left < -0.5 || right > clientWidth + 0.5 || cut;
    })
    .map((one) => `${one.className}: ${one.textContent.slice(0, 40)}`);
}
