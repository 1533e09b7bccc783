import type { Text } from "./text";

/** What each rule of the check is about, in a few words: lists of rules and its page are headed by it. */
export const RULE_TITLES: Readonly<Record<string, Text>> = {
  "4203a-count": { es: "Cuántas ordinarias hay en el año", en: "How many regular sessions a year has" },
  "4203a-length": { es: "Duración de una ordinaria", en: "Length of a regular session" },
  "4203a-extension-late": { es: "Prórroga autorizada tarde", en: "Extension authorised late" },
  "4203a-interrupt": { es: "Interrupción de una ordinaria", en: "Interruption of a regular session" },
  "4203a-resume": { es: "Días de la ordinaria interrumpida", en: "Days of an interrupted regular session" },
  "4203a-committee-request": {
    es: "Permiso para que una comisión se reúna",
    en: "Leave for a committee to meet",
  },
  "4203a-committee-answer": {
    es: "Contestación del Presidente a una comisión",
    en: "The President's answer to a committee",
  },
  "4203a-committee-reasons": { es: "Motivos de una denegatoria", en: "Reasons of a denial" },
  "4203a-budget-session": {
    es: "Que el año tenga su sesión de presupuesto",
    en: "That the year has its budget session",
  },
  "4203a-budget-start": {
    es: "Cuándo comienza la sesión de presupuesto",
    en: "When the budget session starts",
  },
  "4203a-budget-days": { es: "Días de la sesión de presupuesto", en: "Days of the budget session" },
  "4203a-budget-end": { es: "Cuándo termina la sesión de presupuesto", en: "When the budget session ends" },
  "4203a-budget-approved": { es: "Aprobación del presupuesto", en: "Approval of the budget" },
  "4203a-budget-room": { es: "Días que quedan para el presupuesto", en: "Days left for the budget" },
  "4203b-callers": { es: "Quién convoca una extraordinaria", en: "Who calls a special session" },
  "4203b-signatures": { es: "Firmas de la petición", en: "Signatures of the petition" },
  "4203b-length": { es: "Duración de una extraordinaria", en: "Length of a special session" },
  "4203b-agenda": { es: "Agenda de una extraordinaria", en: "Agenda of a special session" },
  "4203b-budget-message": { es: "Mensaje de presupuesto", en: "Budget message" },
  "4203b1-summons": { es: "Día y hora de la citación", en: "Day and hour of the summons" },
  "4203b2-answer": { es: "Respuesta del alcalde a la petición", en: "The mayor's answer to the petition" },
  "4203b2i-certificate": { es: "Certificación de la entrega", en: "Certificate of the delivery" },
  "4203b2-premature-call": {
    es: "Convocatoria del Presidente antes de tiempo",
    en: "The President's call before its time",
  },
  "4203b2-silence": {
    es: "Convocatoria del Presidente tras la respuesta del alcalde",
    en: "The President's call after the mayor's answer",
  },
  "4203b2-urgent": { es: "Sesión urgente y lo que aprueba", en: "The urgent session and what it approves" },
  "4203b2-hold": {
    es: "Plazo para celebrar la extraordinaria pedida",
    en: "Time to hold a petitioned session",
  },
  "4153-term": { es: "Día de la sesión inaugural", en: "Day of the inaugural session" },
  "data-date-text": { es: "Fecha escrita como texto", en: "Date written as text" },
  "data-date-ambiguous": { es: "Fecha que puede ser dos días", en: "Date that can be two days" },
  "data-date-1904": { es: "Libro que cuenta desde 1904", en: "Workbook that counts from 1904" },
  "data-end-before-start": {
    es: "Sesión que termina antes de comenzar",
    en: "Session that ends before it starts",
  },
  "data-duplicate": {
    es: "Filas de una sesión que se contradicen",
    en: "Rows of a session that contradict each other",
  },
  "data-overlap": { es: "Sesiones que coinciden en un día", en: "Sessions that share a day" },
  "data-missing": {
    es: "Sesión sin número, tipo, comienzo o fin",
    en: "Session without number, type, start or end",
  },
  "data-unknown-type": { es: "Tipo de sesión que no se conoce", en: "Type of session that is not known" },
  "data-value-unreadable": {
    es: "Palabra o número que no se entiende",
    en: "Word or number that is not understood",
  },
  "data-year-outside": { es: "Fecha fuera de los años conocidos", en: "Date outside the years known" },
  "data-holiday-unreadable": {
    es: "Fila de Feriados que no se puede leer",
    en: "Row of Holidays that cannot be read",
  },
  "data-holiday-idle": {
    es: "Fila de Feriados que no cambia nada",
    en: "Row of Holidays that changes nothing",
  },
  "data-setting-unreadable": {
    es: "Fila de Parámetros que no se puede leer",
    en: "Row of Parameters that cannot be read",
  },
  "data-exception-unreadable": {
    es: "Fila de Excepciones que no se puede leer",
    en: "Row of Exceptions that cannot be read",
  },
  "data-members": { es: "Miembros que se suponen", en: "Members that are assumed" },
  "law-version": { es: "Fechas de otra versión de la ley", en: "Dates under another version of the law" },
  "exception-unused": { es: "Excepción que no excusa nada", en: "Exception that excuses nothing" },
  "exception-expired": { es: "Excepción vencida", en: "Expired exception" },
  "exception-no-reason": { es: "Excepción sin motivo", en: "Exception without a reason" },
};
