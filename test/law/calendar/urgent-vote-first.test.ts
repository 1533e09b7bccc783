/** § 4203(b)(2), 2nd ¶ after (ii): an urgent vote approves nothing that was held before it. */
import * as fc from "fast-check";
import { isoText } from "../../../src/days/iso";
import { petitionTerms } from "../../oracle/days";
import { findingsOf, serial, type NamedRow } from "./sheet";

const iso = (after: number): string => isoText(serial("2025-01-01") + after);

interface Facts {
  readonly received: number;
  readonly answer: string;
  readonly answered: number;
  readonly called: number;
  readonly first: number;
  readonly vote: number;
  readonly caller: string;
}

const facts: fc.Arbitrary<Facts> = fc
  .record({
    received: fc.nat({ max: 340 }),
    answer: fc.constantFrom("rechazada", "aceptada", "ninguna", ""),
    answered: fc.nat({ max: 10 }),
    called: fc.nat({ max: 10 }),
    first: fc.nat({ max: 5 }),
    vote: fc.nat({ max: 16 }),
    caller: fc.constantFrom("presidente", "alcalde", ""),
  })
  .map(({ received, answered, called, first, vote, ...words }) => ({
    ...words,
    received,
    answered: received + answered,
    called: received + called,
    first: received + called + first,
    vote: received + vote,
  }))
  .filter(
    ({ received, vote }) => iso(received).slice(0, 4) === iso(Math.max(vote, received + 20)).slice(0, 4),
  );

function rowsOf({ received, answer, answered, called, first, vote, caller }: Facts): NamedRow[] {
  const petition = {
    "Petición recibida": iso(received),
    Entrega: "personal",
    "Respuesta del alcalde": answer,
    Respondida: answer === "ninguna" || answer === "" ? "" : iso(answered),
  };
  return [
    { Sesión: "U", Tipo: "urgente", "Convocada por": "presidente", Comienza: iso(vote), "Votos a favor": 16 },
    {
      Sesión: "E",
      Tipo: "extraordinaria (petición)",
      Convocada: iso(called),
      "Convocada por": caller,
      Comienza: iso(first),
      Termina: iso(first),
      "Autorizada por": "U",
      ...petition,
    },
  ];
}

/** Rules that could tell of a special session called or held out of turn. */
const RULES = ["4203b2-urgent", "4203b2-silence", "4203b2-premature-call"];

const severities = (rows: readonly NamedRow[]): string[] =>
  RULES.flatMap((rule) => findingsOf(rule, { rows, settings: { miembros: 16 } }))
    .filter(({ session, severity }) => session === "E" && severity !== "note")
    .map(({ severity }) => severity);

/** Whether the mayor's silence gave the President no power to call, under every reading of the term. */
function isPowerless({ received, answer, answered, called }: Facts): boolean {
  const terms = petitionTerms("personal", iso(received));
  return [terms.letra, terms["388"], terms["68.1"]].every(
    (last) => iso(called) <= last || (answer === "rechazada" && iso(answered) <= last),
  );
}

test("one held before its vote is one violation, where the President had no other power to call it", () => {
  fc.assert(
    fc.property(facts, (one) => {
      const found = severities(rowsOf(one)).filter((severity) => severity === "violation");
      const isHeldBefore = one.first < one.vote && one.caller === "presidente";
      const isTooLong = one.first - one.vote >= 5;
      expect(found).toHaveLength((isHeldBefore && isPowerless(one)) || isTooLong ? 1 : 0);
    }),
    { numRuns: 600 },
  );
});

test("one that the President called before its vote and without other power is never passed over", () => {
  fc.assert(
    fc.property(facts, (one) => {
      fc.pre(one.called < one.vote && one.caller === "presidente" && isPowerless(one));
      expect(severities(rowsOf(one))).not.toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test("a cell made blank never brings a violation of the order", () => {
  fc.assert(
    fc.property(facts, fc.nat({ max: 1 }), fc.nat(), (one, which, column) => {
      const rows = rowsOf(one);
      const headers = Object.keys(rows[which]!);
      const header = headers[column % headers.length]!;
      const fewer = rows.map((row, at) => (at === which ? { ...row, [header]: "" } : row));
      const count = (sheet: readonly NamedRow[]): number =>
        severities(sheet).filter((severity) => severity === "violation").length;
      expect(count(fewer)).toBeLessThanOrEqual(count(rows));
    }),
    { numRuns: 600 },
  );
});

const stepsOf = (rule: string, rows: readonly NamedRow[]): string[] =>
  findingsOf(rule, { rows, settings: { miembros: 16 } })[0]!.trace.map(
    ({ day, text }) => `${day === undefined ? "" : `${isoText(day)} `}${text.es}`,
  );

test("the finding tells the term, then the acts in their order, the vote last", () => {
  const [urgent, special] = rowsOf({
    received: 0,
    answer: "rechazada",
    answered: 3,
    called: 5,
    first: 6,
    vote: 7,
    caller: "presidente",
  });
  expect(stepsOf("4203b2-urgent", [urgent!, special!]).slice(-4)).toEqual([
    "2025-01-04 el alcalde contesta",
    "2025-01-06 fecha de la convocatoria",
    "2025-01-07 comienza",
    "2025-01-08 votación de la sesión urgente U",
  ]);
});

test("a length told less an interruption has it in its steps, and the sum at the end", () => {
  const rows = [
    { Sesión: 3, Tipo: "ordinaria", "Días de reunión": "2027-03-08; 2027-03-09; 2027-03-19" },
    {
      Sesión: "E-1",
      Tipo: "extraordinaria (alcalde)",
      Comienza: "2027-03-10",
      Termina: "2027-03-13",
      "Interrumpe a": 3,
    },
  ];
  expect(stepsOf("4203a-length", rows)).toEqual([
    "2027-03-08 día 1",
    "2027-03-09 día 2",
    "2027-03-10 la interrumpe la sesión E-1",
    "2027-03-13 último día de esa interrupción",
    "2027-03-14 día 3",
    "2027-03-15 día 4",
    "2027-03-16 día 5",
    "2027-03-17 día 6",
    "2027-03-19 día 8",
    "12 días corridos, menos 4 de la interrupción (sesión E-1), es decir, 8",
  ]);
});

test("an extension of days that are not listed tells from where on there can have been an extra meeting", () => {
  const rows = [
    {
      Sesión: "E",
      Tipo: "extraordinaria (alcalde)",
      Comienza: "2027-03-08",
      Termina: "2027-03-19",
      "Prórroga autorizada": "2027-03-16",
      "Prórroga hasta": "2027-03-19",
    },
  ];
  expect(stepsOf("4203a-extension-late", rows)).toEqual([
    "2027-03-12 último día sin la prórroga",
    "2027-03-13 desde aquí pudo haber una reunión adicional: no se anotan los días",
    "2027-03-16 prórroga autorizada",
    "2027-03-19 último día de la sesión: a más tardar aquí, la primera reunión adicional",
  ]);
});
