import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import folders from "../folder-differences.js";

const require = createRequire(import.meta.url);

/** Pages of the trial are the product's own, and have their own tests. */
const TRIAL = /^trial\//;
const LOOKS = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 320 },
];

/**
 * Opens every page of the site in a browser, light and wide, and dark and narrow.
 *
 * @param {string} folder of the site
 * @param {string} executablePath of the browser
 * @returns {Promise<string[]>} what axe finds, and pages wider than 320 pixels
 */
export async function checkPages(folder, executablePath) {
  const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
  const pages = folders.filesBelow(folder).filter((file) => file.endsWith(".html") && !TRIAL.test(file));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const found = [];
    for (const { colorScheme, width } of LOOKS) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      for (const file of pages) {
        await page.goto(pathToFileURL(path.join(folder, file)).href);
        await page.evaluate(axe);
        const { violations, overflow } = await page.evaluate(lookAtPage);
        found.push(...violations.map((violation) => `${file}, ${colorScheme}: ${violation}`));
        if (overflow > 0) found.push(`${file}: ${overflow} pixels wider than ${width}`);
      }
      await page.close();
    }
    return found;
  } finally {
    await browser.close();
  }
}

/* global document, innerWidth, window */
async function lookAtPage() {
  const { violations } = await window.axe.run();
  return {
    violations: violations.map(({ id, nodes }) => `${id} ${nodes[0].target.join(" ")}`),
    overflow: document.documentElement.scrollWidth - innerWidth,
  };
}
