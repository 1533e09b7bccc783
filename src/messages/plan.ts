import type { Text } from "./text";

/** Months as sentences name them. */
export const MONTHS: readonly Text[] = [
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
];

/** Wishes that cannot be read at all: nothing is planned. */
export const WISH_PROBLEMS = {
  year: {
    es: "«{value}» no es un año de {first} a {last}. Escriba un año de esos.",
    en: "“{value}” is no year from {first} to {last}. Give one of those.",
  },
  sessions: {
    es: "«{value}» no es un número de ordinarias. Escriba un número entero, 1 o más: la de presupuesto cuenta.",
    en: "“{value}” is no number of regular sessions. Give a whole number, 1 or more: the budget session counts.",
  },
  daysPerSession: {
    es: "«{value}» no es un número de días. Escriba un número entero, 1 o más.",
    en: "“{value}” is no number of days. Give a whole number, 1 or more.",
  },
  weekday: {
    es: "«{value}» no es un día de la semana. Escriba un número de 0 (domingo) a 6 (sábado).",
    en: "“{value}” is no weekday. Give a number from 0 (Sunday) to 6 (Saturday).",
  },
  week: {
    es: "«{value}» no es una semana del mes. Escriba 1, 2, 3, 4 o «last» (la última).",
    en: "“{value}” is no week of the month. Give 1, 2, 3, 4 or “last”.",
  },
  month: {
    es: "«{value}» no es un mes. Escriba un número de 1 a 12.",
    en: "“{value}” is no month. Give a number from 1 to 12.",
  },
  members: {
    es: "«{value}» no es un número de miembros. Escriba un número entero, 1 o más.",
    en: "“{value}” is no number of members. Give a whole number, 1 or more.",
  },
  firstNumber: {
    es: "«{value}» no es un número de sesión. Escriba un número entero, 1 o más.",
    en: "“{value}” is no session number. Give a whole number, 1 or more.",
  },
  time: {
    es: "«{value}» no es una hora. Escriba los minutos desde la medianoche, de 0 a 1439.",
    en: "“{value}” is no hour. Give the minutes after midnight, from 0 to 1439.",
  },
  municipality: {
    es: "«{value}» no es un municipio de Puerto Rico. Corrija el nombre o escriba los miembros.",
    en: "“{value}” is no municipality of Puerto Rico. Mend the name or give the members.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Wishes that are not kept, and why. */
export const UNMET_TEXTS = {
  tooMany: {
    es: "Se pidieron {wanted} ordinarias: la ley permite {limit} al año, contada la de presupuesto (§ 4203(a) ¶1). El plan tiene {limit}.",
    en: "{wanted} regular sessions were asked for: the law allows {limit} a year, the budget one counted (§ 4203(a) ¶1). The plan has {limit}.",
  },
  aboveBylaws: {
    es: "Se pidieron {wanted} ordinarias: el reglamento fija {limit}, contada la de presupuesto. El plan tiene {limit}.",
    en: "{wanted} regular sessions were asked for: the bylaws set {limit}, the budget one counted. The plan has {limit}.",
  },
  tooLong: {
    es: "Se pidieron {wanted} días por ordinaria: la ley permite {limit} sin prórroga del alcalde (§ 4203(a) ¶1). Cada una dura {limit}.",
    en: "{wanted} days a regular session were asked for: the law allows {limit} without the mayor's extension (§ 4203(a) ¶1). Each lasts {limit}.",
  },
  longerThanWeek: {
    es: "Cada ordinaria dura {days} días: más de los que planifica MUNI, que son los de una semana de trabajo. Cada una dura {limit}.",
    en: "Each regular session lasts {days} days: more than MUNI plans, which are those of a working week. Each lasts {limit}.",
  },
  weekday: {
    es: "Desde el {wanted} no caben {days} días seguidos de lunes a viernes: las ordinarias comienzan en {weekday}.",
    en: "From {wanted} there is no room for {days} days in a row from Monday to Friday: the regular sessions start on {weekday}.",
  },
  allMonths: {
    es: "Se pidió dejar sin sesión todos los meses: no queda ninguno para las ordinarias, y el plan no deja ninguno libre.",
    en: "Every month was asked to be without session: none is left for the regular sessions, and the plan leaves none free.",
  },
  budgetMonth: {
    es: "Se pidió {month} sin sesión: la de presupuesto va del {first} al {last} (§ 4203(a) ¶3).",
    en: "{month} was asked to be without session: the budget one runs from {first} to {last} (§ 4203(a) ¶3).",
  },
  messageMonth: {
    es: "Se pidió {month} sin sesión: el mensaje de presupuesto es el {day} (§ 4203(b) ¶2).",
    en: "{month} was asked to be without session: the budget message is on {day} (§ 4203(b) ¶2).",
  },
  inauguralMonth: {
    es: "Se pidió enero sin sesión: la inaugural es el {day}, segundo lunes de enero (§ 4153 ¶1).",
    en: "January was asked to be without session: the inaugural one is on {day}, its second Monday (§ 4153 ¶1).",
  },
  several: {
    es: "En {month} hay {count} ordinarias, para llegar a {wanted} en el año sin usar los demás meses.",
    en: "In {month} there are {count} regular sessions, to reach {wanted} in the year without using the other months.",
  },
  noRoom: {
    es: "En {month} no queda sitio para otra ordinaria de {days} días. El plan tiene una menos.",
    en: "{month} has no room for another regular session of {days} days. The plan has one fewer.",
  },
  holiday: {
    es: "La ordinaria {id} sería el {wanted}; es feriado ({name}) y pasa al {day}, {weekday}. Puede celebrarse en feriado si lo prefiere (§ 4203 ¶1).",
    en: "Regular session {id} would be on {wanted}; that is a holiday ({name}), and it moves to {day}, {weekday}. It may be held on a holiday if you prefer (§ 4203 ¶1).",
  },
  holidayInside: {
    es: "La ordinaria {id} comenzaría el {wanted}; el {holiday}, día suyo, es feriado ({name}), y comienza el {day}, {weekday}. Puede celebrarse en feriado si lo prefiere (§ 4203 ¶1).",
    en: "Regular session {id} would start on {wanted}; {holiday}, one of its days, is a holiday ({name}), and it starts on {day}, {weekday}. It may be held on a holiday if you prefer (§ 4203 ¶1).",
  },
  taken: {
    es: "La ordinaria {id} sería el {wanted}; ese día lo ocupa otra sesión y pasa al {day}, {weekday}.",
    en: "Regular session {id} would be on {wanted}; another session takes that day, and it moves to {day}, {weekday}.",
  },
  beforeInaugural: {
    es: "La ordinaria {id} sería el {wanted}, antes de la inaugural; pasa al {day}, {weekday}.",
    en: "Regular session {id} would be on {wanted}, before the inaugural one; it moves to {day}, {weekday}.",
  },
  monthEnds: {
    es: "La ordinaria {id} sería el {wanted}; sus {days} días no caben ahí y pasa al {day}, {weekday}.",
    en: "Regular session {id} would be on {wanted}; its {days} days do not fit there, and it moves to {day}, {weekday}.",
  },
  onHoliday: {
    es: "La ordinaria {id}, del {day}, se reúne en feriado ({name}): el mes no deja otro sitio. Es lícito (§ 4203 ¶1).",
    en: "Regular session {id}, of {day}, meets on a holiday ({name}): the month leaves no other place. This is lawful (§ 4203 ¶1).",
  },
  budgetRoom: {
    es: "La sesión de presupuesto no puede tener sus {days} días contables: {why}",
    en: "The budget session cannot have its {days} countable days: {why}",
  },
  messageIdle: {
    es: "El mensaje de presupuesto es el {day}, que no es laborable: antes del límite no queda día laborable libre.",
    en: "The budget message is on {day}, which is no working day: no free working day is left before the limit.",
  },
  messageLate: {
    es: "El mensaje de presupuesto es el {day}, dentro de la sesión de presupuesto o después de comenzar: su límite no deja otro día.",
    en: "The budget message is on {day}, inside the budget session or after its start: its limit leaves no other day.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** What the plan chose by itself, for the reader to know. */
export const PLAN_NOTES = {
  budget: {
    es: "La sesión de presupuesto comienza el {first}: desde ahí quedan {days} días sin domingos ni feriados, el último el {last}; el límite es el {end}. Anote los días en que se reúna y, al aprobarlo, la fecha.",
    en: "The budget session starts on {first}: from there {days} days without Sundays and holidays are left, the last on {last}; the limit is {end}. Enter the days on which it meets and, once approved, the date.",
  },
  message: {
    es: "El mensaje de presupuesto es el {day}, día laborable, y su convocatoria se propone para el {called}; el límite es el {limit}.",
    en: "The budget message is on {day}, a working day, and its call is proposed for {called}; the limit is {limit}.",
  },
  earlierLimit: {
    es: "Se usa como límite del mensaje el {limit}, el de la {law}, que rige en esa fecha y es anterior al de la versión escogida.",
    en: "The message's limit used is {limit}, that of {law}, in force on that date and earlier than that of the chosen version.",
  },
  openLimit: {
    es: "El límite del mensaje no se verificó en la versión escogida ({chosen}); se usa el más temprano conocido, el {limit}, de la {law}.",
    en: "The message's limit was not verified in the chosen version ({chosen}); the earliest known is used, {limit}, of {law}.",
  },
  inaugural: {
    es: "La sesión inaugural es el {day}, segundo lunes de enero después de la elección general.",
    en: "The inaugural session is on {day}, the second Monday of January after the general election.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** What stands under Agenda until the clerk writes the matters. */
export const AGENDA_TEXTS = {
  regular: { es: "Asuntos por determinar", en: "Matters to be set" },
  budget: {
    es: "Consideración y aprobación del presupuesto",
    en: "Consideration and approval of the budget",
  },
  message: {
    es: "Presentación del proyecto de presupuesto y de su mensaje",
    en: "Presentation of the budget project and its message",
  },
  inaugural: { es: "Sesión inaugural", en: "Inaugural session" },
} as const satisfies Readonly<Record<string, Text>>;

/** What stands under Notas in a planned row. */
export const ROW_NOTES = {
  moved: { es: "Movida del {wanted}", en: "Moved from {wanted}" },
  budget: { es: "Anote los días de reunión", en: "Enter the meeting days" },
  message: { es: "Fecha de convocatoria propuesta", en: "Date of call proposed" },
} as const satisfies Readonly<Record<string, Text>>;

/** What ids of planned sessions begin with. */
export const ID_LETTERS = {
  regular: { es: "O", en: "R" },
  budget: { es: "P", en: "B" },
  message: { es: "MP", en: "BM" },
  inaugural: { es: "I", en: "I" },
} as const satisfies Readonly<Record<string, Text>>;

/** Names of the sheets of a plan and of a template. */
export const SHEET_NAMES = {
  calendar: { es: "Calendario", en: "Calendar" },
  settings: { es: "Parámetros", en: "Parameters" },
  holidays: { es: "Feriados", en: "Holidays" },
  exceptions: { es: "Excepciones", en: "Exceptions" },
} as const satisfies Readonly<Record<string, Text>>;

/** Headers that the calendar's own columns do not have. */
export const SHEET_TEXTS = {
  lawful: { es: "¿Cumple?", en: "Lawful?" },
  mayorLimit: { es: "Límite del alcalde", en: "Mayor's limit" },
  holdLimit: { es: "Límite para celebrarla", en: "Limit to hold it" },
  committeeLimit: { es: "Límite de la comisión", en: "Committee's limit" },
  name: { es: "Nombre", en: "Name" },
  value: { es: "Valor", en: "Value" },
  values: { es: "Valores posibles", en: "Possible values" },
  date: { es: "Fecha", en: "Date" },
  source: { es: "Fuente", en: "Source" },
  sign: { es: "Signo", en: "Sign" },
  rule: { es: "Regla", en: "Rule" },
  session: { es: "Sesión", en: "Session" },
  type: { es: "Tipo", en: "Type" },
  year: { es: "Año", en: "Year" },
  reason: { es: "Motivo", en: "Reason" },
  document: { es: "Documento", en: "Document" },
  by: { es: "Concedida por", en: "Granted by" },
  expires: { es: "Vence", en: "Expires" },
  aDate: { es: "una fecha", en: "a date" },
  aCount: { es: "un número entero", en: "a whole number" },
  aMunicipality: { es: "nombre del municipio", en: "name of the municipality" },
} as const satisfies Readonly<Record<string, Text>>;

/** Words that the calendar's lists offer. */
export const LIST_WORDS = {
  status: [
    { es: "programada", en: "planned" },
    { es: "celebrada", en: "held" },
    { es: "suspendida", en: "suspended" },
    { es: "cancelada", en: "cancelled" },
  ],
  caller: [
    { es: "alcalde", en: "mayor" },
    { es: "presidente", en: "president" },
  ],
  yesNo: [
    { es: "sí", en: "yes" },
    { es: "no", en: "no" },
  ],
  delivery: [
    { es: "personal", en: "personal" },
    { es: "correo", en: "mail" },
  ],
  answer: [
    { es: "aceptada", en: "accepted" },
    { es: "rechazada", en: "rejected" },
    { es: "ninguna", en: "none" },
  ],
  decision: [
    { es: "autorizada", en: "authorised" },
    { es: "denegada", en: "denied" },
  ],
} as const satisfies Readonly<Record<string, readonly Text[]>>;
