/** Why a day does or does not count in a term. */
export const TERM_TEXTS = {
  receivedByHand: {
    es: "recibida en persona; el término empieza al día siguiente",
    en: "received by hand; the term begins the next day",
  },
  receivedByMail: {
    es: "acuse de correo; el término empieza el primer día laborable siguiente",
    en: "postal receipt; the term begins on the next working day",
  },
  skippedSunday: { es: "domingo", en: "Sunday" },
  skippedSaturday: { es: "sábado", en: "Saturday" },
  skippedHoliday: { es: "feriado: {name}", en: "holiday: {name}" },
  skippedHalfDay: { es: "medio día feriado", en: "half holiday" },
  notWorking: { es: "no es laborable ({reason})", en: "no working day ({reason})" },
  notLast: { es: "el último día no puede ser ({reason})", en: "cannot be the last day ({reason})" },
  notCounted: { es: "no cuenta ({reason})", en: "does not count ({reason})" },
  counted: { es: "día {number}", en: "day {number}" },
  lastRolled: { es: "último día, corrido", en: "last day, moved" },
};
