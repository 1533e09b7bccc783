import type { Frame, Page } from "playwright-core";
import { showSheet, typeInto, valueOf } from "./open-workbench";
import { enforcedHeaders, publishAddin, type PublishedAddin } from "./published-addin";

jest.setTimeout(120_000);

let published: PublishedAddin;
beforeAll(async () => {
  published = await publishAddin();
});
afterAll(() => published.close());

async function openPane(address = published.page): Promise<{ page: Page; pane: Frame }> {
  const page = await published.context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => "muniWorkbench" in window);
  await page.evaluate(() => window.muniWorkbench.ready);
  const pane = page.frames().find((frame) => frame.url().endsWith("/muni/taskpane.html"))!;
  await pane.getByRole("button").first().waitFor();
  return { page, pane };
}

const press = (pane: Frame, name: string) => pane.getByRole("button", { name, exact: true }).click();

test("the policy is that of the header files, and allows no code or style in a page", () => {
  const { "content-security-policy": policy } = enforcedHeaders(published.built.text("_headers"));
  expect(policy).toContain("default-src 'none'; script-src 'self' https://appsforoffice.microsoft.com;");
  expect(policy).not.toContain("unsafe");
});

test("all that the pane does, it does within the policy and with the files of its own build", async () => {
  const { page, pane } = await openPane();
  await press(pane, "Revisar");
  await press(pane, "Marcar");
  await press(pane, "Quitar marcas");
  // Every part of the pane is opened, and those in it; pictures and forms are drawn only then.
  for (let depth = 0; depth < 2; depth++)
    await pane.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
  await pane.locator(".year-month:visible").first().waitFor();
  await pane.evaluate(() => (window.print = () => void dispatchEvent(new Event("afterprint"))));
  await press(pane, "Imprimir el informe");
  const download = page.waitForEvent("download");
  await pane
    .getByRole("button", { name: /^Bajar/ })
    .first()
    .click();
  await (await download).delete();
  await press(pane, "English");
  await pane.getByRole("button", { name: "Check", exact: true }).waitFor();
  // The pane remembers it.
  await press(pane, "Español");
  expect(published.violations).toEqual([]);
  expect(published.lost).toEqual([]);
  await page.close();
});

test("the published trial has the same pane and functions, and asks for no file of Microsoft's", async () => {
  const { page, pane } = await openPane(published.trial);
  await page.getByRole("button", { name: "Entendido" }).click();
  await press(pane, "Revisar");
  const marks = () => page.evaluate(() => window.muniWorkbench.grid.sheets()[0]!.marks().length);
  const before = await marks();
  await press(pane, "Marcar");
  await pane.getByText(/^Se marcaron \d+ celdas/).waitFor();
  expect(await marks()).toBeGreaterThan(before);
  await press(pane, "Quitar marcas");
  await pane.getByText(/Se quitaron/).waitFor();
  expect(await marks()).toBe(before);
  await showSheet(page, "Parámetros");
  await typeInto(page, "D4", '=MUNI_PETITION_DEADLINE("2026-06-09","correo")');
  expect(await valueOf(page, "Parámetros", "D4")).toBe(46187);
  expect(published.violations).toEqual([]);
  expect(published.lost).toEqual([]);
  await page.close();
});

test("the help and the other pages keep to the policy too", async () => {
  const page = await published.context.newPage();
  const files = ["support.html", "privacy.html", "help/es/index.html", "help/en/MUNI_SEATS.html"];
  for (const file of files) {
    await page.goto(`https://www.example.pr/muni/${file}`);
    expect(await page.locator("h1").first().textContent()).not.toBe("");
  }
  expect(published.violations).toEqual([]);
  expect(published.lost).toEqual([]);
  await page.close();
});

test("what breaks the policy is told: a style of its own, a request elsewhere", async () => {
  const { page, pane } = await openPane();
  await pane.evaluate(async () => {
    document.body.setAttribute("style", "color: red");
    await fetch("https://elsewhere.example/").catch(() => undefined);
  });
  const told = () => new Set(published.violations.map((violation) => violation.replace(/^\S+ /, "").trim()));
  while (told().size < 2) await page.waitForTimeout(20);
  expect([...told()]).toEqual(["style-src-attr inline", "connect-src https://elsewhere.example/"]);
  await page.close();
});
