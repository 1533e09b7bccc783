import * as fc from "fast-check";
import { checkCalendar } from "../../../src/calendar/check";
import { SEVERITIES, type Finding } from "../../../src/calendar/finding";
import type { SheetCell } from "../../../src/calendar/input";
import { COLUMN_NAMES, SEVERITY_WORDS } from "../../../src/messages/calendar";
import { check, serial, sheetOf, type NamedRow } from "./sheet";

const headers = Object.values(COLUMN_NAMES).map(({ es }) => es);
const isoOf = (day: number): string => new Date((day - 25_569) * 86_400_000).toISOString().slice(0, 10);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: "" });

const day = fc.integer({ min: serial("2026-12-20"), max: serial("2028-01-10") }).map(isoOf);
const type = fc.constantFrom(
  "ordinaria",
  "presupuesto",
  "extraordinaria",
  "extraordinaria (alcalde)",
  "extraordinaria (petición)",
  "urgente",
  "mensaje de presupuesto",
  "petición",
  "otra cosa",
);

/** A row as clerks can write it, contradictions included. */
const row: fc.Arbitrary<NamedRow> = fc.record({
  Sesión: fc.constantFrom("1", "2", "3", "4", ""),
  Tipo: maybe(type),
  Estado: maybe(fc.constantFrom("celebrada", "cancelada", "quién sabe")),
  Comienza: maybe(day),
  Termina: maybe(day),
  Fecha: maybe(day),
  "Días de reunión": maybe(fc.array(day, { minLength: 1, maxLength: 7 }).map((days) => days.join("; "))),
  Convocada: maybe(day),
  "Convocada por": maybe(fc.constantFrom("alcalde", "presidenta")),
  "Prórroga autorizada": maybe(day),
  "Prórroga hasta": maybe(day),
  "Interrumpe a": maybe(fc.constantFrom("1", "2")),
  "Autorizada por": maybe(fc.constantFrom("1", "9")),
  "Petición recibida": maybe(fc.oneof(day, fc.constant("03/06/2027"))),
  Entrega: maybe(fc.constantFrom("personal", "correo", "fax")),
  "Respuesta del alcalde": maybe(fc.constantFrom("aceptada", "ninguna")),
  Respondida: maybe(day),
  Acuse: maybe(fc.constantFrom("sí", "no")),
  "Presupuesto aprobado": maybe(day),
});

const told = ({ rule, severity, session, message, column }: Finding): string =>
  [rule, severity, session, column, message.es, message.en].join(" | ");

test("the order of rows never matters", () => {
  const shuffled = fc
    .array(row, { maxLength: 12 })
    .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
  fc.assert(
    fc.property(shuffled, ([rows, others]) => {
      const one = check({ rows }).findings.map(told).sort();
      expect(check({ rows: others }).findings.map(told).sort()).toEqual(one);
    }),
    { numRuns: 150 },
  );
});

const anyCell: fc.Arbitrary<SheetCell> = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.double(),
  fc.integer({ min: -100, max: 80_000 }),
  fc.integer({ min: 33_239, max: 73_415 }),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(
    "",
    "#N/A",
    "03/06/2027",
    "3 de junio",
    "2027-06-03; x",
    "ordinaria",
    "presupuesto",
    "urgente",
  ),
  type,
);
const anySheet = fc.array(fc.array(anyCell, { maxLength: 40 }), { maxLength: 12 });

test("a check never throws, whatever the sheets hold", () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(headers, { minLength: headers.length }),
      anySheet,
      anySheet,
      anySheet,
      fc.boolean(),
      (titles, calendar, settings, holidays, dates1904) => {
        const found = checkCalendar({ calendar: [titles, ...calendar], settings, holidays, dates1904 });
        expect(found.recognised).toBe(true);
        for (const { cells } of found.findings)
          for (const at of cells) expect(at.row).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 200 },
  );
  fc.assert(fc.property(anySheet, (calendar) => void checkCalendar({ calendar })));
});

test("findings come in order of severity, their messages are whole, and the counts agree", () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 10 }), (rows) => {
      const { findings, counts } = check({ rows });
      for (const { message } of findings)
        for (const text of [message.es, message.en]) expect(text).not.toMatch(/[{}]|undefined|NaN|\[object/);
      const order = findings.map(({ severity }) => SEVERITIES.indexOf(severity));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      for (const severity of SEVERITIES)
        expect(counts[severity]).toBe(findings.filter((finding) => finding.severity === severity).length);
    }),
  );
});

/** A session whose own dates agree. */
const sound = fc
  .record({
    type,
    first: fc.integer({ min: serial("2027-05-01"), max: serial("2027-06-20") }),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 14 }), { minLength: 1, maxLength: 13 }),
    extended: fc.option(fc.tuple(fc.nat({ max: 16 }), fc.nat({ max: 16 })), { nil: [] }),
    received: fc.nat({ max: 10 }),
    answered: fc.nat({ max: 12 }),
    approved: fc.nat({ max: 16 }),
    delivery: fc.constantFrom("personal", "correo"),
  })
  .map((session): NamedRow => {
    const at = (after: number): string => isoOf(session.first + after);
    const [authorised, until] = session.extended;
    return {
      Tipo: session.type,
      Comienza: at(0),
      Termina: at(Math.max(...session.days)),
      "Días de reunión": [...new Set([0, ...session.days])].map(at).join("; "),
      "Prórroga autorizada": authorised === undefined ? "" : at(authorised),
      "Prórroga hasta": until === undefined ? "" : at(until),
      "Presupuesto aprobado": at(session.approved),
      "Petición recibida": at(-session.received - 5),
      Entrega: session.delivery,
      "Respuesta del alcalde": "aceptada",
      Respondida: at(session.answered - session.received - 5),
      Acuse: "sí",
      // A petition led to no session; where its row tells of a call, that call is one more answer.
      Convocada: session.type === "petición" ? "" : at(-3),
    };
  });

test("a cell made blank never brings a violation", () => {
  const violations = (rows: readonly NamedRow[]): string[] =>
    check({ rows })
      .findings.filter(({ severity }) => severity === "violation")
      .map(({ rule, session }) => `${rule} ${session}`);
  fc.assert(
    fc.property(
      fc.array(sound, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.nat(),
      (sessions, which, column) => {
        const rows = sessions.map((session, at): NamedRow => ({ Sesión: `S${at + 1}`, ...session }));
        const blanked = which % rows.length;
        const header = Object.keys(rows[0]!)[column % Object.keys(rows[0]!).length]!;
        const fewer = rows.map((one, at) => (at === blanked ? { ...one, [header]: "" } : one));
        const before = new Set(violations(rows));
        expect(violations(fewer).filter((violation) => !before.has(violation))).toEqual([]);
      },
    ),
    { numRuns: 400 },
  );
});

test("every severity has its word in both languages", () => {
  expect(SEVERITIES.map((severity) => SEVERITY_WORDS[severity].es)).toEqual([
    "incumplimiento",
    "advertencia",
    "juicio",
    "falta",
    "nota",
    "excusado",
  ]);
  for (const severity of SEVERITIES) expect(SEVERITY_WORDS[severity].en).toBe(severity);
});

test("a thousand sessions of one year are all read", () => {
  const rowsOf = (count: number): SheetCell[][] =>
    sheetOf(
      Array.from({ length: count }, (_, at): NamedRow => ({
        Sesión: at,
        Tipo: "ordinaria",
        Comienza: "2027-03-08",
      })),
    );
  const { findings, sessions } = checkCalendar({ calendar: rowsOf(1000) });
  expect(sessions).toBe(1000);
  expect(findings.some(({ rule }) => rule === "4203a-count")).toBe(true);
});
