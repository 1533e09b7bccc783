import type { Text } from "./text";

/** Headings and words of the files that a report is exported to. */
export const EXPORT_TEXTS = {
  title: { es: "Informe del calendario de sesiones", en: "Report on the session calendar" },
  file: { es: "Archivo", en: "File" },
  municipality: { es: "Municipio", en: "Municipality" },
  members: { es: "Miembros", en: "Members" },
  bylaws: { es: "Ordinarias según el reglamento", en: "Regular sessions by the bylaws" },
  source: { es: "Calendario", en: "Calendar" },
  beside: { es: "Hojas que lo acompañan", en: "Sheets beside it" },
  nothingBeside: { es: "ninguna", en: "none" },
  range: { es: "Fechas que cubre", en: "Dates covered" },
  rangeValue: { es: "{first} a {last}", en: "{first} to {last}" },
  noRange: { es: "sin fechas", en: "no dates" },
  law: { es: "Versión de la ley", en: "Version of the law" },
  dates1904: { es: "El libro cuenta las fechas desde 1904.", en: "The workbook counts dates from 1904." },
  unread: {
    es: "La hoja tiene datos más allá de la columna {column}, que no se leyeron.",
    en: "The sheet has data beyond column {column}, which were not read.",
  },
  made: { es: "Fecha del informe", en: "Date of the report" },
  madeBy: { es: "Hecho con", en: "Made with" },
  counts: { es: "Resultado", en: "Result" },
  countsValue: {
    es: "{sessions} sesiones, {rules} reglas",
    en: "{sessions} sessions, {rules} rules",
  },
  findings: { es: "Hallazgos", en: "Findings" },
  noFindings: { es: "Sin hallazgos.", en: "No findings." },
  parameters: { es: "Números de la ley que se usaron", en: "Numbers of the law that were used" },
  parameter: { es: "Número", en: "Number" },
  value: { es: "Valor", en: "Value" },
  origin: { es: "Procede de", en: "It comes from" },
  fromLaw: { es: "la ley", en: "the law" },
  fromUser: { es: "Parámetros", en: "Parameters" },
  notVerified: {
    es: "la Ley 81-1991; no verificado en la versión escogida",
    en: "Law 81-1991; not verified in the chosen version",
  },
  readings: { es: "Lecturas de la ley", en: "Readings of the law" },
  question: { es: "Pregunta", en: "Question" },
  reading: { es: "Lectura", en: "Reading" },
  chosen: { es: "escogida en Parámetros", en: "chosen in Parameters" },
  allTold: { es: "usual; se comprobaron todas", en: "the usual one; all were checked" },
  usual: { es: "la usual", en: "the usual one" },
  severity: { es: "Gravedad", en: "Severity" },
  letter: { es: "Letra", en: "Letter" },
  rule: { es: "Regla", en: "Rule" },
  session: { es: "Sesión", en: "Session" },
  sheet: { es: "Hoja", en: "Sheet" },
  cell: { es: "Celda", en: "Cell" },
  cells: { es: "Celdas", en: "Cells" },
  column: { es: "Columna", en: "Column" },
  message: { es: "Mensaje", en: "Message" },
  citation: { es: "Cita", en: "Citation" },
  otherReadings: { es: "Otras lecturas", en: "Other readings" },
  trace: { es: "Cómo se llegó", en: "How it was reached" },
  number: { es: "Cantidad", en: "Number" },
  holds: { es: "cumple", en: "complies" },
  fails: { es: "no cumple", en: "does not comply" },
  unknown: { es: "no se puede saber", en: "it cannot be known" },
  readingHolds: { es: "{reading}: {result}", en: "{reading}: {result}" },
  readingDay: { es: "{reading}: {day} ({result})", en: "{reading}: {day} ({result})" },
  readingOnlyDay: { es: "{reading}: {day}", en: "{reading}: {day}" },
  disclaimer: {
    es: "MUNI es una ayuda de cómputo: no es asesoramiento legal ni sustituye la lectura de la ley.",
    en: "MUNI is a computing aid: it is not legal advice and does not replace reading the law.",
  },
  letters: {
    es: "Letras: I incumplimiento, A advertencia, J juicio, F falta, N nota, E excusado.",
    en: "Letters: I violation, A warning, J judgement, F missing, N note, E excused.",
  },
  reportSheet: { es: "Informe", en: "Report" },
  findingsColumn: { es: "Hallazgos", en: "Findings" },
} as const satisfies Readonly<Record<string, Text>>;

/** Events and deadlines of the calendar file. */
export const EVENT_TEXTS = {
  calendarName: { es: "Legislatura Municipal", en: "Municipal Legislature" },
  calendarOf: {
    es: "Legislatura Municipal de {municipality}",
    en: "Municipal Legislature of {municipality}",
  },
  session: { es: "Sesión {id}: {type}", en: "Session {id}: {type}" },
  meets: { es: "Días de reunión: {days}.", en: "Meeting days: {days}." },
  agenda: { es: "Agenda: {agenda}.", en: "Agenda: {agenda}." },
  hour: { es: "Hora: {hour}.", en: "Hour: {hour}." },
  mayor: {
    es: "Último día: el alcalde contesta la petición de {id}",
    en: "Last day: the mayor answers the petition of {id}",
  },
  hold: { es: "Último día: celebrar la sesión {id}", en: "Last day: hold session {id}" },
  committee: {
    es: "Último día: el Presidente contesta a la comisión {id}",
    en: "Last day: the President answers committee {id}",
  },
  message: {
    es: "Último día: mensaje de presupuesto {year}",
    en: "Last day: budget message of {year}",
  },
  budgetStart: {
    es: "Último día: comienza la sesión de presupuesto {year}",
    en: "Last day: the budget session of {year} starts",
  },
  budgetRoom: {
    es: "Último comienzo que deja {days} días contables a la sesión de presupuesto {year}",
    en: "Latest start that leaves the budget session of {year} its {days} countable days",
  },
  budgetEnd: {
    es: "Último día: termina la sesión de presupuesto {year}, con el presupuesto aprobado",
    en: "Last day: the budget session of {year} ends, with the budget approved",
  },
  otherReadings: { es: "Según otras lecturas: {each}.", en: "By other readings: {each}." },
  citation: { es: "Cita: {citation}.", en: "Cite: {citation}." },
} as const satisfies Readonly<Record<string, Text>>;

/** What the rules check that serve no clause of the statutes: those about the sheet itself. */
export const SHEET_RULE_HELP: Readonly<Record<string, Text>> = {
  "data-date-text": {
    es: "Una fecha está escrita como texto que solo puede ser un día. Conviértala en fecha.",
    en: "A date is written as a text that can only be one day. Turn it into a date.",
  },
  "data-date-ambiguous": {
    es: "Una fecha está escrita como texto cuyo día y mes se pueden confundir. Escríbala de nuevo.",
    en: "A date is written as a text whose day and month can be swapped. Enter it again.",
  },
  "data-date-1904": {
    es: "El libro cuenta las fechas desde 1904; así se leyeron.",
    en: "The workbook counts dates from 1904; they were read so.",
  },
  "data-end-before-start": {
    es: "Una sesión termina antes de comenzar, o lista días fuera de sus extremos.",
    en: "A session ends before it starts, or lists days outside its ends.",
  },
  "data-duplicate": {
    es: "Las filas de una sesión se contradicen, o una referencia sirve a dos sesiones.",
    en: "The rows of a session contradict each other, or a reference fits two sessions.",
  },
  "data-overlap": {
    es: "Dos ordinarias, o dos extraordinarias, comparten un día.",
    en: "Two regular sessions, or two special ones, share a day.",
  },
  "data-missing": {
    es: "Falta el número, el tipo, el comienzo o el final de una sesión.",
    en: "The id, the type, the start or the end of a session is missing.",
  },
  "data-unknown-type": {
    es: "El tipo de una sesión no se conoce.",
    en: "The type of a session is not known.",
  },
  "data-value-unreadable": {
    es: "Una palabra, un número o una hora no se entiende.",
    en: "A word, a number or an hour is not understood.",
  },
  "data-year-outside": {
    es: "Una fecha queda fuera de 1991–2100, o de lo que cubre la hoja.",
    en: "A date is outside 1991–2100, or outside what the sheet covers.",
  },
  "data-holiday-unreadable": {
    es: "Una fila de Feriados no se puede leer.",
    en: "A row of Holidays cannot be read.",
  },
  "data-holiday-idle": {
    es: "Una fila de Feriados repite un día, o quita uno que no es feriado.",
    en: "A row of Holidays repeats a day, or takes out one that is no holiday.",
  },
  "data-setting-unreadable": {
    es: "Una fila de Parámetros no se puede leer.",
    en: "A row of Parameters cannot be read.",
  },
  "data-exception-unreadable": {
    es: "Una fila de Excepciones no se puede leer.",
    en: "A row of Exceptions cannot be read.",
  },
  "data-members": {
    es: "Los miembros se toman de la tabla de municipios.",
    en: "The members are taken from the table of municipalities.",
  },
  "law-version": {
    es: "Hay sesiones fuera del período de la versión escogida de la ley.",
    en: "Sessions lie outside the period of the chosen version of the law.",
  },
  "exception-unused": {
    es: "Una excepción no excusa ningún hallazgo.",
    en: "An exception excuses no finding.",
  },
  "exception-expired": {
    es: "Una excepción vence antes de la sesión.",
    en: "An exception expires before its session.",
  },
  "exception-no-reason": {
    es: "Una excepción no dice su motivo y no excusa nada.",
    en: "An exception gives no reason and excuses nothing.",
  },
};
