/* MUNI_CALENDAR_CHECK in the built page: its rules are a script of its own, which the first call waits for. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, Script } from "node:vm";
import { NEWEST } from "../../workbench/host/sets";
import { loadFunctions, type FunctionsRuntime } from "../host/cf-runtime";
import { SAMPLE } from "../law/calendar/sample";
import { serial } from "../law/calendar/sheet";
import { DIST, errorOf } from "./runtime";

const FUNCTIONS_JS = join(DIST, "functions.js");
const NAME = "MUNI_CALENDAR_CHECK";

/** A special session of six days, and one of four. */
const session = (end: string): unknown[][] => [
  ["Sesión", "Tipo", "Comienza", "Termina", "Convocada por"],
  ["E-1", "extraordinaria (alcalde)", serial("2015-03-09"), serial(end), "alcalde"],
];
const LONG = session("2015-03-14");
const SHORT = session("2015-03-12");

interface Page extends FunctionsRuntime {
  /** Scripts that the page asked for. */
  readonly asked: string[];
  /** As Excel's runtime calls it, without its batches. */
  direct(...args: unknown[]): unknown;
}

/** The page with functions.js, of which the first so many requests for another script fail. */
function open(failures = 0): Page {
  const asked: string[] = [];
  const runtime = loadFunctions(FUNCTIONS_JS, NEWEST, (name) => {
    asked.push(name);
    return asked.length > failures ? readFileSync(join(DIST, name), "utf8") : undefined;
  });
  return {
    ...runtime,
    asked,
    direct: (...args) => runtime.CustomFunctions._association.mappings[NAME]!(...args),
  };
}

const check = (page: Page, table: unknown, settings: unknown = null) =>
  page.callWithErrors(NAME, table, settings, null, null);
const isPromise = (answer: unknown): boolean => typeof (answer as PromiseLike<unknown>).then === "function";

test("nothing is loaded before a calendar is to be checked, and then one script, once", async () => {
  const page = open();
  expect(await page.callWithErrors("MUNI_QUORUM", [[16]])).toMatchObject({ ok: true, value: 9 });
  expect(page.asked).toEqual([]);
  const answers = await Promise.all([check(page, LONG), check(page, SHORT), check(page, LONG)]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(answers[2]).toEqual(answers[0]);
  expect(JSON.stringify(answers[0].value)).toContain("4203b-length");
  expect(JSON.stringify(answers[1].value)).not.toContain("4203b-length");
  expect(page.asked).toEqual([expect.stringMatching(/^calendar\.\w+\.js$/)]);
});

test("the first answer is promised, the next is there at once and the same", async () => {
  const page = open();
  const first = page.direct(LONG, null, null, null);
  expect(isPromise(first)).toBe(true);
  const findings = await (first as Promise<unknown[][]>);
  expect(page.direct(LONG, null, null, null)).toEqual(findings);
  expect(page.asked).toHaveLength(1);
});

test("the order of the calls changes no answer", async () => {
  const tables = [LONG, SHORT, SAMPLE.calendar];
  const answers = async (order: readonly unknown[]) => {
    const page = open();
    const all = await Promise.all(order.map(async (table) => [table, await check(page, table)] as const));
    return new Map(all);
  };
  const [forth, back] = [await answers(tables), await answers([...tables].reverse())];
  for (const table of tables) expect(back.get(table)).toEqual(forth.get(table));
});

test("input that cannot be read is told as ever, by the first call and by later ones", async () => {
  const page = open();
  for (let turn = 0; turn < 2; turn++) {
    expect(errorOf(await check(page, null))).toBe("#N/A");
    const noHeaders = await check(page, [
      ["a", "b"],
      [1, 2],
    ]);
    expect(errorOf(noHeaders)).toBe("#VALUE!");
    expect(noHeaders.value).toContain("«Sesión»");
  }
  expect(page.asked).toHaveLength(1);
});

test("a script that comes at the second attempt is as good", async () => {
  const page = open(1);
  expect((await check(page, LONG)).ok).toBe(true);
  expect(page.asked).toHaveLength(2);
});

describe("where the script does not come", () => {
  test("the cell is #N/A and says what to do, in the language asked for", async () => {
    const page = open(Infinity);
    const told = await check(page, LONG);
    expect(errorOf(told)).toBe("#N/A");
    expect(told.value).toMatch(/^No se pudo cargar .*Ctrl\+Alt\+F9.*calendar\.\w+\.js/);
    const inEnglish = await check(page, LONG, [["idioma", "en"]]);
    expect(inEnglish.value).toMatch(/could not be loaded.*calendar\.\w+\.js/);
  });

  test("the other functions answer, and the next call loads it", async () => {
    const page = open(2);
    expect(errorOf(await check(page, LONG))).toBe("#N/A");
    expect((await page.callWithErrors("MUNI_QUORUM", [[16]])).value).toBe(9);
    expect(await check(page, LONG)).toEqual(await check(open(), LONG));
    expect(page.asked).toHaveLength(3);
  });

  test("a host without a page is told so each time, and does not wait", async () => {
    const answers = new Map<string, (...args: unknown[]) => unknown>();
    const CustomFunctions = {
      associate: (name: string, answer: () => unknown) => answers.set(name, answer),
    };
    new Script(readFileSync(FUNCTIONS_JS, "utf8")).runInContext(createContext({ CustomFunctions }));
    for (let turn = 0; turn < 2; turn++)
      await expect(answers.get(NAME)!(LONG, null, null, null)).rejects.toMatchObject({ code: "#N/A" });
  });
});
