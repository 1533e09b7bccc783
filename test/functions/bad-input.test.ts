import { errorCell, type CallResult } from "../host/cf-runtime";
import { good, KINDS, type Kind } from "./arguments";
import { errorOf, metadata, runtime, shown, type ErrorName, type FunctionMetadata } from "./runtime";

/*
 * Bad input, generated from functions.json: every argument of every function with each kind of bad cell.
 * A function that is added is covered at once, or fails here until its parameters are known.
 */

const FUNCTIONS = metadata();
const built = runtime();

interface Bad {
  readonly what: string;
  readonly cell: unknown;
  /** Errors that are right for a parameter of a kind; a kind not named takes the cell as good input. */
  readonly errors: Partial<Record<Kind, readonly ErrorName[]>>;
}

const ALL_VALUE = ["#VALUE!"] as const;
const BAD: readonly Bad[] = [
  {
    what: "a text",
    cell: "no es nada de eso",
    errors: {
      date: ALL_VALUE,
      days: ALL_VALUE,
      holidays: ALL_VALUE,
      options: ALL_VALUE,
      year: ALL_VALUE,
      "election-year": ALL_VALUE,
      count: ALL_VALUE,
      "day-count": ALL_VALUE,
      people: ALL_VALUE,
      word: ALL_VALUE,
      size: ALL_VALUE,
      candidates: ALL_VALUE,
      "party-votes": ALL_VALUE,
    },
  },
  {
    what: "an ambiguous date text",
    cell: "03/06/2027",
    errors: { date: ALL_VALUE, days: ALL_VALUE, holidays: ALL_VALUE, options: ALL_VALUE, year: ALL_VALUE },
  },
  {
    what: "a negative number",
    cell: -5,
    errors: {
      date: ["#NUM!"],
      days: ["#NUM!"],
      holidays: ["#NUM!"],
      options: ALL_VALUE,
      year: ["#NUM!"],
      "election-year": ["#NUM!"],
      count: ["#NUM!"],
      "day-count": ["#NUM!"],
      people: ["#NUM!"],
      word: ALL_VALUE,
      size: ALL_VALUE,
      candidates: ALL_VALUE,
      "party-votes": ALL_VALUE,
    },
  },
  {
    what: "a date of the year 9999",
    cell: 2958465,
    errors: {
      date: ["#NUM!"],
      days: ["#NUM!"],
      holidays: ["#NUM!"],
      options: ALL_VALUE,
      year: ["#NUM!"],
      "election-year": ["#NUM!"],
      "day-count": ["#NUM!"],
      word: ALL_VALUE,
      size: ALL_VALUE,
      count: ["#NUM!"],
      candidates: ALL_VALUE,
      "party-votes": ALL_VALUE,
    },
  },
  {
    what: "a fraction",
    cell: 2024.5,
    errors: {
      date: ["#NUM!"],
      days: ["#NUM!"],
      holidays: ["#NUM!"],
      year: ["#NUM!"],
      "election-year": ["#NUM!"],
      count: ["#NUM!"],
      "day-count": ["#NUM!"],
      people: ["#NUM!"],
      options: ALL_VALUE,
      word: ALL_VALUE,
      size: ALL_VALUE,
      candidates: ALL_VALUE,
      "party-votes": ALL_VALUE,
    },
  },
  {
    what: "TRUE",
    cell: true,
    errors: {
      date: ALL_VALUE,
      days: ALL_VALUE,
      holidays: ALL_VALUE,
      options: ALL_VALUE,
      year: ALL_VALUE,
      "election-year": ALL_VALUE,
      count: ALL_VALUE,
      "day-count": ALL_VALUE,
      people: ALL_VALUE,
      word: ALL_VALUE,
      size: ALL_VALUE,
      candidates: ALL_VALUE,
      "party-votes": ALL_VALUE,
    },
  },
];

function goodArguments({ parameters }: FunctionMetadata): unknown[] {
  return parameters.map(({ name }) => good(name));
}

/** Good arguments up to the bad one; optional ones besides it are left out, so that it alone is at fault. */
function withBad(of: FunctionMetadata, at: number, cell: unknown): unknown[] {
  return of.parameters.map(({ name, optional }, index) => {
    if (index === at) return cell;
    return optional ? null : good(name);
  });
}

async function call(of: FunctionMetadata, args: unknown[]): Promise<CallResult> {
  return built.callWithErrors(of.name, ...args);
}

const eachParameter = FUNCTIONS.flatMap((of) =>
  of.parameters.map(({ name, optional }, at) => ({
    title: `${of.name}(${name})`,
    of,
    at,
    optional: optional === true,
    kind: KINDS[name],
  })),
);

test("every parameter of functions.json is of a known kind", () => {
  expect(eachParameter.filter(({ kind }) => kind === undefined).map(({ title }) => title)).toEqual([]);
});

test.each(FUNCTIONS.map((of) => [of.name, of] as const))("%s answers good arguments", async (_, of) => {
  const { ok, value } = await call(of, goodArguments(of));
  expect({ ok, blank: shown(value) === "" || value === null }).toEqual({ ok: true, blank: false });
});

describe.each(eachParameter)("$title", ({ of, at, optional, kind }) => {
  test.each(BAD.filter(({ errors }) => kind !== undefined && kind in errors))(
    "with $what",
    async ({ cell, errors }) => {
      const answer = await call(of, withBad(of, at, [[cell]]));
      const error = errorOf(answer);
      expect(errors[kind!]).toContain(error);
      if (error !== "#NUM!") expect(String(answer.value).length).toBeGreaterThan(20);
    },
  );

  test("with a blank cell", async () => {
    const answers = await Promise.all(
      [null, "", [[null]], [[""]]].map((blank) => call(of, withBad(of, at, blank))),
    );
    const without = await call(of, withBad(of, at, null));
    for (const answer of answers) {
      if (optional) expect(answer.value).toEqual(without.value);
      else expect(errorOf(answer)).toBe("#N/A");
    }
    if (!optional) expect(String(without.value)).toMatch(/Falta|falta/);
  });

  test.each(["#N/A", "#DIV/0!", "#NUM!", "#VALUE!"] as const)("with the error cell %s", async (code) => {
    expect(errorOf(await call(of, withBad(of, at, [[errorCell(code)]])))).toBe(code);
  });

  test.each(["#NAME?", "#REF!"])("with the error cell %s, which no function may return", async (code) => {
    const answer = await call(of, withBad(of, at, [[errorCell(code)]]));
    expect(errorOf(answer)).toBe("#VALUE!");
    expect(String(answer.value)).toContain(code);
  });
});
