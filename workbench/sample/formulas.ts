import { toA1 } from "../host/a1";
import { CALENDAR, CALENDAR_HEADERS } from "./calendar";
import { OWN_HOLIDAYS, SETTINGS } from "./tables";

/** One line of the sheet with examples: what is asked, up to two inputs, and the formula. */
export interface Example {
  readonly question: string;
  readonly first?: string | number;
  readonly second?: string | number;
  /** `B#` and `C#` stand for the inputs of the line. */
  readonly formula: string;
}

export interface ExampleGroup {
  readonly title: string;
  readonly examples: readonly Example[];
}

export const EXAMPLES: readonly ExampleGroup[] = [
  {
    title: "Peticiones y convocatorias · § 4203(b)",
    examples: [
      {
        question: "Petición a mano: último día para contestar",
        first: "2027-08-03",
        second: "personal",
        formula: "=MUNI_PETITION_DEADLINE(B#,C#)",
      },
      {
        question: "Petición por correo: último día para contestar",
        first: "2026-06-09",
        second: "correo",
        formula: "=MUNI_PETITION_DEADLINE(B#,C#)",
      },
      {
        question: "La misma, con la lectura 388",
        first: "2026-06-09",
        second: "correo",
        formula: '=MUNI_PETITION_DEADLINE(B#,C#,,"lectura=388")',
      },
      { question: "Firmas que necesita la petición", first: 16, formula: "=MUNI_PETITION_SIGNATURES(B#)" },
      { question: "Último día para celebrarla", first: "2027-09-03", formula: "=MUNI_HOLD_DEADLINE(B#)" },
      {
        question: "Último día para contestar a la comisión",
        first: "2027-03-01",
        formula: "=MUNI_COMMITTEE_DEADLINE(B#)",
      },
      {
        question: "Un texto que no es fecha da error",
        first: "mañana",
        second: "personal",
        formula: "=MUNI_PETITION_DEADLINE(B#,C#)",
      },
    ],
  },
  {
    title: "Sesiones · § 4203(a)",
    examples: [
      {
        question: "¿Cumple la sesión de presupuesto?",
        first: "2027-06-01",
        second: "2027-06-11",
        formula: "=MUNI_BUDGET_SESSION_OK(B#,C#)",
      },
      {
        question: "Días que cuentan, ambos incluidos",
        first: "2027-06-01",
        second: "2027-06-11",
        formula: "=MUNI_BUDGET_DAYS(B#,C#)",
      },
      {
        question: "Último comienzo que deja diez días",
        first: 2027,
        formula: "=MUNI_BUDGET_LATEST_START(B#)",
      },
      {
        question: "¿Cumple la sesión ordinaria?",
        first: "2027-03-09",
        second: "2027-03-16",
        formula: '=MUNI_SESSION_OK("ordinaria",B#,C#)',
      },
      {
        question: "Próximo día laborable",
        first: "2027-07-02",
        formula: "=MUNI_NEXT_WORKDAY(B#,Feriados!A1:D4)",
      },
      {
        question: "¿Es feriado?",
        first: "2027-10-04",
        formula: "=MUNI_IS_HOLIDAY(B#,Feriados!A1:D4)",
      },
    ],
  },
  {
    title: "Elección y escaños · § 4153",
    examples: [
      { question: "Día de la elección general", first: 2028, formula: "=MUNI_ELECTION_DAY(B#)" },
      { question: "Comienzo del término", first: 2028, formula: "=MUNI_TERM_START(B#)" },
      { question: "Miembros según la población", first: 60949, formula: "=MUNI_LEGISLATURE_SIZE(B#)" },
      { question: "Escaños directos", first: 16, formula: "=MUNI_DIRECT_SEATS(B#)" },
      { question: "Dos terceras partes", first: 16, formula: "=MUNI_TWO_THIRDS(B#)" },
      { question: "Cuórum", first: 16, formula: "=MUNI_QUORUM(B#)" },
    ],
  },
];

const CALENDAR_RANGE = toA1({
  row: 0,
  column: 0,
  rows: CALENDAR.length + 1,
  columns: CALENDAR_HEADERS.length,
});

/** A table that spills, with its place to the right of the examples. */
export interface SpilledTable {
  readonly row: number;
  readonly column: number;
  /** Columns of its header. */
  readonly columns: number;
  readonly title: string;
  readonly formula: string;
}

export const SPILLED: readonly SpilledTable[] = [
  {
    row: 3,
    column: 6,
    columns: 5,
    title: "Término del alcalde, con cada lectura",
    formula: "=MUNI_PETITION_TERM(B6,C6)",
  },
  {
    row: 15,
    column: 6,
    columns: 6,
    title: "Límites del presupuesto de 2027",
    formula: "=MUNI_BUDGET_DATES(2027)",
  },
  {
    row: 23,
    column: 6,
    columns: 5,
    title: "Feriados de 2027",
    formula: "=MUNI_HOLIDAYS(2027,Feriados!A1:D4)",
  },
  {
    row: 49,
    column: 6,
    columns: 6,
    title: "Hallazgos del calendario, como en el panel",
    formula: `=MUNI_CALENDAR_CHECK(Calendario!${CALENDAR_RANGE},Parámetros!A1:B${SETTINGS.length},Feriados!A1:D${OWN_HOLIDAYS.length})`,
  },
];
