import { startWorkbenches, type OpenWorkbench, type Workbenches } from "./open-workbench";

jest.setTimeout(120_000);

let workbenches: Workbenches;
let bench: OpenWorkbench;
beforeAll(async () => {
  workbenches = await startWorkbenches();
  bench = await workbenches.open();
  const { page, pane } = bench;
  await page.evaluate(() => {
    const { grid } = window.muniWorkbench;
    grid.activate(grid.sheets().find((sheet) => sheet.name() === "Calendario")!.id);
  });
  await pane().getByLabel("Revisar mientras escribo").check();
  await pane().locator(".group .finding").first().waitFor();
});
afterAll(() => workbenches.close());

/** The first finding of the last group, far down the page, with its details open and the focus on them. */
async function lookAtOne(): Promise<void> {
  await bench.pane().evaluate(() => {
    const item = [...document.querySelectorAll<HTMLElement>(".group .finding")].at(-1)!;
    item.id = "looked-at";
    item.scrollIntoView({ block: "center" });
    item.querySelector("summary")!.click();
    item.querySelector("summary")!.focus();
  });
  await bench.pane().locator("#looked-at details[open]").waitFor();
}

test("an edit brings the list up to date, and what the clerk is looking at stays", async () => {
  const { page, pane } = bench;
  await lookAtOne();
  const look = () =>
    pane().evaluate(() => {
      const item = document.getElementById("looked-at")!;
      return {
        open: item.querySelector("details")!.open,
        focused: document.activeElement === item.querySelector("summary"),
        top: Math.round(item.getBoundingClientRect().top),
        status: document.querySelector(".status")!.textContent,
      };
    });
  const before = await look();
  expect(before).toMatchObject({ open: true, focused: true });
  // A type that nobody knows: one warning more, above what is looked at.
  await page.evaluate(() => window.muniWorkbench.user.type("Calendario", "B2", "tertulia"));
  await pane().waitForFunction(
    (status) => document.querySelector(".status")!.textContent !== status,
    before.status,
  );
  const after = await look();
  expect(after).toMatchObject({ open: true, focused: true });
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(1);
});

test("a row inserted above moves the addresses of the list", async () => {
  const { page, pane } = bench;
  const first = pane().locator("[data-severity=violation] .where").first();
  const row = Number(/[A-Z](\d+)/.exec(await first.innerText())![1]);
  await page.evaluate(() => window.muniWorkbench.user.insertRow("Calendario", 1));
  await pane().waitForFunction(
    (wanted) =>
      document.querySelector("[data-severity=violation] .where")!.textContent.includes(String(wanted)),
    row + 1,
  );
});

test("1,000 sessions are read, checked and drawn again in less than 100 ms", async () => {
  const { page, pane } = bench;
  await pane().getByLabel("Revisar mientras escribo").uncheck();
  await page.evaluate(async () => {
    const { grid } = window.muniWorkbench;
    const sheet = grid.addSheet("Mil");
    const rows = Array.from({ length: 1000 }, (_, i) => {
      const start = 36535 + i * 14;
      return [
        i + 1,
        i % 8 === 0 ? "extraordinaria" : "ordinaria",
        "celebrada",
        start,
        start + (i % 6),
        "Casa Alcaldía",
      ];
    });
    sheet.write({ row: 0, column: 0, rows: 1001, columns: 6 }, [
      ["Sesión", "Tipo", "Estado", "Comienza", "Termina", "Lugar"],
      ...rows,
    ]);
    await grid.settled();
    await grid.calculated();
    grid.activate(sheet.id);
  });
  const review = (): Promise<number> =>
    pane().evaluate(
      () =>
        new Promise<number>((resolve) => {
          const list = document.querySelector("[aria-busy]")!;
          const began = performance.now();
          new MutationObserver((_, observer) => {
            if (list.getAttribute("aria-busy") === "true") return;
            observer.disconnect();
            resolve(performance.now() - began + 0 * document.body.offsetHeight);
          }).observe(list, { attributes: true, attributeFilter: ["aria-busy"] });
          document.querySelector<HTMLElement>("button.primary")!.click();
        }),
    );
  const times: number[] = [];
  for (let round = 0; round < 10; round++) times.push(await review());
  expect(await pane().locator(".status").innerText()).toMatch(/1[,.]?000/);
  expect(Math.min(...times)).toBeLessThan(100);
});

test("nothing went wrong on the way", () => {
  expect(bench.errors).toEqual([]);
  expect(bench.strays).toEqual([]);
});
