import { errorCell } from "../host/cf-runtime";
import { good, kindOf, type Kind } from "./arguments";
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
      name: ALL_VALUE,
      size: ALL_VALUE,
      candidates: ALL_VALUE,
      "party-votes": ALL_VALUE,
      table: ALL_VALUE,
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
      name: ALL_VALUE,
      size: ALL_VALUE,
      candidates: ALL_VALUE,
      "party-votes": ALL_VALUE,
      table: ALL_VALUE,
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
      name: ALL_VALUE,
      size: ALL_VALUE,
      count: ["#NUM!"],
      candidates: ALL_VALUE,
      "party-votes": ALL_VALUE,
      table: ALL_VALUE,
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
      name: ALL_VALUE,
      size: ALL_VALUE,
      candidates: ALL_VALUE,
      "party-votes": ALL_VALUE,
      table: ALL_VALUE,
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
      name: ALL_VALUE,
      size: ALL_VALUE,
      candidates: ALL_VALUE,
      "party-votes": ALL_VALUE,
      table: ALL_VALUE,
    },
  },
];

/** Good arguments besides the bad one; other optional ones are left out, so that it alone is at fault. */
function withBad({ parameters }: FunctionMetadata, at: number, cell: unknown): unknown[] {
  return parameters.map(({ name, optional }, index) => {
    if (index === at) return cell;
    return optional ? null : good(name);
  });
}

const PARAMETERS = FUNCTIONS.flatMap((of) =>
  of.parameters.map(({ name, optional }, at) => ({
    title: `${of.name}(${name})`,
    of,
    at,
    optional: optional === true,
    kind: kindOf(of.name, name),
  })),
);

test("every parameter of functions.json is of a known kind", () => {
  expect(PARAMETERS.filter(({ kind }) => kind === undefined).map(({ title }) => title)).toEqual([]);
});

const GOOD_CALLS = FUNCTIONS.map((of) => ({
  title: of.name,
  answer: built.call(of.name, ...of.parameters.map(({ name }) => good(name))),
}));

test.each(GOOD_CALLS)("$title answers good arguments", async ({ answer }) => {
  const { ok, value } = await answer;
  expect({ ok, blank: shown(value) === "" || value === null }).toEqual({ ok: true, blank: false });
});

const BAD_CALLS = PARAMETERS.flatMap(({ title, of, at, kind }) =>
  BAD.filter(({ errors }) => kind !== undefined && kind in errors).map(({ what, cell, errors }) => ({
    title: `${title} with ${what}`,
    errors: errors[kind!],
    answer: built.call(of.name, ...withBad(of, at, [[cell]])),
  })),
);

test.each(BAD_CALLS)("$title", async ({ errors, answer }) => {
  const result = await answer;
  const error = errorOf(result);
  expect(errors).toContain(error);
  if (error !== "#NUM!") expect(String(result.value).length).toBeGreaterThan(20);
});

const BLANK_CALLS = PARAMETERS.map(({ title, of, at, optional }) => ({
  title: `${title} with a blank cell`,
  optional,
  without: built.call(of.name, ...withBad(of, at, null)),
  answers: ["", [[null]], [[""]]].map((blank) => built.call(of.name, ...withBad(of, at, blank))),
}));

test.each(BLANK_CALLS)("$title", async ({ optional, without, answers }) => {
  const expected = await without;
  for (const answer of await Promise.all(answers)) {
    if (optional) expect(answer.value).toEqual(expected.value);
    else expect(errorOf(answer)).toBe("#N/A");
  }
  if (!optional) expect(String(expected.value)).toMatch(/[Ff]alta/);
});

const PASSED_CALLS = PARAMETERS.flatMap(({ title, of, at }) =>
  (["#N/A", "#DIV/0!", "#NUM!", "#VALUE!"] as const).map((code) => ({
    title: `${title} with the error cell ${code}`,
    code,
    answer: built.call(of.name, ...withBad(of, at, [[errorCell(code)]])),
  })),
);

test.each(PASSED_CALLS)("$title", async ({ code, answer }) => {
  expect(errorOf(await answer)).toBe(code);
});

const UNRETURNABLE_CALLS = PARAMETERS.flatMap(({ title, of, at }) =>
  ["#NAME?", "#REF!"].map((code) => ({
    title: `${title} with the error cell ${code}, which no function may return`,
    code,
    answer: built.call(of.name, ...withBad(of, at, [[errorCell(code)]])),
  })),
);

test.each(UNRETURNABLE_CALLS)("$title", async ({ code, answer }) => {
  const result = await answer;
  expect(errorOf(result)).toBe("#VALUE!");
  expect(String(result.value)).toContain(code);
});
