import type { Text } from "./text";

export const MONTHS = [
  { es: "enero", en: "January" },
  { es: "febrero", en: "February" },
  { es: "marzo", en: "March" },
  { es: "abril", en: "April" },
  { es: "mayo", en: "May" },
  { es: "junio", en: "June" },
  { es: "julio", en: "July" },
  { es: "agosto", en: "August" },
  { es: "septiembre", en: "September" },
  { es: "octubre", en: "October" },
  { es: "noviembre", en: "November" },
  { es: "diciembre", en: "December" },
] as const satisfies readonly Text[];

/** Heads of the columns of a month, from Sunday. */
export const WEEKDAY_LETTERS = [
  { es: "D", en: "S" },
  { es: "L", en: "M" },
  { es: "M", en: "T" },
  { es: "M", en: "W" },
  { es: "J", en: "T" },
  { es: "V", en: "F" },
  { es: "S", en: "S" },
] as const satisfies readonly Text[];

export const DAY_TEXTS = {
  long: { es: "{weekday}, {day} de {month} de {year}", en: "{weekday}, {month} {day}, {year}" },
  short: { es: "{day} de {month}", en: "{month} {day}" },
  brief: { es: "{weekday} {day} {month}", en: "{weekday} {month} {day}" },
  span: { es: "{first} al {last}", en: "{first} to {last}" },
  monthOf: { es: "{month} de {year}", en: "{month} {year}" },
} satisfies Record<string, Text>;

/** The year at a glance. */
export const YEAR_TEXTS = {
  title: { es: "El año {year} de un vistazo", en: "The year {year} at a glance" },
  keys: {
    es: "Con las flechas se pasa de un día señalado a otro; con Inicio y Fin, al primero y al último del mes; con Re Pág y Av Pág, a otro mes. Intro lleva a la fila.",
    en: "The arrow keys go from one marked day to another; Home and End, to the first and the last of the month; Page Up and Page Down, to another month. Enter goes to the row.",
  },
  legend: { es: "Señales", en: "Signs" },
  nothing: { es: "Nada señalado.", en: "Nothing marked." },
  empty: {
    es: "Este año no tiene sesiones, feriados, límites ni hallazgos con fecha.",
    en: "This year has no dated sessions, holidays, limits or findings.",
  },
  goToRow: { es: "Ir a la fila {row}", en: "Go to row {row}" },
  today: { es: "hoy", en: "today" },
  holiday: { es: "feriado", en: "holiday" },
  holidayNamed: { es: "Feriado: {name}", en: "Holiday: {name}" },
  deadline: { es: "límite", en: "limit" },
  deadlineNamed: { es: "Límite: {title}", en: "Limit: {title}" },
  between: { es: "sin reunión este día", en: "no meeting this day" },
  betweenSign: { es: "entre reuniones", en: "between meetings" },
  findings: { es: "{severity}: {number}", en: "{severity}: {number}" },
  findingTold: { es: "{severity}. {message}", en: "{severity}. {message}" },
  planned: { es: "programada", en: "planned" },
  held: { es: "celebrada", en: "held" },
  suspended: { es: "suspendida", en: "suspended" },
  cancelled: { es: "cancelada", en: "cancelled" },
  noStatus: { es: "sin estado", en: "no status" },
  unknownType: { es: "tipo sin reconocer", en: "unrecognised type" },
} satisfies Record<string, Text>;

/** What stands for a kind of session in a day; no letter that a severity has. */
export const SESSION_LETTERS = {
  regular: { es: "O", en: "R" },
  budget: { es: "P", en: "B" },
  special: { es: "X", en: "S" },
  urgent: { es: "U", en: "U" },
  message: { es: "M", en: "M" },
  inaugural: { es: "In", en: "In" },
  committee: { es: "C", en: "C" },
  petition: { es: "Pe", en: "Pe" },
  other: { es: "–", en: "–" },
  unknown: { es: "?", en: "?" },
} satisfies Record<string, Text>;

/** Limits in few words, as a small month has room for. */
export const DEADLINE_TEXTS = {
  mayor: { es: "respuesta del alcalde a la petición", en: "the mayor’s answer to the petition" },
  hold: { es: "celebración de la sesión {session}", en: "holding of session {session}" },
  committee: { es: "respuesta del Presidente a la comisión", en: "the President’s answer to the committee" },
  message: { es: "mensaje de presupuesto", en: "budget message" },
  budgetStart: { es: "comienzo de la sesión de presupuesto", en: "start of the budget session" },
  budgetRoom: {
    es: "último comienzo que deja todos los días al presupuesto",
    en: "latest start that leaves the budget all its days",
  },
  budgetEnd: {
    es: "fin de la sesión de presupuesto, ya aprobado",
    en: "end of the budget session, with its approval",
  },
} satisfies Record<string, Text>;

/** The way of a petition. */
export const PETITION_TEXTS = {
  title: { es: "El camino de la petición", en: "The way of the petition" },
  receivedByHand: { es: "Petición entregada en persona", en: "Petition delivered by hand" },
  receivedByMail: { es: "Acuse de correo de la petición", en: "Postal receipt of the petition" },
  term: { es: "Término del alcalde", en: "Term of the mayor" },
  termUnder: { es: "Término del alcalde: {reading}", en: "Term of the mayor: {reading}" },
  letra: { es: "a la letra", en: "as written" },
  "388": { es: "art.\u00a0388", en: "art.\u00a0388" },
  "68.1": { es: "Regla\u00a068.1", en: "Rule\u00a068.1" },
  saturdayWorks: { es: "{reading}, sábado laborable", en: "{reading}, Saturday a working day" },
  saturdayIdle: { es: "{reading}, sábado no laborable", en: "{reading}, Saturday no working day" },
  joined: { es: "{one}; {other}", en: "{one}; {other}" },
  accepted: { es: "El alcalde acepta", en: "The mayor accepts" },
  rejected: { es: "El alcalde rechaza", en: "The mayor rejects" },
  answered: { es: "El alcalde contesta", en: "The mayor answers" },
  callFrom: { es: "El Presidente puede convocar", en: "The President may call" },
  callFromSafe: {
    es: "El Presidente puede convocar, en toda lectura",
    en: "The President may call, under every reading",
  },
  calledByMayor: { es: "Convoca el alcalde", en: "The mayor calls" },
  calledByPresident: { es: "Convoca el Presidente", en: "The President calls" },
  called: { es: "Convocatoria", en: "Call" },
  hold: { es: "Término para celebrarla", en: "Term to hold it" },
  session: { es: "Sesión", en: "Session" },
  onwards: { es: "desde el {day}", en: "from {day} on" },
} satisfies Record<string, Text>;

/** A count of days as a strip. */
export const STRIP_TEXTS = {
  title: { es: "La cuenta, día por día", en: "The count, day by day" },
  gap: { es: "{number} días", en: "{number} days" },
  gapOne: { es: "1 día", en: "1 day" },
  end: { es: "fin", en: "end" },
} satisfies Record<string, Text>;

/** The seats of a legislature. */
export const HEMICYCLE_TEXTS = {
  title: { es: "Escaños de la Legislatura Municipal", en: "Seats of the Municipal Legislature" },
  summary: { es: "{total} escaños: {parties}.", en: "{total} seats: {parties}." },
  party: { es: "{party} {seats} ({kinds})", en: "{party} {seats} ({kinds})" },
  someDirect: { es: "directos {number}", en: "direct {number}" },
  someMinority: { es: "de minoría {number}", en: "minority {number}" },
  someOpen: { es: "de clase abierta {number}", en: "of open kind {number}" },
  undecidedSeats: { es: "sin decidir {number}", en: "undecided {number}" },
  direct: { es: "Directo", en: "Direct" },
  minority: { es: "De minoría", en: "Minority" },
  openKind: { es: "Seguro, de clase abierta", en: "Sure, of open kind" },
  undecided: { es: "Sin decidir", en: "Undecided" },
  members: { es: "escaños", en: "seats" },
  tableOf: { es: "Escaños por partido", en: "Seats by party" },
  partyColumn: { es: "Partido", en: "Party" },
  directColumn: { es: "Directos", en: "Direct" },
  minorityColumn: { es: "Minoría", en: "Minority" },
  openColumn: { es: "Abiertos", en: "Open" },
  totalColumn: { es: "Total", en: "Total" },
  shareColumn: { es: "Parte", en: "Share" },
  totalRow: { es: "Total", en: "Total" },
  noPicture: {
    es: "No se dibuja: {total} no es un número de miembros que la ley conozca.",
    en: "It is not drawn: {total} is no number of members that the law knows.",
  },
  unknownTotal: {
    es: "No se dibuja: hay escaños sin decidir y no se sabe cuántos miembros son.",
    en: "It is not drawn: seats are undecided and the number of members is not known.",
  },
} satisfies Record<string, Text>;
