import { fromCivil, type Day } from "../src/days/civil";
import { SUNDAY, weekday } from "../src/days/weekday";
import type { SheetCell, SheetRows } from "../src/calendar/input";
import { randomNumbers } from "./random-numbers";

/*
 * A calendar as a busy clerk keeps it: one row a meeting day, what concerns the whole session on its first row only,
 * ids anew each year, and now and then a late date, a blank or a date typed as text.
 */

const HEADERS = [
  "Sesión",
  "Tipo",
  "Estado",
  "Fecha",
  "Lugar",
  "Convocada",
  "Convocada por",
  "Citada para",
  "Petición recibida",
  "Entrega",
  "Firmas",
  "Certificado",
  "Respuesta del alcalde",
  "Respondida",
  "Acuse",
  "Presupuesto aprobado",
  "Solicitud radicada",
  "Contestada",
  "Decisión",
  "Agenda",
  "Notas",
] as const;

type Facts = Partial<Record<(typeof HEADERS)[number], SheetCell>>;

const LAST_YEAR = 2100;
const FIRST_OF_SMALL = 2021;

/**
 * A table of so many rows below its header: 100 are about a year, 10,000 most of 1991–2100.
 *
 * @param seed of its chance events; another seed is another municipality's calendar
 */
export function calendarRows(count: number, seed = 4203): SheetRows {
  const random = randomNumbers(seed);
  const rows: SheetCell[][] = [];
  const rowsOfYear = yearRows(FIRST_OF_SMALL, random).length;
  const years = Math.ceil(count / rowsOfYear);
  for (let year = Math.min(FIRST_OF_SMALL, LAST_YEAR + 1 - years); rows.length < count; year++)
    rows.push(...yearRows(year, random).map(inColumns));
  return [HEADERS, ...rows.slice(0, count)];
}

/** So many petitions and committees beside each row of the busy calendar fill 100,000 rows of 1991–2100. */
const ASIDES_A_ROW = 9;

/**
 * A table of up to 100,000 rows for the question how the check grows: the years of the busy calendar, and beside each of
 * their rows petitions and committees, which share no days with anything.
 */
export function growingRows(count: number): SheetRows {
  const random = randomNumbers(4203);
  const years = Math.ceil(count / (yearRows(FIRST_OF_SMALL, random).length * (1 + ASIDES_A_ROW)));
  const rows: SheetCell[][] = [];
  for (let year = Math.min(FIRST_OF_SMALL, LAST_YEAR + 1 - years); rows.length < count; year++) {
    const busy = yearRows(year, random);
    const asides = range(busy.length * ASIDES_A_ROW).map((at) => aside(year, at, random));
    const each = busy.flatMap((row, at) => [
      row,
      ...asides.slice(at * ASIDES_A_ROW, (at + 1) * ASIDES_A_ROW),
    ]);
    rows.push(...each.map(inColumns));
  }
  return [HEADERS, ...rows.slice(0, count)];
}

/** A petition or a committee's request of some month, with a number of its own. */
function aside(year: number, at: number, random: Random): Facts {
  const facts = at % 2 ? petition(year, at % 4 === 1 ? 0 : 1, random) : committee(year, at % 10, random);
  return { ...facts, Sesión: `A-${at}` };
}

function inColumns(facts: Facts): SheetCell[] {
  return HEADERS.map((header) => facts[header] ?? "");
}

type Random = () => number;

/** Twelve regular sessions, the budget, its message, four specials, two petitions and the committees: 93 rows. */
function yearRows(year: number, random: Random): Facts[] {
  return [
    ...range(12).flatMap((month) => regular(year, month + 1, random)),
    message(year, random),
    ...budget(year, random),
    ...range(4).flatMap((at) => special(year, at, random)),
    ...range(2).map((at) => petition(year, at, random)),
    ...range(10).map((at) => committee(year, at, random)),
  ];
}

function regular(year: number, month: number, random: Random): Facts[] {
  const days = meetings(fromCivil(year, month, 15) + Math.floor(random() * 5), 5);
  return session({ Sesión: month, Tipo: "ordinaria", Agenda: "Proyectos y resoluciones" }, days, random);
}

function message(year: number, random: Random): Facts {
  const day = fromCivil(year, 5, 20) + Math.floor(random() * 8) + (random() < 0.05 ? 6 : 0);
  return { Sesión: "M-1", Tipo: "mensaje de presupuesto", Fecha: day, Convocada: day - 5, Notas: "Mensaje" };
}

function budget(year: number, random: Random): Facts[] {
  const days = meetings(fromCivil(year, 6, random() < 0.05 ? 4 : 2), 8);
  return session(
    { Sesión: "P-1", Tipo: "presupuesto", "Presupuesto aprobado": days[7]!, Agenda: "Presupuesto" },
    days,
    random,
  );
}

/** On a petition by mail or by hand, or called by the mayor. */
function special(year: number, at: number, random: Random): Facts[] {
  const received = fromCivil(year, 2 + 3 * at, 1) + Math.floor(random() * 8);
  const called = received + 3 + (random() < 0.05 ? 5 : 0);
  const days = meetings(called + 5, 3);
  const facts: Facts =
    at % 2
      ? { Tipo: "extraordinaria (petición)", ...petitionFacts(received, random) }
      : { Tipo: "extraordinaria (alcalde)", "Citada para": days[0]! };
  const call: Facts = { Convocada: called, "Convocada por": "alcalde", Agenda: "Asuntos de la convocatoria" };
  return session({ Sesión: `E-${at + 1}`, ...facts, ...call }, days, random);
}

function petition(year: number, at: number, random: Random): Facts {
  const received = fromCivil(year, 3 + 5 * at, 3) + Math.floor(random() * 10);
  return { Sesión: `S-${at + 1}`, Tipo: "petición", ...petitionFacts(received, random) };
}

function petitionFacts(received: Day, random: Random): Facts {
  const byMail = random() < 0.5;
  return {
    "Petición recibida": received,
    Entrega: byMail ? "correo" : "personal",
    Firmas: 11,
    Certificado: byMail ? "" : "sí",
    "Respuesta del alcalde": "aceptada",
    Respondida: received + 2 + (random() < 0.1 ? 6 : 0),
    Acuse: random() < 0.1 ? "" : "sí",
  };
}

function committee(year: number, at: number, random: Random): Facts {
  const filed = fromCivil(year, at + 2, 4) + Math.floor(random() * 5);
  const facts: Facts = { "Solicitud radicada": filed, Contestada: filed + 3, Decisión: "autorizada" };
  return {
    Sesión: `C-${at + 1}`,
    Tipo: "comisión",
    ...facts,
    Fecha: filed + 8,
    Lugar: "Salón de comisiones",
  };
}

/** One row a meeting; the facts of the session stand on the first. */
function session({ Sesión, Tipo, ...facts }: Facts, days: readonly Day[], random: Random): Facts[] {
  return days.map((day, at) => ({
    Sesión: Sesión!,
    Tipo: Tipo!,
    Estado: random() < 0.02 ? "" : "celebrada",
    Fecha: random() < 0.005 ? "13/2/2027" : day,
    Lugar: "Salón de sesiones",
    ...(at === 0 ? facts : {}),
  }));
}

/** So many days in a row from a day on, Sundays left out. */
function meetings(first: Day, count: number): Day[] {
  const days: Day[] = [];
  for (let day = first; days.length < count; day++) if (weekday(day) !== SUNDAY) days.push(day);
  return days;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}
