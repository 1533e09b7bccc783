import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser, type Page } from "playwright-core";
import webpack, { type Configuration } from "webpack";
import { browser as browserPath } from "../browser.js";
import { ARGUMENTS } from "./open-workbench";

/* The site's pages as `npm run docs` writes them, opened from the disk; the trial in it is tested in published.test.ts. */

const ROOT = resolve(__dirname, "../..");
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const { writePages } = jest.requireActual<{ writePages: (root: string, folder: string) => void }>(
  "../../build/site/write-pages.js",
);
const { deadLinks } = jest.requireActual<{ deadLinks: (folder: string) => string[] }>(
  "../../build/site/dead-links.js",
);
const siteConfig = jest.requireActual<() => Configuration>("../../build/site/webpack.config.js");

jest.setTimeout(60_000);

let folder: string;
let browser: Browser;
const requests: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "muni-site-"));
  await compile({ ...siteConfig(), mode: "production", output: { filename: "[name].js", path: folder } });
  writePages(ROOT, folder);
  browser = await chromium.launch({ executablePath: browserPath(), args: [...ARGUMENTS] });
});
afterAll(() => browser.close());

function compile(config: Configuration): Promise<void> {
  return new Promise((done, fail) => {
    webpack(config, (error, stats) => {
      if (error ?? stats?.hasErrors()) fail(error ?? new Error(stats!.toString("errors-only")));
      else done();
    });
  });
}

interface Look {
  readonly dark?: boolean;
  readonly width?: number;
}

async function open(file: string, { dark = false, width = 1280 }: Look = {}): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: dark ? "dark" : "light",
  });
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(join(folder, file)).href);
  return page;
}

const pages = () =>
  readdirSync(folder, { recursive: true })
    .map((file) => String(file).replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html"));

test("no link, picture or script of the pages leads nowhere", () => {
  // The trial is built apart.
  expect(deadLinks(folder).filter((link) => !/: (\.\.\/)*trial\//.test(link))).toEqual([]);
});

test("a link that leads nowhere is found", () => {
  const broken = mkdtempSync(join(tmpdir(), "muni-site-"));
  writeFileSync(
    join(broken, "a.html"),
    '<h2 id="b">B</h2><a href="#b"> <a href="#c"> <a href="d.html"> <a href="a.html#b">',
  );
  expect(deadLinks(broken)).toEqual(["a.html: #c", "a.html: d.html"]);
});

test("every Markdown file of docs is a page, with one first heading, its language and its title", () => {
  const sources = readdirSync(resolve(ROOT, "docs"), { recursive: true }).filter((file) =>
    String(file).endsWith(".md"),
  );
  expect(pages().length).toBeGreaterThan(sources.length);
  for (const file of pages()) {
    const text = readFileSync(join(folder, file), "utf8");
    expect({ file, headings: text.match(/<h1[ >]/g)?.length }).toEqual({ file, headings: 1 });
    expect(text).toMatch(/^<!doctype html>\n<html lang="(es|en)"[^]*<title>[^<]+<\/title>/);
  }
});

test("a page in Spanish leads to the same page in English, and back", () => {
  const other = (file: string) =>
    /<a class="language" href="([^"]+)"/.exec(readFileSync(join(folder, file), "utf8"))![1]!;
  expect(other("es/vigencia.html")).toBe("../en/currency.html");
  expect(other("en/currency.html")).toBe("../es/vigencia.html");
  expect(other("es/known-limits.html")).toBe("../en/known-limits.html");
  for (const file of pages().filter((one) => /^es\/(?!index)/.test(one)))
    expect(other(file)).toMatch(/^\.\.\/en\/(?!index)/);
});

const SAMPLES = [
  "index.html",
  "es/index.html",
  "en/options.html",
  "es/vigencia.html",
  "es/linea-de-comandos.html",
  "manual-checks.html",
  "decisions/index.html",
];

test.each(SAMPLES)("%s is accessible, light and dark, and fits 320 pixels", async (file) => {
  for (const dark of [false, true]) {
    const page = await open(file, { dark, width: dark ? 320 : 1280 });
    await page.evaluate(AXE);
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
      return (await axe.run()).violations.map(({ id }) => id);
    });
    expect({ file, dark, violations }).toEqual({ file, dark, violations: [] });
    if (dark)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.close();
  }
});

test.each([
  ["es/index.html", "limite mensaje", /^Números del § 4203/, "es/vigencia.html"],
  ["en/index.html", "numbers 4203 mess", /^Numbers of § 4203/, "en/currency.html"],
])("from %s the words “%s” lead to the part of a page", async (file, words, title, target) => {
  const page = await open(file);
  await page.getByRole("searchbox").fill(words);
  const link = page.getByRole("region", { name: /Resultados|Results/ }).getByRole("link", { name: title });
  await link.click();
  expect(page.url()).toContain(target);
  await page.close();
});

test("what no page says is told, and Escape takes the results away", async () => {
  const page = await open("es/tablas.html");
  await page.getByRole("searchbox").fill("zzzzqqqq");
  await page.getByText("Ninguna página dice eso.").waitFor();
  await page.getByRole("searchbox").press("Escape");
  await page.locator("#results").waitFor({ state: "hidden" });
  await page.close();
});

test("on paper there is the text alone", async () => {
  const page = await open("es/vigencia.html");
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("nav").isVisible()).toBe(false);
  expect(await page.locator("h1").isVisible()).toBe(true);
  await page.close();
});

test("the pages ask no server for anything", () => {
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((url) => !url.startsWith("file:"))).toEqual([]);
});
