import * as fc from "fast-check";
import { isoText } from "../../../src/days/iso";
import { petitionTerms, type Delivery } from "../../oracle/days";
import { findingsOf, serial, type NamedRow } from "./sheet";

const iso = (after: number): string => isoText(serial("2025-01-01") + after);

/** Last day of the mayor's term under each reading of R1, by mail also of R2, by a walk over the days. */
function lastDays(delivery: Delivery, received: string): string[] {
  return (delivery === "mail" ? [false, true] : [false]).flatMap((saturday) => {
    const terms = petitionTerms(delivery, received, { saturday });
    return [terms.letra, terms["388"], terms["68.1"]];
  });
}

function petitioned(delivery: Delivery, received: string, more: NamedRow): NamedRow {
  return {
    Sesión: 1,
    Tipo: "extraordinaria (petición)",
    "Convocada por": "presidente",
    "Petición recibida": received,
    Entrega: delivery === "mail" ? "correo" : "personal",
    ...more,
  };
}

const severities = (rule: string, rows: readonly NamedRow[], settings?: NamedRow): string[] =>
  findingsOf(rule, settings ? { rows, settings } : { rows }).map(({ severity }) => severity);

/** What a rule says that fails under so many of the readings. */
function expected(failing: number, readings: number): string[] {
  if (failing === 0) return [];
  return [failing === readings ? "violation" : "judgement"];
}

const delivery = fc.constantFrom<Delivery>("personal", "mail");
const start = fc.nat({ max: 1500 });

test("a call of the President is premature on or before the last day of the term", () => {
  fc.assert(
    fc.property(delivery, start, fc.integer({ min: -2, max: 16 }), (by, after, wait) => {
      const [received, called] = [iso(after), iso(after + wait)];
      const lasts = lastDays(by, received);
      const early = lasts.filter((last) => called <= last).length;
      const rows = [petitioned(by, received, { Convocada: called })];
      expect(severities("4203b2-premature-call", rows)).toEqual(expected(early, lasts.length));
    }),
    { numRuns: 400 },
  );
});

test("a call after a rejection fails where the rejection is dated within the term", () => {
  fc.assert(
    fc.property(
      delivery,
      start,
      fc.nat({ max: 14 }),
      fc.integer({ min: -3, max: 8 }),
      fc.constantFrom("rechazada", "aceptada"),
      (by, after, wait, later, answer) => {
        const [received, answered, called] = [iso(after), iso(after + wait), iso(after + wait + later)];
        const lasts = lastDays(by, received);
        const inTerm = lasts.filter((last) => answered <= last).length;
        const row = { "Respuesta del alcalde": answer, Respondida: answered, Convocada: called };
        const found = severities("4203b2-silence", [petitioned(by, received, row)]);
        if (inTerm === 0) expect(found).toEqual(["note"]);
        else if (called < answered) expect(found).toEqual([]);
        else expect(found).toEqual(answer === "aceptada" ? ["judgement"] : expected(inTerm, lasts.length));
      },
    ),
    { numRuns: 400 },
  );
});

test("a chosen reading decides alone, with its own last day", () => {
  const reading = fc.constantFrom("letra", "388", "68.1");
  fc.assert(
    fc.property(start, fc.integer({ min: 3, max: 12 }), reading, (after, wait, lectura) => {
      const [received, called] = [iso(after), iso(after + wait)];
      const last = petitionTerms("personal", received)[lectura as "letra"];
      const rows = [petitioned("personal", received, { Convocada: called })];
      const found = severities("4203b2-premature-call", rows, { lectura });
      expect(found).toEqual(called <= last ? ["violation"] : []);
    }),
    { numRuns: 200 },
  );
});

test("a special session has five days with that of its urgent vote, told by one rule", () => {
  fc.assert(
    fc.property(start, fc.nat({ max: 4 }), fc.nat({ max: 8 }), (after, gap, length) => {
      const [vote, first, last] = [iso(after), iso(after + gap), iso(after + gap + length)];
      fc.pre(vote.slice(0, 4) === last.slice(0, 4));
      const rows = [
        { Sesión: "U-1", Tipo: "urgente", Comienza: vote, Convocada: vote, "Votos a favor": 16 },
        {
          Sesión: 2,
          Tipo: "extraordinaria (petición)",
          Comienza: first,
          Termina: last,
          "Autorizada por": "U-1",
        },
      ];
      const told = ["4203b-length", "4203b2-urgent"].flatMap((rule) =>
        findingsOf(rule, { rows, settings: { miembros: 16 } }).filter(
          ({ session, severity }) => session === "2" && severity === "violation",
        ),
      );
      expect(told.map(({ rule }) => rule)).toEqual(
        length >= 5 ? ["4203b-length"] : gap + length >= 5 ? ["4203b2-urgent"] : [],
      );
    }),
    { numRuns: 300 },
  );
});

test("findings on the President's call tell the term day by day, then the acts in their order", () => {
  const row = { "Respuesta del alcalde": "rechazada", Respondida: "2025-07-25", Convocada: "2025-07-26" };
  const rows = [petitioned("personal", "2025-07-22", row)];
  const steps = (rule: string): string[] =>
    findingsOf(rule, { rows })[0]!.trace.map(({ day, text }) => `${isoText(day!)} ${text.es}`);
  const term = [
    "2025-07-22 recibida en persona; el término empieza al día siguiente",
    "2025-07-23 día 1",
    "2025-07-24 día 2",
    "2025-07-25 día 3",
    "2025-07-26 día 4",
    "2025-07-27 día 5",
  ];
  expect(steps("4203b2-premature-call")).toEqual([...term, "2025-07-26 fecha de la convocatoria"]);
  expect(steps("4203b2-silence")).toEqual([
    ...term,
    "2025-07-25 el alcalde contesta",
    "2025-07-26 fecha de la convocatoria",
  ]);
});

/** Rows of one petition that led to an urgent session and to the special one that it approved. */
const petition = fc
  .record({
    after: fc.nat({ max: 300 }),
    delivery: fc.constantFrom("personal", "correo"),
    answer: fc.constantFrom("aceptada", "rechazada", "ninguna"),
    answered: fc.nat({ max: 10 }),
    called: fc.nat({ max: 14 }),
    caller: fc.constantFrom("alcalde", "presidente"),
    starts: fc.nat({ max: 14 }),
    signatures: fc.integer({ min: 8, max: 16 }),
    votes: fc.integer({ min: 6, max: 16 }),
    length: fc.nat({ max: 6 }),
    authorised: fc.boolean(),
  })
  .map((one): NamedRow[] => {
    const { after } = one;
    const told = {
      "Petición recibida": iso(after),
      Entrega: one.delivery,
      Firmas: one.signatures,
      Certificado: "no",
      "Respuesta del alcalde": one.answer,
      Respondida: one.answer === "ninguna" ? "" : iso(after + one.answered),
      Acuse: "sí",
    };
    const vote = after + one.called + one.starts;
    const call = { Convocada: iso(after + one.called), "Convocada por": one.caller };
    return [
      { Sesión: "U-1", Tipo: "urgente", Comienza: iso(vote), ...call, "Votos a favor": one.votes, ...told },
      {
        Sesión: "2",
        Tipo: "extraordinaria",
        Comienza: iso(vote + 1),
        Termina: iso(vote + 1 + one.length),
        ...call,
        "Autorizada por": one.authorised ? "U-1" : "",
        Agenda: "Alumbrado",
        "Citada para": iso(vote),
        ...told,
      },
    ];
  });

test("a cell made blank never brings a violation of the rules on calls", () => {
  const rules = [
    "4203b-callers",
    "4203b-signatures",
    "4203b-agenda",
    "4203b-length",
    "4203b1-summons",
    "4203b2i-certificate",
    "4203b2-premature-call",
    "4203b2-silence",
    "4203b2-urgent",
    "4203b2-hold",
  ];
  const violations = (rows: readonly NamedRow[]): string[] =>
    rules.flatMap((rule) =>
      findingsOf(rule, { rows, settings: { miembros: 16 } })
        .filter(({ severity }) => severity === "violation")
        .map(({ session }) => `${rule} ${session}`),
    );
  fc.assert(
    fc.property(petition, fc.nat({ max: 1 }), fc.nat(), (rows, which, column) => {
      const headers = Object.keys(rows[which]!);
      const header = headers[column % headers.length]!;
      const fewer = rows.map((one, at) => (at === which ? { ...one, [header]: "" } : one));
      const before = new Set(violations(rows));
      expect(violations(fewer).filter((violation) => !before.has(violation))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
