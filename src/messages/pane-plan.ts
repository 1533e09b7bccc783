import type { Text } from "./text";

/** "Proponer calendario" and the template. */
export const PANE_PLAN_TEXTS = {
  title: { es: "Calendario nuevo", en: "New calendar" },
  intro: {
    es: "MUNI propone un calendario lícito para un año. Se escribe en hojas nuevas; nunca encima de una que ya existe.",
    en: "MUNI proposes a lawful calendar for a year. It is written on new sheets; never over one that exists.",
  },
  year: { es: "Año", en: "Year" },
  municipality: { es: "Municipio", en: "Municipality" },
  none: { es: "(ninguno)", en: "(none)" },
  members: { es: "Miembros", en: "Members" },
  sessions: {
    es: "Ordinarias al año, la de presupuesto incluida",
    en: "Regular sessions a year, the budget one included",
  },
  weekday: { es: "Día de la semana", en: "Weekday" },
  week: { es: "Semana del mes", en: "Week of the month" },
  week1: { es: "primera", en: "first" },
  week2: { es: "segunda", en: "second" },
  week3: { es: "tercera", en: "third" },
  week4: { es: "cuarta", en: "fourth" },
  weekLast: { es: "última", en: "last" },
  monthsWithout: { es: "Meses sin sesión", en: "Months without session" },
  propose: { es: "Proponer calendario", en: "Propose a calendar" },
  preview: { es: "Propuesta para {year}: {number} sesiones", en: "Proposal for {year}: {number} sessions" },
  unmet: { es: "Deseos que no se pueden cumplir", en: "Wishes that cannot be met" },
  allMet: { es: "Se cumplen todos los deseos.", en: "All wishes are met." },
  notes: { es: "Qué decidió MUNI", en: "What MUNI decided" },
  session: { es: "Sesión", en: "Session" },
  type: { es: "Tipo", en: "Type" },
  first: { es: "Comienza", en: "Starts" },
  last: { es: "Termina", en: "Ends" },
  write: { es: "Escribir en hojas nuevas", en: "Write on new sheets" },
  template: { es: "Plantilla en blanco", en: "Blank template" },
  templateHint: {
    es: "La plantilla trae los títulos, las listas y las fórmulas, sin sesiones.",
    en: "The template has the headers, the lists and the formulas, without sessions.",
  },
  written: { es: "Se añadieron las hojas {sheets}.", en: "The sheets {sheets} were added." },
  writtenOne: { es: "Se añadió la hoja {sheets}.", en: "The sheet {sheets} was added." },
  yearOutside: {
    es: " Pero «{sheet}» dice que el libro cubre del {from} al {to}, y se advierte de cada sesión de {year}: cambie «desde» y «hasta» en «Parámetros, feriados y excepciones».",
    en: " But “{sheet}” says that the workbook covers {from} to {to}, and each session of {year} is warned of: change “from” and “to” under “Parameters, holidays and exceptions”.",
  },
  kept: {
    es: " Se conservaron las que ya había: {sheets}.",
    en: " Those that were there were kept: {sheets}.",
  },
  calendarOf: { es: "Calendario {year}", en: "Calendar {year}" },
} as const satisfies Readonly<Record<string, Text>>;
