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
    es: "Falta «{column}»: sin ese dato no se puede comprobar {what}.",
    en: "“{column}” is blank: without it {what} cannot be checked.",
  },
  byReading: { es: " Según la lectura: {each}.", en: " By reading: {each}." },
  chosen: {
    es: " Decide la lectura escogida, {chosen}; según las demás: {each}.",
    en: " The chosen reading, {chosen}, decides; by the others: {each}.",
  },
  holds: { es: "cumple", en: "it holds" },
  fails: { es: "no cumple", en: "it fails" },
  unknown: { es: "no se puede saber", en: "it cannot be known" },
  overridden: {
    es: " Número fijado en Parámetros: {numbers}.",
    en: " Number set in Parámetros: {numbers}.",
  },
  notVerified: {
    es: " Número no verificado bajo la Ley {law}: {numbers}.",
    en: " Number not verified under Law {law}: {numbers}.",
  },
  notVerifiedCode: {
    es: " Número no verificado desde agosto de 2020 (Ley 107-2020): {numbers}.",
    en: " Number not verified from August 2020 (Law 107-2020): {numbers}.",
  },
  excused: {
    es: " Excusado; sin la excepción sería {severity}. Motivo: {reason}{record}.",
    en: " Excused; without the exception: {severity}. Reason: {reason}{record}.",
  },
  counted: { es: "día {number}", en: "day {number}" },
  limit: { es: "límite", en: "limit" },
  starts: { es: "comienza", en: "starts" },
  ends: { es: "termina", en: "ends" },
  called: { es: "fecha de la convocatoria", en: "date of the call" },
  extendedTo: { es: "último día de la prórroga", en: "last day of the extension" },
  authorised: { es: "prórroga autorizada", en: "extension authorised" },
  closed: { es: "no cuenta ({reason})", en: "does not count ({reason})" },
} as const satisfies Readonly<Record<string, Text>>;
