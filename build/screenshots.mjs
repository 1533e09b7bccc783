/**
 * npm run screenshots [-- --output FOLDER --addin FOLDER --workbench FOLDER]: takes the pictures of the guides, in both
 * languages, from the built workbench. It follows docs/es/guia-secretaria.md and docs/en/guide-clerk.md step by step
 * and ends where the pane says something else than the guide quotes. Run `npm run build` first.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import tables from "./markdown-tables.js";
import { csvRows } from "./csv.mjs";
import { startBenches } from "./screenshots/bench.mjs";
import * as guide from "./screenshots/follow-guide.mjs";
import { takePage, takePart, writeWebp } from "./screenshots/picture.mjs";
import { workbookOf } from "./screenshots/workbook-of.mjs";

const ROOT = path.resolve(import.meta.dirname, "..");
const GUIDES = { es: "docs/es/guia-secretaria.md", en: "docs/en/guide-clerk.md" };
const VOTES = "docs/examples/aguadilla-2020.csv";

const { values: folders } = parseArgs({
  options: {
    output: { type: "string", default: path.join(ROOT, "docs/images") },
    addin: { type: "string", default: path.join(ROOT, "dist") },
    workbench: { type: "string", default: path.join(ROOT, "dist-workbench") },
  },
});

mkdirSync(folders.output, { recursive: true });
const benches = await startBenches({ addin: folders.addin, page: folders.workbench });
try {
  for (const language of ["es", "en"]) {
    await clerk(language);
    await analyst(language);
  }
  await readme();
} finally {
  await benches.close();
}

function keep(name, language, picture) {
  return writeWebp(benches.browser, picture, path.join(folders.output, `${name}.${language}.webp`));
}

/** The guide of the clerk, from a blank workbook to next year's calendar. */
async function clerk(language) {
  const text = readFileSync(path.join(ROOT, GUIDES[language]), "utf8");
  const words = guide.wordsOf(language);
  const { settings, calendars } = tables.typedIn(text);
  const quotes = tables.quotesIn(text);
  const bench = await benches.open({ language });
  await bench.openFile("2027.xlsx", workbookOf(words.sheet));
  await guide.makeTemplate(bench, words);
  await guide.typeSettings(bench, words, settings);
  await guide.typeSessions(bench, words, calendars[0], 2);
  await guide.check(bench, quotes[0]);
  await guide.mark(bench);
  await keep("guia-calendario", language, await takePage(bench));
  await details(bench, language);
  await guide.mend(bench, words, calendars[1]);
  await guide.check(bench, quotes[1]);
  await guide.excuse(bench, words);
  await guide.saysOf(bench, quotes[2]);
  await parts(bench, language);
  await bench.close();
}

/** What opens below the judgement of the petition, from what was found on. */
async function details(bench, language) {
  const finding = bench.pane().locator(".group[data-severity=judgement] .finding");
  await finding.locator("details > summary").first().click();
  await finding.locator(".timeline").waitFor();
  await keep("guia-detalles", language, await takePart(bench, finding.locator("h4").nth(1), 860));
  await finding.locator("details > summary").first().click();
}

/** The parts of the pane that the guide shows, one by one. */
async function parts(bench, language) {
  const settings = await guide.openPart(bench, "settings");
  await settings.locator("[data-form=exceptions] > summary").click();
  await settings.locator("[data-form=settings] > summary").click();
  await keep("guia-parametros", language, await takePart(bench, settings, 700));
  await settings.locator("> summary").click();
  const year = await guide.openPart(bench, "year");
  await year.locator(".year-day").first().waitFor();
  await keep("guia-anio", language, await takePart(bench, year, 560));
  await year.locator("> summary").click();
  const plan = await guide.openPart(bench, "plan");
  await plan.locator("button.primary").first().click();
  const proposal = plan.locator("[role=region]");
  await proposal.locator("table").waitFor();
  await keep("guia-propuesta", language, await takePart(bench, proposal, 640));
}

/** The guide of the analyst: the votes of a municipality and the seats that follow. */
async function analyst(language) {
  const rows = csvRows(readFileSync(path.join(ROOT, VOTES), "utf8"));
  const asked = language === "en" ? ',"language=en"' : "";
  const bench = await benches.open({ language, scale: 1.5 });
  await bench.openFile("aguadilla.xlsx", workbookOf("2020", guide.votesOf(rows, language)));
  await bench.type("2020", "E1", `=MUNI_SEATS(A1:C41,16${asked})`);
  await bench.type("2020", "K1", `=MUNI_ELECTED(A1:C41,16${asked})`);
  await bench.pane().locator(".toolbar button").first().click();
  await bench.pane().locator(".seats select").selectOption("16");
  await bench.pane().locator(".hemicycle").waitFor();
  await bench.select("2020", "A1");
  await keep("guia-escanos", language, await takePage(bench));
  await bench.close();
}

/** The sample of every rule, marked, as the README shows it. */
async function readme() {
  const bench = await benches.open({ language: "es", scale: 1 });
  await bench.pane().locator(".toolbar button").first().click();
  await bench.pane().locator(".finding-head").first().waitFor();
  await guide.mark(bench);
  writeFileSync(path.join(folders.output, "workbench.png"), await takePage(bench));
  await bench.close();
}
