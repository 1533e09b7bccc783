import type { Text } from "./text";

/** "Próximos plazos". */
export const DEADLINE_TEXTS = {
  title: { es: "Próximos plazos", en: "Next deadlines" },
  titleWith: { es: "Próximos plazos ({number})", en: "Next deadlines ({number})" },
  noReport: {
    es: "Revise el calendario para ver sus plazos.",
    en: "Check the calendar to see its deadlines.",
  },
  none: {
    es: "No hay plazos por vencer: el calendario no tiene peticiones, convocatorias ni solicitudes de comisión pendientes, y los límites del presupuesto de sus años ya pasaron o se cumplieron.",
    en: "No deadline is ahead: the calendar has no pending petition, call or committee request, and the budget limits of its years have passed or were met.",
  },
  asOf: { es: "Contados desde hoy, {today}.", en: "Counted from today, {today}." },
  today: { es: "hoy", en: "today" },
  tomorrow: { es: "mañana", en: "tomorrow" },
  inDays: { es: "en {days} días", en: "in {days} days" },
  yesterday: { es: "ayer", en: "yesterday" },
  ago: { es: "hace {days} días", en: "{days} days ago" },
  between: { es: "del {earliest} al {latest}, según la lectura", en: "{earliest} to {latest}, by reading" },
  by: { es: "{day}: {reading}", en: "{day}: {reading}" },
  usual: { es: "la lectura usada en la revisión", en: "the reading used in the check" },
  readingsOf: { es: "Lecturas: {what}", en: "Readings: {what}" },
  readings: { es: "Lecturas", en: "Readings" },
  gone: {
    es: "Ese plazo ya no está: la hoja cambió, y la lista se puso al día.",
    en: "That deadline is gone: the sheet changed, and the list was brought up to date.",
  },
  mayor: { es: "El alcalde contesta la petición de {id}", en: "The mayor answers the petition of {id}" },
  hold: { es: "Celebrar la sesión {id}", en: "Hold session {id}" },
  committee: {
    es: "El Presidente contesta a la comisión {id}",
    en: "The President answers committee {id}",
  },
  message: { es: "Mensaje de presupuesto {year}", en: "Budget message of {year}" },
  budgetStart: {
    es: "Comienza la sesión de presupuesto {year}",
    en: "The budget session of {year} starts",
  },
  budgetRoom: {
    es: "Último comienzo de la sesión de presupuesto {year} que deja todos sus días contables",
    en: "Latest start that leaves the budget session of {year} all its countable days",
  },
  budgetEnd: {
    es: "Termina la sesión de presupuesto {year}, con el presupuesto aprobado",
    en: "The budget session of {year} ends, with the budget approved",
  },
} as const satisfies Readonly<Record<string, Text>>;
