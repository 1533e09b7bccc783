import { day } from "../law/product";
import { errorCell } from "../host/cf-runtime";
import { good } from "./arguments";
import { errorOf, metadata, runtime, shown } from "./runtime";

const built = runtime();

/** Functions that answer cell by cell, and the parameter that gives the shape. */
const ELEMENTWISE = new Set([
  "MUNI_PETITION_DEADLINE",
  "MUNI_PETITION_SIGNATURES",
  "MUNI_HOLD_DEADLINE",
  "MUNI_COMMITTEE_DEADLINE",
  "MUNI_BUDGET_DAYS",
  "MUNI_TERM_START",
  "MUNI_TERM_END",
  "MUNI_ELECTION_DAY",
  "MUNI_IS_HOLIDAY",
  "MUNI_IS_WORKDAY",
  "MUNI_NEXT_WORKDAY",
  "MUNI_SEATS_TOTAL",
  "MUNI_DIRECT_SEATS",
  "MUNI_NOMINATION_LIMIT",
  "MUNI_LEGISLATURE_SIZE",
  "MUNI_TWO_THIRDS",
  "MUNI_QUORUM",
]);

const RANGES = new Set([
  "meeting_days",
  "holidays",
  "options",
  "candidates",
  "candidates_of_many",
  "party_votes",
  "table",
  "settings",
  "exceptions",
]);

const CELL_BY_CELL = metadata()
  .filter(({ name }) => ELEMENTWISE.has(name))
  .map(({ name, parameters }) => {
    const required = parameters.filter(({ optional }) => !optional).map((parameter) => good(parameter.name));
    const [first, ...others] = required as [unknown[][], ...unknown[][][]];
    const cell = first[0]![0];
    const matrix = [
      [cell, null, cell],
      ["¿qué?", cell, ""],
    ];
    const tall = others.map((other) => [[other[0]![0]], [other[0]![0]]]);
    return {
      name,
      ranged: built.call(name, ...required),
      plain: built.call(name, ...required.map((argument) => (argument as unknown[][])[0]![0])),
      matrix: built.call(name, matrix, ...others),
      withError: built.call(name, [[cell], [errorCell("#DIV/0!")]], ...others),
      unequal: others.length === 0 ? undefined : built.call(name, [[cell, cell, cell]], ...tall),
    };
  });

test("the functions that answer cell by cell are those of the list", () => {
  expect(CELL_BY_CELL.map(({ name }) => name).sort()).toEqual([...ELEMENTWISE].sort());
});

describe.each(CELL_BY_CELL)("$name, cell by cell", ({ ranged, plain, matrix, withError, unequal }) => {
  test("a plain value and a 1×1 range give one value", async () => {
    const { ok, value } = await ranged;
    expect({ ok, isRange: Array.isArray(value) }).toEqual({ ok: true, isRange: false });
    expect((await plain).value).toEqual(value);
  });

  test("a range gives a range of its shape, blanks stay blank, a bad cell is an error in its own place", async () => {
    const one = shown((await ranged).value);
    expect(shown((await matrix).value)).toEqual([
      [one, "", one],
      ["#VALUE!", one, ""],
    ]);
  });

  test("an error cell in a range stays in its place", async () => {
    expect((shown((await withError).value) as unknown[][])[1]).toEqual(["#DIV/0!"]);
  });

  if (unequal)
    test("a second argument of another shape is refused", async () => {
      expect(errorOf(await unequal)).toBe("#VALUE!");
    });
});

const SINGLE = metadata().flatMap(({ name, parameters }) =>
  parameters.flatMap((parameter, at) => {
    if (RANGES.has(parameter.name) || ELEMENTWISE.has(name)) return [];
    const args = parameters.map((other, index) => {
      const argument = good(other.name) as unknown[][];
      if (index === at) return [[argument[0]![0], argument[0]![0]]];
      return other.optional ? null : argument;
    });
    return [{ title: `${name}(${parameter.name})`, answer: built.call(name, ...args) }];
  }),
);

test.each(SINGLE)("$title takes one cell; a range is refused", async ({ answer }) => {
  const result = await answer;
  expect(errorOf(result)).toBe("#VALUE!");
  expect(result.value).toMatch(/una sola celda/);
});

describe("blanks and data types as hosts hand them over", () => {
  test("a blank date is null, an empty text or 0", async () => {
    for (const blank of [null, "", 0])
      expect(shown((await built.call("MUNI_HOLD_DEADLINE", [[day("2026-06-09")], [blank]])).value)).toEqual([
        [day("2026-06-19")],
        [""],
      ]);
  });

  test("a result of another MUNI cell is read as its number", async () => {
    const dated = { type: "Double", basicValue: day("2026-06-09"), numberFormat: "yyyy-mm-dd" };
    expect(shown((await built.call("MUNI_HOLD_DEADLINE", [[dated]])).value)).toBe(day("2026-06-19"));
  });

  test("a time of day is dropped, also on the last day of the table", async () => {
    expect((await built.call("MUNI_IS_HOLIDAY", [[day("2026-04-03") + 0.75]])).value).toBe(true);
    expect((await built.call("MUNI_IS_WORKDAY", [[day("2100-12-31") + 0.999]])).ok).toBe(true);
  });
});
