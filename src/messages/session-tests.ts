/** What each test of one session says, held or not. */
export const SESSION_TEST_TEXTS = {
  startOk: {
    es: "Comienza el {found}, a más tardar el {limit}.",
    en: "Starts on {found}, no later than {limit}.",
  },
  startLate: {
    es: "Comienza el {found}; debía comenzar a más tardar el {limit}.",
    en: "Starts on {found}; the latest start is {limit}.",
  },
  endOk: {
    es: "Termina el {found}, a más tardar el {limit}.",
    en: "Ends on {found}, no later than {limit}.",
  },
  endLate: {
    es: "Termina el {found}; debía terminar a más tardar el {limit}.",
    en: "Ends on {found}; the latest end is {limit}.",
  },
  countableOk: {
    es: "Días contables (sin domingos ni feriados): {found} de {limit}.",
    en: "Countable days (no Sundays or holidays): {found} of {limit}.",
  },
  countableOver: {
    es: "Días contables: {found}; el máximo es {limit}.",
    en: "Countable days: {found}; the most is {limit}.",
  },
  countableUnknown: {
    es: "{found} días contables del primero al último y el máximo es {limit}. Indique los días en que se reunió.",
    en: "{found} countable days from first to last and the most is {limit}. Give the days on which it met.",
  },
  daysOk: { es: "Días: {found} de {limit}.", en: "Days: {found} of {limit}." },
  daysOver: { es: "Días: {found}; el máximo es {limit}.", en: "Days: {found}; the most is {limit}." },
  daysUnknown: {
    es: "{found} días del primero al último y el máximo es {limit}. Indique los días en que se reunió.",
    en: "{found} days from first to last and the most is {limit}. Give the days on which it met.",
  },
  extended: {
    es: "{found} días; la prórroga se autorizó a tiempo y llega al {until}.",
    en: "{found} days; the extension was authorised in time and runs to {until}.",
  },
  extendedLate: {
    es: "{found} días; la prórroga se autorizó después del último día ordinario.",
    en: "{found} days; the extension was authorised after the last ordinary day.",
  },
  approvedOk: {
    es: "Presupuesto aprobado el {found}, dentro de la sesión y a más tardar el {limit}.",
    en: "Budget approved on {found}, inside the session and no later than {limit}.",
  },
  approvedOutside: {
    es: "Presupuesto aprobado el {found}, fuera de la sesión.",
    en: "Budget approved on {found}, outside the session.",
  },
  approvedLate: {
    es: "Presupuesto aprobado el {found}; el límite es el {limit}.",
    en: "Budget approved on {found}; the limit is {limit}.",
  },
  inauguralOk: {
    es: "Se celebra el {found}, segundo lunes de enero tras una elección general.",
    en: "Held on {found}, second Monday of January after a general election.",
  },
  inauguralWrong: {
    es: "Se celebra el {found}; debe ser el segundo lunes de enero del año que sigue a una elección general.",
    en: "Held on {found}; it must be the second Monday of January of the year after a general election.",
  },
};

export const SESSION_INPUT_TEXTS = {
  endBeforeStart: {
    es: "end: la sesión termina el {end}, antes de comenzar el {start}. Corrija una de las dos fechas.",
    en: "end: the session ends on {end}, before it starts on {start}. Mend one of the two dates.",
  },
  metOutside: {
    es: "meeting_days: el {day} queda fuera de la sesión ({start} a {end}). Corrija ese día o las fechas.",
    en: "meeting_days: {day} is outside the session ({start} to {end}). Mend that day or the dates.",
  },
  extensionHalf: {
    es: "Falta «{name}» de la prórroga. Escriba en options tanto prórroga como prórroga hasta.",
    en: "The extension lacks “{name}”. Give both extension and extended to in options.",
  },
  unknownType: {
    es: "type: «{value}» no es un tipo de sesión. Use ordinaria, presupuesto, extraordinaria, urgente, mensaje de presupuesto o inaugural.",
    en: "type: “{value}” is no type of session. Use regular, budget, special, urgent, budget message or inaugural.",
  },
  extensionBackwards: {
    es: "La prórroga hasta {until} se autorizó después, el {authorised}. Corrija una de las dos fechas.",
    en: "The extension to {until} was authorised after it, on {authorised}. Mend one of the two dates.",
  },
  notJudged: {
    es: "type: una fila de tipo «{type}» no tiene duración que comprobar. Use ordinaria, presupuesto, extraordinaria, urgente, mensaje de presupuesto o inaugural.",
    en: "type: a row of type “{type}” has no length to check. Use regular, budget, special, urgent, budget message or inaugural.",
  },
};
