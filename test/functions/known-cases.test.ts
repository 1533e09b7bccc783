import * as functions from "../../functions/functions";
import {
  DATE_FUNCTIONS,
  formulaOf,
  FUNCTION_NAMES,
  KNOWN_CASES,
  type KnownArgument,
} from "../../taskpane/self-check/known-cases";
import { runCases, type AssociatedFunctions } from "../../taskpane/self-check/run-cases";

/* The known cases of the pane's self-check: every function has one, and gives what is known. */

interface Source {
  readonly metadata: { readonly id: string };
  readonly functionName: keyof typeof functions;
}
const { readFunctions } = jest.requireActual<{ readFunctions: (file: string) => Promise<Source[]> }>(
  "../../build/read-functions.js",
);

type Call = (...args: unknown[]) => unknown;

let calls: Map<string, Call>;
beforeAll(async () => {
  const sources = await readFunctions(require.resolve("../../functions/functions.ts"));
  calls = new Map(
    sources.map(({ metadata, functionName }) => [metadata.id, functions[functionName] as Call]),
  );
});
const associated: AssociatedFunctions = (name) => calls.get(name);

test("every function of the add-in has a known case, and no other is named", () => {
  expect([...FUNCTION_NAMES].sort()).toEqual([...calls.keys()].sort());
});

test("every case gives what is known", async () => {
  expect(await runCases(associated)).toEqual({
    cases: KNOWN_CASES.length,
    failed: [],
    functions: calls.size,
    datesFormatted: false,
  });
});

test("a function that is not there, and one that answers otherwise, are told", async () => {
  const { failed, functions: found } = await runCases((name) =>
    name === "MUNI_TWO_THIRDS" ? undefined : name === "MUNI_DIRECT_SEATS" ? () => [[12]] : calls.get(name),
  );
  expect(found).toBe(calls.size - 1);
  expect(failed).toEqual([
    { known: expect.objectContaining({ name: "MUNI_DIRECT_SEATS" }), difference: { wanted: 13, got: 12 } },
    { known: expect.objectContaining({ name: "MUNI_TWO_THIRDS" }), difference: undefined },
  ]);
});

test("a table of another size, with another cell, and a fault are told as what they are", async () => {
  const differenceWith = async (answer: Call): Promise<unknown> =>
    (await runCases((name) => (name === "MUNI_BUDGET_DATES" ? answer : calls.get(name)))).failed[0]
      ?.difference;
  const known = KNOWN_CASES.find(({ name }) => name === "MUNI_BUDGET_DATES")!;
  const right = calls.get(known.name)!([[2015]]) as unknown[][];
  expect(await differenceWith(() => right.slice(1))).toEqual({ wanted: "4 × 6", got: "3 × 6" });
  expect(
    await differenceWith(() => right.map((row, at) => (at === 3 ? [row[0], 1, ...row.slice(2)] : row))),
  ).toEqual({
    at: { row: 3, column: 1 },
    wanted: { day: 42168 },
    got: 1,
  });
  expect(
    await differenceWith(() => {
      throw new TypeError("broken");
    }),
  ).toEqual({ wanted: "4 × 6", got: "TypeError: broken" });
});

test("an answer that is promised is waited for, and a promise that fails is a fault", async () => {
  const failedWith = async (answer: Call): Promise<readonly unknown[]> =>
    (await runCases((name) => (name === "MUNI_QUORUM" ? answer : calls.get(name)))).failed;
  const quorum = calls.get("MUNI_QUORUM")!;
  expect(await failedWith((...args) => Promise.resolve(quorum(...args)))).toEqual([]);
  const [failed] = await failedWith(() => Promise.reject(Object.assign(new Error("no"), { code: "#N/A" })));
  expect(failed).toMatchObject({ known: { name: "MUNI_QUORUM" }, difference: { got: "#N/A" } });
});

test("the functions that give dates are those whose answers carry a date's format", () => {
  const Office = {
    context: { requirements: { isSetSupported: () => true } },
  };
  Object.assign(globalThis, { Office });
  try {
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof functions>("../../functions/functions");
      const names = [...calls].filter(([, call]) => {
        const name = Object.keys(functions).find((key) => functions[key as keyof typeof functions] === call)!;
        return KNOWN_CASES.some(
          (known) =>
            calls.get(known.name) === call &&
            carriesFormat(fresh[name as keyof typeof functions] as Call, known.args),
        );
      });
      expect(names.map(([name]) => name).sort()).toEqual([...DATE_FUNCTIONS].sort());
    });
  } finally {
    delete (globalThis as { Office?: unknown }).Office;
  }
});

function asRange(argument: KnownArgument): unknown {
  return argument === null || typeof argument === "object" ? argument : [[argument]];
}

function carriesFormat(call: Call, args: readonly KnownArgument[]): boolean {
  try {
    return JSON.stringify(call(...args.map(asRange))).includes("numberFormat");
  } catch {
    return false; // the cases that give an error
  }
}

test("a case is a formula as Excel takes it", () => {
  expect(
    formulaOf({
      name: "MUNI_X",
      args: [
        'a"b',
        null,
        1,
        [
          ["c", 2],
          ["", 3],
        ],
      ],
      gives: 1,
    }),
  ).toBe('=MUNI_X("a""b",,1,{"c",2;"",3})');
  for (const known of KNOWN_CASES) expect(formulaOf(known).length).toBeLessThan(8192);
});
