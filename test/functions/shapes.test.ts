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
]);

describe.each(metadata().filter(({ name }) => ELEMENTWISE.has(name)))(
  "$name, cell by cell",
  ({ name, parameters }) => {
    const required = parameters.filter(({ optional }) => !optional).map((parameter) => good(parameter.name));
    const [first, ...others] = required as [unknown[][], ...unknown[][][]];
    const cell = first[0]![0];

    test("a plain value and a 1×1 range give one value", async () => {
      const ranged = await built.call(name, ...required);
      const plain = await built.call(name, ...required.map((argument) => (argument as unknown[][])[0]![0]));
      expect(ranged.ok).toBe(true);
      expect(Array.isArray(ranged.value)).toBe(false);
      expect(plain.value).toEqual(ranged.value);
    });

    test("a range gives a range of its shape, blanks stay blank, a bad cell is an error in its own place", async () => {
      const one = shown((await built.call(name, ...required)).value);
      const matrix = [
        [cell, null, cell],
        ["¿qué?", cell, ""],
      ];
      const { ok, value } = await built.call(name, matrix, ...others);
      expect(ok).toBe(true);
      expect(shown(value)).toEqual([
        [one, "", one],
        ["#VALUE!", one, ""],
      ]);
    });

    test("an error cell in a range stays in its place", async () => {
      const { value } = await built.callWithErrors(name, [[cell], [errorCell("#DIV/0!")]], ...others);
      expect((shown(value) as unknown[][])[1]).toEqual(["#DIV/0!"]);
    });

    test("a second argument of another shape is refused", async () => {
      if (others.length === 0) return expect(required).toHaveLength(1);
      const wrong = [[others[0]![0]![0]], [others[0]![0]![0]]];
      expect(errorOf(await built.call(name, [[cell, cell, cell]], wrong, ...others.slice(1)))).toBe(
        "#VALUE!",
      );
    });
  },
);

describe.each(
  metadata().flatMap(({ name, parameters }) =>
    parameters.flatMap((parameter, at) =>
      RANGES.has(parameter.name) || ELEMENTWISE.has(name)
        ? []
        : [{ title: `${name}(${parameter.name})`, name, parameters, at }],
    ),
  ),
)("$title", ({ name, parameters, at }) => {
  test("takes one cell; a range is refused", async () => {
    const args = parameters.map((parameter, index) => {
      const argument = good(parameter.name) as unknown[][];
      return index === at ? [[argument[0]![0], argument[0]![0]]] : parameter.optional ? null : argument;
    });
    const answer = await built.call(name, ...args);
    expect(errorOf(answer)).toBe("#VALUE!");
    expect(answer.value).toMatch(/una sola celda/);
  });
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
    const { value } = await built.callWithErrors("MUNI_HOLD_DEADLINE", [[dated]]);
    expect(shown(value)).toBe(day("2026-06-19"));
  });

  test("a time of day is dropped, also on the last day of the table", async () => {
    const { value } = await built.call("MUNI_IS_HOLIDAY", [[day("2026-04-03") + 0.75]]);
    expect(value).toBe(true);
    expect((await built.call("MUNI_IS_WORKDAY", [[day("2100-12-31") + 0.999]])).ok).toBe(true);
  });
});
