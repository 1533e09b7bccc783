/** Why a day does or does not count in a term or in the search for a working day. */
export const TERM_TEXTS = {
  /** How the day from which a term is counted makes one line with where the term begins. */
  opening: { es: "{what}; {reason}", en: "{what}; {reason}" },
  receivedByHand: { es: "recibida en persona", en: "received by hand" },
  receivedByMail: { es: "acuse de correo", en: "postal receipt" },
  requestFiled: { es: "solicitud radicada", en: "request filed" },
  beginsNextDay: { es: "el término empieza al día siguiente", en: "the term begins the next day" },
  beginsSameDay: { es: "el término empieza ese mismo día", en: "the term begins on that very day" },
  beginsNextWorkday: {
    es: "el término empieza el primer día laborable siguiente",
    en: "the term begins on the next working day",
  },
  givenDay: { es: "fecha dada", en: "given date" },
  soughtWorkday: {
    es: "se busca el primer día laborable siguiente",
    en: "the next working day is sought",
  },
  foundWorkday: { es: "primer día laborable", en: "first working day" },
  skippedSunday: { es: "domingo", en: "Sunday" },
  skippedSaturday: { es: "sábado", en: "Saturday" },
  skippedHoliday: { es: "feriado: {name}", en: "holiday: {name}" },
  skippedHalfDay: { es: "medio día feriado", en: "half holiday" },
  notWorking: { es: "no es laborable", en: "no working day" },
  notLast: { es: "el último día no puede ser", en: "cannot be the last day" },
  notCounted: { es: "no cuenta", en: "does not count" },
  counted: { es: "día {number}", en: "day {number}" },
  lastRolled: { es: "último día, corrido", en: "last day, moved" },
};
