import type { Text } from "./text";

/** The words of severity, as tables and lists show them. */
export const SEVERITY_WORDS = {
  violation: { es: "incumplimiento", en: "violation" },
  warning: { es: "advertencia", en: "warning" },
  judgement: { es: "juicio", en: "judgement" },
  missing: { es: "falta", en: "missing" },
  note: { es: "nota", en: "note" },
  excused: { es: "excusado", en: "excused" },
} as const satisfies Readonly<Record<string, Text>>;

/** Headers of the calendar's columns as its guide writes them. */
export const COLUMN_NAMES = {
  id: { es: "Sesión", en: "Session" },
  type: { es: "Tipo", en: "Type" },
  status: { es: "Estado", en: "Status" },
  start: { es: "Comienza", en: "Starts" },
  end: { es: "Termina", en: "Ends" },
  date: { es: "Fecha", en: "Date" },
  time: { es: "Hora", en: "Time" },
  meetingDays: { es: "Días de reunión", en: "Meeting days" },
  place: { es: "Lugar", en: "Place" },
  calledOn: { es: "Convocada", en: "Called on" },
  calledBy: { es: "Convocada por", en: "Called by" },
  summonedFor: { es: "Citada para", en: "Summoned for" },
  summonedTime: { es: "Hora citada", en: "Summoned time" },
  extension: { es: "Prórroga autorizada", en: "Extension authorised" },
  extendedTo: { es: "Prórroga hasta", en: "Extended to" },
  interrupts: { es: "Interrumpe a", en: "Interrupts" },
  emergency: { es: "Emergencia", en: "Emergency" },
  votesFor: { es: "Votos a favor", en: "Votes for" },
  authorisedBy: { es: "Autorizada por", en: "Authorised by" },
  petitionReceived: { es: "Petición recibida", en: "Petition received" },
  delivery: { es: "Entrega", en: "Delivery" },
  signatures: { es: "Firmas", en: "Signatures" },
  certificate: { es: "Certificado", en: "Certificate" },
  answer: { es: "Respuesta del alcalde", en: "Mayor's answer" },
  answeredOn: { es: "Respondida", en: "Answered on" },
  answerReceipt: { es: "Acuse", en: "Receipt" },
  approvedOn: { es: "Presupuesto aprobado", en: "Budget approved" },
  filedOn: { es: "Solicitud radicada", en: "Request filed" },
  answered: { es: "Contestada", en: "Answered" },
  decision: { es: "Decisión", en: "Decision" },
  reasons: { es: "Motivos", en: "Reasons" },
  agenda: { es: "Agenda", en: "Agenda" },
  agendaAdded: { es: "Ampliación de la convocatoria", en: "Added to the call" },
  notes: { es: "Notas", en: "Notes" },
} as const satisfies Readonly<Record<string, Text>>;

/** Sentences that several rules share. */
export const CALENDAR_TEXTS = {
  missing: {
    es: "Falta «{column}»: se necesita para comprobar {what}.",
    en: "“{column}” is blank: it is needed to check {what}.",
  },
  byReading: {
    es: " Depende de la lectura: {decided} [{options}]; {each}.",
    en: " It depends on the reading: {decided} [{options}]; {each}.",
  },
  usual: { es: "con la usual, {result}", en: "by the usual one, {result}" },
  applied: { es: "con la aplicada, {result}", en: "by the one applied, {result}" },
  chosen: {
    es: " Decide la lectura escogida [{options}]; con otra: {each}.",
    en: " The chosen reading decides [{options}]; by another: {each}.",
  },
  condition: { es: "si {conditions}", en: "if {conditions}" },
  and: { es: " y ", en: " and " },
  orIf: { es: " o si ", en: " or if " },
  or: { es: " o ", en: " or " },
  reading: { es: "{condition} [{options}]", en: "{condition} [{options}]" },
  underCondition: { es: "{condition}, {result} [{options}]", en: "{condition}, {result} [{options}]" },
  dated: { es: "el último día es el {day} y {result}", en: "the last day is {day} and {result}" },
  holds: { es: "cumple", en: "it complies" },
  fails: { es: "no cumple", en: "it does not comply" },
  unknown: { es: "no se puede saber", en: "it cannot be known" },
  safeAnswer: {
    es: " Fecha segura en toda lectura: a más tardar el {first}.",
    en: " Safe under every reading: no later than {first}.",
  },
  safeTerm: {
    es: " Fechas seguras en toda lectura: el alcalde contesta a más tardar el {first}; el Presidente convoca desde el {after}.",
    en: " Safe under every reading: the mayor answers no later than {first}; the President calls from {after} on.",
  },
  overridden: {
    es: " Fijado en Parámetros: {numbers}.",
    en: " Set in Parameters: {numbers}.",
  },
  notVerified: {
    es: " Sin verificar bajo la Ley {law}: {numbers}.",
    en: " Not verified under Law {law}: {numbers}.",
  },
  notVerifiedCode: {
    es: " Sin verificar desde agosto de 2020 (Ley 107-2020): {numbers}.",
    en: " Not verified from August 2020 (Law 107-2020): {numbers}.",
  },
  excused: {
    es: " Excusado; sin la excepción sería {severity}. Motivo: {reason}{record}.",
    en: " Excused; without the exception it would be: {severity}. Reason: {reason}{record}.",
  },
  counted: { es: "día {number}", en: "day {number}" },
  limit: { es: "límite", en: "limit" },
  starts: { es: "comienza", en: "starts" },
  ends: { es: "termina", en: "ends" },
  called: { es: "fecha de la convocatoria", en: "date of the call" },
  extendedTo: { es: "último día de la prórroga", en: "last day of the extension" },
  authorised: { es: "prórroga autorizada", en: "extension authorised" },
} as const satisfies Readonly<Record<string, Text>>;
