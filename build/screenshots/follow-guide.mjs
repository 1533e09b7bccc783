/** The steps of the guide for clerks, as its reader takes them. Where the pane says something else, it ends. */

const WORDS = {
  es: {
    sheet: "Hoja1",
    calendar: "Calendario",
    settings: "Parámetros",
    end: "2027-02-20",
    receipt: "sí",
    reason: "Nueve días bastan, según el plan de trabajo",
    document: "Resolución 12",
  },
  en: {
    sheet: "Sheet1",
    calendar: "Calendar",
    settings: "Parameters",
    end: "2027-02-20",
    receipt: "yes",
    reason: "Nine days are enough by the work plan",
    document: "Resolution 12",
  },
};

export const wordsOf = (language) => WORDS[language];

const VOTE_HEADERS = { es: ["Partido", "Fila", "Votos"], en: ["Party", "Row", "Votes"] };

/** The rows of an example of votes as cells, under headers of the language. */
export function votesOf([, ...rows], language) {
  return [VOTE_HEADERS[language], ...rows.map(([party, row, votes]) => [party, Number(row), Number(votes)])];
}

/** Opens a part of the pane. */
export async function openPart({ pane }, part) {
  const fold = pane().locator(`[data-part=${part}]`);
  if (!(await fold.evaluate((one) => one.open))) await fold.locator("> summary").click();
  return fold;
}

/** Step 2: the blank template. */
export async function makeTemplate(bench, words) {
  const plan = await openPart(bench, "plan");
  await plan.locator("button.secondary").first().click();
  const names = () => window.muniWorkbench.grid.sheets().map((sheet) => sheet.name());
  await bench.page.waitForFunction(`(${names})().length === 5`);
  await bench.pane().locator(".notice:not([hidden])").waitFor();
  await bench.settled();
  await plan.locator("> summary").click();
  await bench.select(words.calendar, "A2");
}

/** Step 2: rows of Parámetros, by the names that the template has. */
export async function typeSettings(bench, { settings: sheet }, rows) {
  const names = await columnOf(bench, sheet, "A1:A40");
  for (const [name, value] of rows) await bench.type(sheet, `B${names.indexOf(name) + 1}`, value);
}

/** Steps 3 and 7: sessions, by the headers that the template has. */
export async function typeSessions(bench, { calendar: sheet }, sessions, firstRow) {
  const headers = await rowOf(bench, sheet, "A1:AZ1");
  for (const [at, session] of sessions.entries())
    for (const [header, value] of Object.entries(session)) {
      const column = headers.indexOf(header);
      if (column < 0) throw new Error(`The template has no column ${header}`);
      await bench.type(sheet, `${letters(column)}${firstRow + at}`, value);
    }
}

/** Checks, and holds what the pane says against what the guide quotes. */
export async function check(bench, quoted) {
  await bench.pane().locator(".toolbar button").first().click();
  await saysOf(bench, quoted);
}

/** Waits until the pane says a sentence. */
export async function saysOf({ pane }, quoted) {
  const said = pane().locator("[role=status] .status");
  const same = (text) => text.replaceAll("\u00a0", " ").trim() === quoted;
  const until = Date.now() + 15_000;
  while (!same(await said.innerText())) {
    if (Date.now() > until)
      throw new Error(`The guide quotes “${quoted}”; the pane says “${await said.innerText()}”`);
    await pane().evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
}

/** Marks the findings. */
export async function mark(bench) {
  await bench.pane().locator(".toolbar button").nth(1).click();
  await bench.pane().locator(".notice[data-kind=marked]").waitFor();
}

/** Step 7: the safe fix, two cells, and the row of the budget message. */
export async function mend(bench, words, message) {
  const fixes = await openPart(bench, "fixes");
  await fixes.locator("button").first().click();
  await bench.pane().locator(".undo:not([hidden])").waitFor();
  await fixes.locator("> summary").click();
  await bench.type(words.calendar, "E3", words.end);
  await bench.type(words.calendar, "AB4", words.receipt);
  await typeSessions(bench, words, message, 7);
}

/** Step 8: the exception to the only warning that is left. */
export async function excuse(bench, words) {
  const finding = bench.pane().locator(".group[data-severity=warning] .finding");
  await finding.locator("details > summary").first().click();
  await finding.locator("details button.secondary").click();
  const form = bench.pane().locator("[data-form=exceptions]");
  const texts = form.locator("input:not([type=date])");
  await texts.nth(0).fill(words.reason);
  await texts.nth(1).fill(words.document);
  await form.locator("button").click();
}

function rowOf(bench, sheet, address) {
  return bench.page.evaluate(
    (area) => window.muniWorkbench.cells(...area)[0].map(({ value }) => value),
    [sheet, address],
  );
}

function columnOf(bench, sheet, address) {
  return bench.page.evaluate(
    (area) => window.muniWorkbench.cells(...area).map(([{ value }]) => value),
    [sheet, address],
  );
}

const ALPHABET = 26;

function letters(column) {
  const last = String.fromCharCode(65 + (column % ALPHABET));
  return column < ALPHABET ? last : letters(Math.floor(column / ALPHABET) - 1) + last;
}
