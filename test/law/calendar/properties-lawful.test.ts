import * as fc from "fast-check";
import type { Finding } from "../../../src/calendar/finding";
import { RULES } from "../../../src/calendar/rules";
import { isoText } from "../../../src/days/iso";
import { LAWFUL_BOOK, LAWFUL_SETTINGS } from "./lawful-book";
import { check, serial, type NamedRow } from "./sheet";

const HEADERS = [...new Set(LAWFUL_BOOK.flatMap((row) => Object.keys(row)))];
const findings = (rows: readonly NamedRow[]): readonly Finding[] =>
  check({ rows, settings: LAWFUL_SETTINGS }).findings;

/** What breaks the law in a book, without its figures. */
function violations(rows: readonly NamedRow[]): string[] {
  return findings(rows)
    .filter(({ severity }) => severity === "violation")
    .map(({ rule, session, message }) => `${rule} ${session}: ${message.es}`);
}

test("the lawful book breaks no rule and lacks nothing", () => {
  const grave = findings(LAWFUL_BOOK).filter(({ severity }) => severity !== "note");
  expect(grave.map(({ rule, severity, session, message }) => [rule, severity, session, message.es])).toEqual(
    [],
  );
});

const cells = LAWFUL_BOOK.flatMap((row, at) =>
  Object.keys(row).map((header) => [row.Sesión, header, at] as const),
);
const without = (rows: readonly NamedRow[], at: number, header: string): NamedRow[] =>
  rows.map((row, index) => (index === at ? { ...row, [header]: "" } : row));

test.each(cells.filter(([, header]) => header !== "Estado"))(
  "the lawful book stays lawful without the cell of %s under %s",
  (_, header, at) => {
    expect(violations(without(LAWFUL_BOOK, at, header))).toEqual([]);
  },
);

test.each(LAWFUL_BOOK.map((row, at) => [row.Sesión, at] as const))(
  "the lawful book stays lawful without the row of %s, as one that a clerk has not entered yet",
  (_, at) => {
    const rows = LAWFUL_BOOK.filter((__, index) => index !== at);
    // A year without budget session or message is at fault; an urgent vote is what a special session rests on.
    const expected = [/^4203a-budget-session/, /^4203b-budget-message/];
    expect(violations(rows).filter((one) => !expected.some((rule) => rule.test(one)))).toEqual([]);
  },
);

const SHIFT = fc.integer({ min: -12, max: 12 });
const WORDS: Readonly<Record<string, readonly (string | number)[]>> = {
  Tipo: [...new Set(LAWFUL_BOOK.map(({ Tipo }) => Tipo as string))],
  "Convocada por": ["alcalde", "presidente"],
  Entrega: ["personal", "correo"],
  "Respuesta del alcalde": ["aceptada", "rechazada", "ninguna"],
  Firmas: [9, 10, 11, 16],
  "Votos a favor": [8, 9, 10, 11, 15, 16],
  Acuse: ["sí", "no"],
  Certificado: ["sí", "no"],
  Emergencia: ["sí", "no"],
  Decisión: ["autorizada", "denegada"],
  "Interrumpe a": [3, 8, 9],
  "Autorizada por": ["U", "V"],
};

/** A cell as it could be otherwise: another word of its column, its dates some days off. */
function otherwise(header: string, value: NamedRow[string], shift: number): NamedRow[string] {
  const own = WORDS[header];
  if (own) return own[(shift + 12) % own.length]!;
  if (typeof value !== "string") return value;
  return value.replace(/\d{4}-\d{2}-\d{2}/g, (iso) => isoText(serial(iso) + shift));
}

const changes = fc.array(
  fc.record({
    row: fc.nat({ max: LAWFUL_BOOK.length - 1 }),
    header: fc.constantFrom(...HEADERS),
    shift: SHIFT,
  }),
  { maxLength: 3 },
);
type Change = typeof changes extends fc.Arbitrary<infer Made> ? Made : never;

function changed(rows: readonly NamedRow[], made: Change): NamedRow[] {
  return made.reduce<NamedRow[]>(
    (before, { row, header, shift }) =>
      before.map((one, at) =>
        at === row ? { ...one, [header]: otherwise(header, one[header] ?? "", shift) } : one,
      ),
    [...rows],
  );
}

test("a book without violations gets none when one cell but Estado is made blank", () => {
  fc.assert(
    fc.property(changes, fc.nat(), (made, which) => {
      const rows = changed(LAWFUL_BOOK, made);
      fc.pre(violations(rows).length === 0);
      const [, header, at] = cells[which % cells.length]!;
      fc.pre(header !== "Estado");
      expect(violations(without(rows, at, header))).toEqual([]);
    }),
    { numRuns: 250 },
  );
});

const UNJUDGED = [
  { Tipo: "otra" },
  { Tipo: "extraordinaria (§ 4304)" },
  { Tipo: "ordinaria", Estado: "cancelada" },
  { Tipo: "presupuesto", Estado: "suspendida" },
  { Tipo: "extraordinaria (petición)", Estado: "cancelada" },
];

test("a book without violations gets none by a row that is not judged", () => {
  fc.assert(
    fc.property(
      changes,
      fc.constantFrom(...UNJUDGED),
      SHIFT,
      fc.nat({ max: 330 }),
      (made, kind, last, first) => {
        const rows = changed(LAWFUL_BOOK, made);
        fc.pre(violations(rows).length === 0);
        const start = serial("2027-01-11") + first;
        const unrelated = { Sesión: "Z", ...kind, Comienza: start, Termina: start + last };
        expect(violations([...rows, unrelated])).toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});

/**
 * The other rules count the sessions of a year, or look at the sheet as a whole; 4203a-interrupt asks of a special
 * session whether a regular one met on its days.
 */
const OF_ONE_SESSION = new Set(
  RULES.filter((rule) => "types" in rule && rule.id !== "4203a-interrupt").map(({ id }) => id),
);

test("what is found of one session does not change by a lawful session of another month", () => {
  const january = { ...LAWFUL_BOOK[0]!, Sesión: 12, Comienza: "2027-07-12", Termina: "2027-07-12" };
  const told = (rows: readonly NamedRow[]): string[] =>
    findings(rows)
      .filter(({ rule, session }) => OF_ONE_SESSION.has(rule) && session !== "12")
      .map(({ rule, severity, session, message }) => `${rule} ${severity} ${session} ${message.es}`);
  fc.assert(
    fc.property(changes, (made) => {
      const rows = changed(LAWFUL_BOOK, made);
      expect(told([...rows, january])).toEqual(told(rows));
    }),
    { numRuns: 80 },
  );
});

/** A finding about no session tells of the sheet, and of its cells in their order there. */
test("the order of rows never matters to any rule", () => {
  const told = (rows: readonly NamedRow[]): string[] =>
    findings(rows)
      .map(({ rule, severity, session, column, message, trace, otherReadings }) =>
        JSON.stringify([rule, severity, session, session && column, message, trace, otherReadings]),
      )
      .sort();
  const order = fc.shuffledSubarray([...LAWFUL_BOOK.keys()], { minLength: LAWFUL_BOOK.length });
  fc.assert(
    fc.property(changes, order, (made, places) => {
      const rows = changed(LAWFUL_BOOK, made);
      expect(told(places.map((at) => rows[at]!))).toEqual(told(rows));
    }),
    { numRuns: 80 },
  );
});
