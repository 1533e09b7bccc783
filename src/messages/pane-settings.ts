import type { Text } from "./text";

/** What is kept with the workbook, edited in the pane. */
export const SETTING_TEXTS = {
  title: { es: "Parámetros, feriados y excepciones", en: "Parameters, holidays and exceptions" },
  intro: {
    es: "Se guardan en hojas corrientes del libro, que usted puede ver y corregir: «{settings}», «{holidays}» y «{exceptions}». Se escriben solo cuando oprime un botón.",
    en: "They are kept on plain sheets of the workbook, which you can see and correct: “{settings}”, “{holidays}” and “{exceptions}”. They are written only when you press a button.",
  },
  noReport: {
    es: "Revise el calendario para ver y cambiar sus parámetros.",
    en: "Check the calendar to see and change its parameters.",
  },
  parameters: { es: "Parámetros", en: "Parameters" },
  readings: { es: "Lecturas de la ley", en: "Readings of the law" },
  readingsHint: {
    es: "Donde la ley admite más de una lectura. Sin escoger, los hallazgos dicen qué da cada una.",
    en: "Where the law allows more than one reading. Not chosen, findings say what each of them gives.",
  },
  readingName: { es: "{question} ({name})", en: "{question} ({name})" },
  readingChoice: { es: "{word}: {meaning}", en: "{word}: {meaning}" },
  numbers: { es: "Números de la ley", en: "Numbers of the law" },
  numbersHint: {
    es: "En blanco se usa el de la versión escogida, que aparece en gris. Fracciones como 2/3; días del año como 06-03.",
    en: "Left blank, that of the chosen version is used, shown in grey. Fractions such as 2/3; days of the year such as 06-03.",
  },
  municipality: { es: "Municipio", en: "Municipality" },
  members: { es: "Miembros de la Legislatura", en: "Members of the Legislature" },
  bylawsSessions: {
    es: "Ordinarias al año según el reglamento",
    en: "Regular sessions a year by the bylaws",
  },
  from: { es: "El libro cubre desde", en: "The workbook covers from" },
  to: { es: "hasta", en: "to" },
  law: { es: "Versión de la ley", en: "Version of the law" },
  language: { es: "Idioma", en: "Language" },
  scope: { es: "Lista de feriados", en: "List of holidays" },
  christmasEve: { es: "24 de diciembre", en: "24 December" },
  notChosen: { es: "(sin escoger: se muestran todas)", en: "(not chosen: all are shown)" },
  save: { es: "Guardar en «{sheet}»", en: "Save in “{sheet}”" },
  create: { es: "Crear la hoja «{sheet}» y guardar", en: "Create sheet “{sheet}” and save" },
  saved: { es: "Se guardó en «{sheet}»", en: "Saved in “{sheet}”" },
  created: { es: "Se creó la hoja «{sheet}».", en: "Sheet “{sheet}” was created." },
  unchanged: {
    es: "No había nada que guardar: la hoja ya lo dice.",
    en: "There was nothing to save: the sheet says so already.",
  },
  required: { es: "{field}: es obligatorio.", en: "{field}: it is required." },
  badDate: {
    es: "{field}: «{value}» no es una fecha. Escriba, por ejemplo, 2027-06-03.",
    en: "{field}: “{value}” is not a date. Write, for example, 2027-06-03.",
  },

  holidays: { es: "Feriados del municipio", en: "The municipality’s holidays" },
  noHolidays: { es: "El libro no tiene feriados propios.", en: "The workbook has no holidays of its own." },
  addHoliday: { es: "Añadir el día", en: "Add the day" },
  holidayDate: { es: "Fecha", en: "Date" },
  holidayName: { es: "Nombre", en: "Name" },
  holidaySource: { es: "Fuente (ordenanza, orden)", en: "Source (ordinance, order)" },
  holidaySign: { es: "Este día", en: "This day" },
  plus: { es: "es feriado (+)", en: "is a holiday (+)" },
  minus: { es: "no es feriado (−)", en: "is not a holiday (−)" },
  ownDay: { es: "{sign} {day} {name}", en: "{sign} {day} {name}" },
  holidayTwice: {
    es: "El {day} ya está en «{sheet}». Corríjalo en la hoja.",
    en: "{day} is in “{sheet}” already. Correct it on the sheet.",
  },
  plusNeedless: {
    es: "No hace falta: ya es feriado en la lista incluida.",
    en: "Not needed: it is a holiday in the built-in list already.",
  },
  minusNeedless: {
    es: "No cambia nada: ese día no es feriado en la lista incluida.",
    en: "It changes nothing: that day is no holiday in the built-in list.",
  },
  removeHoliday: { es: "Quitar", en: "Remove" },
  removeHolidayOf: { es: "Quitar de la hoja el {day} {name}", en: "Remove {day} {name} from the sheet" },
  holidayRemoved: { es: "Se quitó el {day} de los feriados", en: "{day} was removed from the holidays" },
  holidayGone: {
    es: "El {day} ya no está en la hoja de feriados.",
    en: "{day} is no longer on the sheet of holidays.",
  },
  holidayLabel: { es: "Feriado {day}", en: "Holiday {day}" },

  exceptions: { es: "Excepciones", en: "Exceptions" },
  exceptionsHint: {
    es: "Una excepción, con su motivo, deja el hallazgo como excusado: sigue en la lista, contado aparte.",
    en: "An exception, with its reason, leaves the finding as excused: it stays in the list, counted apart.",
  },
  noneToExcuse: {
    es: "No hay hallazgos que excusar.",
    en: "There are no findings to excuse.",
  },
  finding: { es: "Hallazgo", en: "Finding" },
  findingOption: { es: "{session}: {rule} — {message}", en: "{session}: {rule} — {message}" },
  noSession: { es: "sin sesión", en: "no session" },
  reason: { es: "Motivo (obligatorio)", en: "Reason (required)" },
  document: { es: "Documento", en: "Document" },
  by: { es: "Concedida por", en: "Granted by" },
  date: { es: "Fecha", en: "Date" },
  expires: { es: "Vence", en: "Expires" },
  addException: { es: "Añadir excepción", en: "Add exception" },
  exceptionLabel: {
    es: "Excepción a {rule}, sesión {session}",
    en: "Exception to {rule}, session {session}",
  },
  exceptionColumns: {
    es: "No se escribió nada: a la hoja «{sheet}» le falta una columna (Motivo, Tipo o Año) que distingue esta sesión de otras. Añádala y vuelva a intentarlo.",
    en: "Nothing was written: sheet “{sheet}” lacks a column (Reason, Type or Year) that tells this session from others. Add it and try again.",
  },

  columns: { es: "Columnas con otro título", en: "Columns with another header" },
  columnsHint: {
    es: "Si la hoja llama de otro modo a una columna, diga aquí cuál es. Se guarda en «{sheet}» como «columna: título».",
    en: "Where the sheet calls a column something else, say here which it is. It is kept in “{sheet}” as “column: header”.",
  },
  allColumnsKnown: { es: "Todos los títulos se reconocen.", en: "All headers are recognised." },
  notRead: { es: "(no se lee)", en: "(not read)" },
  column: { es: "{title} (columna {letters})", en: "{title} (column {letters})" },
  columnSetting: { es: "columna: {title}", en: "column: {title}" },
} as const satisfies Readonly<Record<string, Text>>;
