import { checkCalendar } from "../../src/calendar/check";
import { SEVERITY_WORDS } from "../../src/messages/calendar";
import { SAMPLE } from "../law/calendar/sample";
import { serial } from "../law/calendar/sheet";
import { errorCell } from "../host/cf-runtime";
import { errorOf, runtime } from "./runtime";

const built = runtime();
const check = (...args: unknown[]) => built.call("MUNI_CALENDAR_CHECK", ...args);

/** A special session of six days: one more than it may have. */
const LONG: unknown[][] = [
  ["Sesión", "Tipo", "Comienza", "Termina", "Convocada por"],
  ["E-1", "extraordinaria (alcalde)", serial("2015-03-09"), serial("2015-03-14"), "alcalde"],
];

/** A committee meeting without any fault, its place left blank and its filing in a cell of choice. */
const committee = (filed: unknown, place: unknown = ""): unknown[][] => [
  ["Sesión", "Tipo", "Comienza", "Solicitud radicada", "Contestada", "Decisión", "Agenda", "Lugar"],
  ["C-1", "comisión", serial("2015-03-06"), filed, serial("2015-03-04"), "autorizada", "Parque", place],
];
const FILED = serial("2015-03-02");

const NO_TABLE = [
  ["a", "b"],
  [1, 2],
];

const CALLS = {
  sample: check(SAMPLE.calendar, SAMPLE.settings, SAMPLE.holidays, SAMPLE.exceptions),
  english: check(LONG, "idioma=en; encabezados=no"),
  unreadableSettings: check(LONG, [
    ["idioma", "en"],
    ["lectura", "dudosa"],
  ]),
  unreadableHolidays: check(LONG, null, [["mañana", "Fiesta"]]),
  unreadableExceptions: check(LONG, null, null, [["4203b-lenght", "E-1", "Huracán"]]),
  excused: check(LONG, null, null, [["4203b-length", "E-1", "Huracán"]]),
  nothing: check(committee(FILED)),
  errorInside: check(committee(errorCell("#N/A"))),
  refInside: check(committee(errorCell("#REF!"))),
  unwrapped: check(committee({ type: "Double", basicValue: FILED, numberFormat: "yyyy-mm-dd" })),
  zeros: check(committee(FILED, 0)),
  noHeaders: check(NO_TABLE),
  noHeadersInEnglish: check(NO_TABLE, [["idioma", "en"]]),
  omitted: check(null),
};

const rowsOf = async (call: keyof typeof CALLS) => {
  const { ok, value } = await CALLS[call];
  expect(ok).toBe(true);
  return value as (string | number)[][];
};

const rulesOf = async (call: keyof typeof CALLS) => (await rowsOf(call)).slice(1).map((row) => row[1]);

test("the findings of the sample are those of the check, in its order", async () => {
  const { findings } = checkCalendar(SAMPLE);
  expect((await rowsOf("sample")).slice(1)).toEqual(
    findings.map(({ severity, rule, session, column, message, citation }) => [
      SEVERITY_WORDS[severity].es,
      rule,
      session,
      column,
      message.es,
      citation,
    ]),
  );
  expect(findings.length).toBeGreaterThan(20);
});

test("a header row says what the columns are", async () => {
  expect((await rowsOf("sample"))[0]).toEqual(["gravedad", "regla", "sesión", "columna", "mensaje", "cita"]);
});

test("in English and without headers, by a text of settings", async () => {
  const [first] = await rowsOf("english");
  expect(first?.slice(0, 4)).toEqual(["violation", "4203b-length", "E-1", "Termina"]);
  expect(first?.[4]).toContain("The special session lasts 6 days");
});

test("nothing found is one row", async () => {
  expect((await rowsOf("nothing")).slice(1)).toEqual([["sin hallazgos", "", "", "", "", ""]]);
});

test.each([
  ["unreadableSettings", "data-setting-unreadable"],
  ["unreadableHolidays", "data-holiday-unreadable"],
  ["unreadableExceptions", "data-exception-unreadable"],
] as const)("%s are findings, and the check goes on", async (call, rule) => {
  const rules = await rulesOf(call);
  expect(rules).toContain(rule);
  expect(rules).toContain("4203b-length");
});

test("an exception excuses, last in the list", async () => {
  expect((await rowsOf("excused")).at(-1)?.slice(0, 3)).toEqual(["excusado", "4203b-length", "E-1"]);
});

test.each([
  ["errorInside", "#N/A"],
  ["refInside", "#REF!"],
] as const)("an error cell inside the table is a finding on it: %s", async (call, code) => {
  const found = (await rowsOf(call)).find((row) => row[1] === "data-date-text");
  expect(found?.slice(2, 4)).toEqual(["C-1", "Solicitud radicada"]);
  expect(found?.[4]).toContain(code);
});

test("a date of another MUNI cell is unwrapped", async () => {
  expect(await rowsOf("unwrapped")).toEqual(await rowsOf("nothing"));
});

test("a host that hands blanks over as 0 gives the same findings", async () => {
  expect(await rowsOf("zeros")).toEqual(await rowsOf("nothing"));
});

test("a table without its headers is #VALUE! and says which they are", async () => {
  const result = await CALLS.noHeaders;
  expect(errorOf(result)).toBe("#VALUE!");
  expect(result.value).toContain("«Sesión», «Tipo» y «Comienza»");
  expect((await CALLS.noHeadersInEnglish).value).toContain("no header row");
});

test("an omitted table is #N/A", async () => {
  expect(errorOf(await CALLS.omitted)).toBe("#N/A");
});
