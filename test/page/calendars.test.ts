import { readdirSync } from "node:fs";
import path from "node:path";
import { startWorkbenches, type Workbenches } from "./open-workbench";

/* Each calendar of data/calendars opens in the workbench and is checked in the pane. */

const FOLDER = path.resolve(__dirname, "../../data/calendars");
const CAST = readdirSync(FOLDER).flatMap((file) => /^(.*)\.expected\.yaml$/.exec(file)?.[1] ?? []);

jest.setTimeout(120_000);

let workbenches: Workbenches;
beforeAll(async () => {
  workbenches = await startWorkbenches();
});
afterAll(() => workbenches.close());

test("the cast has twelve calendars", () => {
  expect(CAST).toHaveLength(12);
});

test.each(CAST.map((sample, index) => [sample, index % 2 === 0 ? ("es" as const) : ("en" as const)]))(
  "%s opens and is checked, in %s",
  async (sample, language) => {
    const bench = await workbenches.open({ sample, language });
    try {
      const picked = await bench.page.locator("#sample").inputValue();
      expect(picked).toBe(sample);
      const check = { es: "Revisar", en: "Check" }[language];
      await bench.pane().getByRole("button", { name: check, exact: true }).click();
      await bench
        .pane()
        .getByText(/\d+\s(reglas|rules)/)
        .first()
        .waitFor();
      expect(bench.errors).toEqual([]);
      expect(bench.strays).toEqual([]);
    } finally {
      await bench.close();
    }
  },
);
