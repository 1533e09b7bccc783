import * as fc from "fast-check";
import { isoText } from "../../../src/days/iso";
import { serial, type Calendar, type NamedRow } from "./sheet";

/*
 * Books as clerks keep them around New Year and around the budget, lawful and not, with cells left blank: petitions, the
 * urgent sessions and the special ones that rest on them, regular sessions and what interrupts them. Their cells do not
 * contradict one another, for of two that do a blank takes one away, and what the other says is recorded.
 */

const days = fc.nat({ max: 45 });
const wait = (max: number) => fc.nat({ max });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 4 });
const seldom = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const yesNo = fc.constantFrom("sí", "no");
const number = fc.constantFrom("1", "2");

const regular = fc.record({
  kind: fc.constantFrom("ordinaria", "ordinaria", "presupuesto"),
  number,
  first: days,
  length: wait(9),
  met: seldom(fc.uniqueArray(wait(9), { maxLength: 6 })),
  extended: seldom(fc.tuple(wait(9), wait(11))),
  approved: maybe(wait(12)),
});

const special = fc.record({
  kind: fc.constantFrom("extraordinaria", "extraordinaria (alcalde)", "extraordinaria (petición)"),
  number,
  first: days,
  length: wait(6),
  called: maybe(wait(12)),
  caller: maybe(fc.constantFrom("alcalde", "presidente")),
  summoned: seldom(wait(1)),
  extended: seldom(fc.tuple(wait(6), wait(8))),
  interrupts: seldom(fc.tuple(fc.constantFrom("O", "P"), number)),
  emergency: maybe(yesNo),
  votes: maybe(fc.constantFrom(9, 11, 16)),
  urgent: seldom(number),
  tellsPetition: fc.boolean(),
});

const oneDay = fc.record({
  kind: fc.constantFrom("urgente", "urgente", "mensaje de presupuesto"),
  number,
  first: days,
  length: maybe(fc.constantFrom(0, 0, 1, 2)),
  called: maybe(wait(12)),
  caller: maybe(fc.constantFrom("alcalde", "presidente")),
  interrupts: seldom(fc.tuple(fc.constantFrom("O", "P"), number)),
  votes: maybe(fc.constantFrom(3, 9, 16)),
});

/** A petition and what became of it, told by the row of whatever rests on it. */
const petition = fc.record({
  received: wait(20),
  delivery: maybe(fc.constantFrom("personal", "correo")),
  signatures: maybe(fc.constantFrom(10, 11)),
  certificate: maybe(yesNo),
  answer: maybe(fc.constantFrom("aceptada", "rechazada", "ninguna")),
  answered: maybe(wait(12)),
  receipt: maybe(yesNo),
});

const request = fc.record({
  number,
  first: days,
  call: seldom(fc.tuple(wait(12), fc.constantFrom("alcalde", "presidente"))),
});

type Made<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
type Petition = Made<typeof petition>;

/** A day so many after the base of the book, or nothing. */
type Writer = (after: number | undefined) => string;

function petitionCells({ received, ...told }: Petition, first: number, iso: Writer): NamedRow {
  const day = first - received;
  const isAnswered = told.answer !== "ninguna" && told.answered !== undefined;
  return {
    "Petición recibida": iso(day),
    Entrega: told.delivery ?? "",
    Firmas: told.signatures ?? "",
    Certificado: told.certificate ?? "",
    "Respuesta del alcalde": told.answer ?? "",
    Respondida: isAnswered ? iso(day + told.answered!) : "",
    Acuse: told.receipt ?? "",
  };
}

function callCells(
  { first, called, caller }: { first: number; called: number | undefined; caller: string | undefined },
  iso: Writer,
): NamedRow {
  return {
    Convocada: iso(called === undefined ? undefined : first - called),
    "Convocada por": caller ?? "",
  };
}

function extensionCells(
  first: number,
  extended: readonly [number, number] | undefined,
  iso: Writer,
): NamedRow {
  return {
    "Prórroga autorizada": iso(extended && first + extended[0]),
    "Prórroga hasta": iso(extended && first + extended[1]),
  };
}

const named = (of: readonly [string, string] | undefined): string => (of ? of.join("") : "");

function regularRow(one: Made<typeof regular>, iso: Writer): NamedRow {
  const { kind, first, length, met, approved } = one;
  const listed = met && [...new Set([0, ...met, length])].filter((day) => day <= length);
  return {
    Sesión: `${kind === "ordinaria" ? "O" : "P"}${one.number}`,
    Tipo: kind,
    Comienza: iso(first),
    Termina: iso(first + length),
    "Días de reunión": (listed ?? [])
      .sort((a, b) => a - b)
      .map((day) => iso(first + day))
      .join("; "),
    ...extensionCells(first, one.extended, iso),
    "Presupuesto aprobado": iso(
      kind === "ordinaria" || approved === undefined ? undefined : first + approved,
    ),
  };
}

function specialRow(one: Made<typeof special>, told: Petition, iso: Writer): NamedRow {
  const { first } = one;
  return {
    Sesión: `E${one.number}`,
    Tipo: one.kind,
    Comienza: iso(first),
    Termina: iso(first + one.length),
    ...callCells(one, iso),
    "Citada para": iso(one.summoned === undefined ? undefined : first + one.summoned),
    ...extensionCells(first, one.extended, iso),
    "Interrumpe a": named(one.interrupts),
    Emergencia: one.emergency ?? "",
    "Votos a favor": one.votes ?? "",
    "Autorizada por": one.urgent === undefined ? "" : `U${one.urgent}`,
    ...(one.tellsPetition && one.urgent === undefined ? petitionCells(told, first, iso) : {}),
  };
}

function oneDayRow(one: Made<typeof oneDay>, told: Petition, iso: Writer): NamedRow {
  const { kind, first } = one;
  return {
    Sesión: `${kind === "urgente" ? "U" : "M"}${one.number}`,
    Tipo: kind,
    Comienza: iso(first),
    Termina: iso(one.length === undefined ? undefined : first + one.length),
    ...callCells(one, iso),
    "Interrumpe a": named(one.interrupts),
    "Votos a favor": one.votes ?? "",
    ...(kind === "urgente" ? petitionCells(told, first, iso) : {}),
  };
}

function requestRow({ number, first, call }: Made<typeof request>, told: Petition, iso: Writer): NamedRow {
  const [called, caller] = call ?? [undefined, undefined];
  return {
    Sesión: `T${number}`,
    Tipo: "petición",
    ...callCells({ first, called, caller }, iso),
    ...petitionCells(told, first, iso),
  };
}

/** Each session once: of two that have a number the first. */
function eachOnce(rows: readonly NamedRow[]): NamedRow[] {
  return rows.filter((row, at) => rows.findIndex((other) => other.Sesión === row.Sesión) === at);
}

/** The days from which a book is counted: before New Year, in March, before the budget. */
const BASES = ["2014-12-05", "2015-03-02", "2015-05-05"];

const settings = fc.record({
  "días ordinaria": seldom(fc.constantFrom("corridos", "reunión")),
  lectura: seldom(fc.constantFrom("letra", "388", "68.1")),
  "voto pleno": seldom(fc.constantFrom("todos", "mayoría")),
  plazo10: seldom(fc.constantFrom("comenzar", "terminar")),
  desde: seldom(days),
});

export const book: fc.Arbitrary<Calendar> = fc
  .record({
    base: fc.constantFrom(...BASES),
    regulars: fc.array(regular, { maxLength: 2 }),
    specials: fc.array(fc.tuple(special, petition), { maxLength: 2 }),
    oneDays: fc.array(fc.tuple(oneDay, petition), { maxLength: 2 }),
    requests: fc.array(fc.tuple(request, petition), { maxLength: 1 }),
    settings,
  })
  .map(({ base, regulars, specials, oneDays, requests, settings: { desde, ...readings } }): Calendar => {
    const iso: Writer = (after) => (after === undefined ? "" : isoText(serial(base) + after));
    const chosen = Object.entries(readings).filter((entry) => entry[1] !== undefined);
    return {
      rows: eachOnce([
        ...regulars.map((one) => regularRow(one, iso)),
        ...specials.map(([one, told]) => specialRow(one, told, iso)),
        ...oneDays.map(([one, told]) => oneDayRow(one, told, iso)),
        ...requests.map(([one, told]) => requestRow(one, told, iso)),
      ]),
      settings: {
        miembros: 16,
        ...(Object.fromEntries(chosen) as NamedRow),
        ...(desde === undefined ? {} : { desde: iso(desde) }),
      },
    };
  });
