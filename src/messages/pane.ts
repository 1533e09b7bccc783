import type { SEVERITY_WORDS } from "./calendar";
import type { Text } from "./text";

type SeverityName = keyof typeof SEVERITY_WORDS;

/** A count in words: the form for one, and the one for any other number. */
export interface Counted {
  readonly one: Text;
  readonly many: Text;
}

/** Buttons, headings and sentences of the pane. */
export const PANE_TEXTS = {
  subtitle: { es: "Calendario de sesiones", en: "Session calendar" },
  actions: { es: "Acciones", en: "Actions" },
  review: { es: "Revisar", en: "Check" },
  mark: { es: "Marcar", en: "Mark" },
  unmark: { es: "Quitar marcas", en: "Remove marks" },

  idle: {
    es: "Abra la hoja del calendario, o la de los candidatos para repartir los escaños, y oprima «Revisar». Revisar no cambia nada en el libro.",
    en: "Open the calendar’s sheet, or that of the candidates to allot the seats, and press “Check”. Checking changes nothing in the workbook.",
  },
  reviewing: { es: "Revisando…", en: "Checking…" },
  marking: { es: "Marcando…", en: "Marking…" },
  unmarking: { es: "Quitando marcas…", en: "Removing marks…" },
  going: { es: "Abriendo la celda…", en: "Opening the cell…" },
  following: { es: "Revisando lo que cambió…", en: "Checking what changed…" },
  waiting: {
    es: "Excel aún no contesta. Si está escribiendo en una celda, oprima Enter para terminar.",
    en: "Excel has not answered yet. If you are typing in a cell, press Enter to finish.",
  },
  lost: {
    es: "Excel no contesta desde hace más de medio minuto. Si está escribiendo en una celda, oprima Enter. Si no, oprima «Cancelar», guarde el libro y ábralo otra vez.",
    en: "Excel has not answered for more than half a minute. If you are typing in a cell, press Enter. If not, press “Cancel”, save the workbook and open it again.",
  },
  cancel: { es: "Cancelar", en: "Cancel" },
  cancelled: {
    es: "Se canceló. No se cambió nada en el libro.",
    en: "Cancelled. Nothing was changed in the workbook.",
  },
  abandoned: {
    es: "Se dejó de esperar. Puede que Excel haya hecho el cambio, o que lo haga todavía.",
    en: "The wait was ended. Excel may have made the change, or may make it yet.",
  },
  follow: { es: "Revisar mientras escribo", en: "Check while I type" },
  solved: {
    es: "Ese hallazgo ya no está: la hoja cambió, y la lista se puso al día.",
    en: "That finding is gone: the sheet changed, and the list was brought up to date.",
  },
  clean: { es: "Sin hallazgos: {counts}.", en: "No findings: {counts}." },
  noSessions: {
    es: "La hoja «{sheet}» tiene títulos, pero ninguna sesión. Escriba la primera debajo de los títulos.",
    en: "The sheet “{sheet}” has headers but no session. Write the first one below the headers.",
  },
  stale: {
    es: "El libro cambió desde la revisión. Oprima «Revisar» para ponerla al día; si elige un hallazgo, se revisa antes de abrir su celda.",
    en: "The workbook changed since the check. Press “Check” to bring it up to date; if you choose a finding, it is checked before its cell is opened.",
  },
  staleByCoauthor: {
    es: "Otra persona cambió el libro desde la revisión. Oprima «Revisar» para ponerla al día; si elige un hallazgo, se revisa antes de abrir su celda.",
    en: "Somebody else changed the workbook since the check. Press “Check” to bring it up to date; if you choose a finding, it is checked before its cell is opened.",
  },
  postponed: {
    es: "El libro cambió. Se revisará cuando termine de escribir en la celda.",
    en: "The workbook changed. It will be checked when you finish typing in the cell.",
  },
  earlierMarks: {
    es: "La hoja tiene marcas de una revisión anterior. Oprima «Marcar» para renovarlas.",
    en: "The sheet has marks of an earlier check. Press “Mark” to renew them.",
  },

  unknownMarks: {
    es: "No se sabe si las marcas quedaron completas. Oprima «Marcar» para ponerlas de nuevo o «Quitar marcas» para quitarlas.",
    en: "It is not known whether the marks are complete. Press “Mark” to put them again or “Remove marks” to remove them.",
  },

  chooseCalendar: { es: "Calendario", en: "Calendar" },
  tableOfSheet: { es: "{sheet} · {table}", en: "{sheet} · {table}" },
  noHiddenFindings: {
    es: "Hay filas ocultas o filtradas: también se revisaron, y no tienen hallazgos.",
    en: "There are hidden or filtered rows: they were checked too, and have no findings.",
  },
  hiddenRow: { es: "fila oculta", en: "hidden row" },
  mergedDown: {
    es: "Celdas combinadas hacia abajo ({cells}): su dato se leyó en cada una de sus filas.",
    en: "Cells merged downwards ({cells}): their value was read in each of their rows.",
  },
  mergedAcross: {
    es: "Celdas combinadas a lo ancho ({cells}): su dato se leyó solo en la primera columna.",
    en: "Cells merged across ({cells}): their value was read in the first column only.",
  },
  misspelt: {
    es: "«{title}» (columna {column}): ¿quiso decir «{meant}»?",
    en: "“{title}” (column {column}): did you mean “{meant}”?",
  },
  repeated: {
    es: "«{title}» (columna {column}) repite «{first}» (columna {firstColumn}): se leyó solo la primera.",
    en: "“{title}” (column {column}) repeats “{first}” (column {firstColumn}): only the first was read.",
  },
  columns: {
    es: "Columnas: {recognised} reconocidas, {unrecognised} sin reconocer",
    en: "Columns: {recognised} recognised, {unrecognised} not recognised",
  },
  recognisedColumns: { es: "Reconocidas", en: "Recognised" },
  unrecognisedColumns: { es: "Sin reconocer: no se leyeron", en: "Not recognised: not read" },
  columnAs: { es: "{column}: {title} → {name}", en: "{column}: {title} → {name}" },
  column: { es: "{column}: {title}", en: "{column}: {title}" },
  andMore: { es: "{list} y {number} más", en: "{list} and {number} more" },

  unrecognised: {
    es: "La hoja «{sheet}» no parece un calendario de sesiones.",
    en: "The sheet “{sheet}” does not look like a session calendar.",
  },
  needed: {
    es: "Hace falta una fila de encabezados con, por lo menos, Sesión, Tipo y Comienza (o Fecha, o Días de reunión), en español o en inglés y en cualquier orden.",
    en: "It needs a row of headers with at least Session, Type and Starts (or Date, or Meeting days), in Spanish or English and in any order.",
  },
  knownHeaders: { es: "Encabezados que MUNI reconoce", en: "Headers that MUNI recognises" },
  lookAlike: {
    es: "En este libro, esta hoja sí lo parece:",
    en: "In this workbook, this sheet does look like one:",
  },
  lookAlikes: {
    es: "En este libro, estas hojas sí lo parecen:",
    en: "In this workbook, these sheets do look like one:",
  },
  goAndReview: { es: "Ir a «{sheet}» y revisar", en: "Go to “{sheet}” and check" },

  nothingToMark: { es: "No hay celdas que marcar.", en: "There are no cells to mark." },
  noMarks: { es: "No hay marcas de MUNI en este libro.", en: "There are no MUNI marks in this workbook." },
  protectedMark: {
    es: "No se marcó nada: está protegida la hoja {sheets}. Los hallazgos siguen en esta lista. Para marcarlos, desproteja la hoja y oprima «Marcar» otra vez.",
    en: "Nothing was marked: the sheet {sheets} is protected. The findings stay in this list. To mark them, unprotect the sheet and press “Mark” again.",
  },
  protectedUnmark: {
    es: "No se quitó ninguna marca: está protegida la hoja {sheets}. Desprotéjala y oprima «Quitar marcas» otra vez.",
    en: "No mark was removed: the sheet {sheets} is protected. Unprotect it and press “Remove marks” again.",
  },

  findings: { es: "Hallazgos", en: "Findings" },
  session: { es: "Sesión {session}", en: "Session {session}" },
  noCell: { es: "sin celda", en: "no cell" },
  goToCell: { es: "Ir a la celda {cell}", en: "Go to cell {cell}" },
  details: { es: "Detalles", en: "Details" },
  detailsOf: { es: "Detalles: {message}", en: "Details: {message}" },
  citation: { es: "Cita", en: "Citation" },
  rule: { es: "Regla", en: "Rule" },
  trace: { es: "Cómo se llegó", en: "How it was reached" },
  otherReadings: { es: "Otras lecturas", en: "Other readings" },
  holds: { es: "{reading}: cumple", en: "{reading}: complies" },
  fails: { es: "{reading}: no cumple", en: "{reading}: does not comply" },
  notKnown: { es: "{reading}: no se puede saber", en: "{reading}: it cannot be known" },
  showMore: { es: "Mostrar {number} más", en: "Show {number} more" },

  reviewed: { es: "Qué se revisó", en: "What was checked" },
  calendarSheet: { es: "Calendario", en: "Calendar" },
  settingsSheet: { es: "Parámetros", en: "Parameters" },
  holidaysSheet: { es: "Feriados", en: "Holidays" },
  exceptionsSheet: { es: "Excepciones", en: "Exceptions" },
  noExceptions: { es: "no hay", en: "none" },
  dateSystem: { es: "Fechas", en: "Dates" },
  law: { es: "Ley usada", en: "Law used" },
  range: { es: "{sheet}, {range}", en: "{sheet}, {range}" },
  noSettings: { es: "no hay; se usan los valores de la ley", en: "none; the law’s values are used" },
  noHolidays: { es: "no hay; se usa la lista incluida", en: "none; the built-in list is used" },
  dates1900: { es: "cuentan desde 1900", en: "count from 1900" },
  dates1904: {
    es: "este libro las cuenta desde 1904; así se leyeron",
    en: "this workbook counts them from 1904; they were read so",
  },
  columnsLeftOut: {
    es: "La hoja tiene datos más allá de la columna {column}; de ahí en adelante no se leyó.",
    en: "The sheet has data beyond column {column}; nothing was read from there on.",
  },

  about: { es: "Acerca de MUNI", en: "About MUNI" },
  disclaimer: {
    es: "MUNI es una ayuda de cómputo. No es asesoramiento legal ni sustituye la lectura de la ley.",
    en: "MUNI is a computing aid. It is not legal advice and does not replace reading the law.",
  },
  privacy: {
    es: "Todo se calcula en este equipo: los datos del libro no se envían a ningún sitio.",
    en: "Everything is computed on this device: the workbook’s data are sent nowhere.",
  },
  help: { es: "Ayuda y apoyo", en: "Help and support" },
  otherLanguage: { es: "English", en: "Español" },
  errorCode: { es: "Código: {code}", en: "Code: {code}" },
} satisfies Record<string, Text>;

/** Why an action came to nothing, and what to do. */
export const FAILURE_TEXTS = {
  editing: {
    es: "Excel está editando una celda. Oprima Enter o Esc y vuelva a intentarlo.",
    en: "Excel is editing a cell. Press Enter or Esc and try again.",
  },
  protected: {
    es: "Excel no permite el cambio: la hoja está protegida o el libro es de solo lectura. No se cambió nada.",
    en: "Excel does not allow the change: the sheet is protected or the workbook is read-only. Nothing was changed.",
  },
  tooLarge: {
    es: "La hoja tiene demasiados datos para leerla. Borre las filas y columnas sobrantes debajo y a la derecha del calendario, o convierta el calendario en tabla.",
    en: "The sheet has too much data to read. Delete the spare rows and columns below and right of the calendar, or turn the calendar into a table.",
  },
  tooMuch: {
    es: "El cambio es demasiado grande para una sola petición a Excel. No se cambió nada; los hallazgos siguen en esta lista.",
    en: "The change is too large for a single request to Excel. Nothing was changed; the findings stay in this list.",
  },
  halfDone: {
    es: "Excel se detuvo en medio del cambio y no dejó comprobarlo ni deshacerlo. Puede que una parte haya quedado en el libro: mire las celdas u hojas nuevas y oprima «Revisar».",
    en: "Excel stopped in the middle of the change and let it be neither verified nor undone. Part of it may be in the workbook: look at the cells or new sheets and press “Check”.",
  },
  lost: {
    es: "Se perdió la conexión con Excel. Compruebe la red y vuelva a intentarlo; si continúa, guarde el libro, ciérrelo y ábralo otra vez.",
    en: "The connection to Excel was lost. Check the network and try again; if it stays, save the workbook, close it and open it again.",
  },
  gone: {
    es: "La hoja o la celda ya no está donde estaba. Oprima «Revisar» otra vez.",
    en: "The sheet or the cell is no longer where it was. Press “Check” again.",
  },
  unsupported: {
    es: "Esta versión de Excel no tiene una función que MUNI necesita. Hace falta Excel 2021 o posterior, Microsoft 365 o Excel en la web.",
    en: "This version of Excel lacks something that MUNI needs. Excel 2021 or later, Microsoft 365 or Excel on the web is required.",
  },
  other: {
    es: "Excel no pudo terminar la acción. Inténtelo otra vez; si continúa, guarde, cierre y abra el libro, y comunique el código a quien instaló MUNI.",
    en: "Excel could not finish the action. Try again; if it stays, save, close and reopen the workbook, and give the code to whoever installed MUNI.",
  },
} satisfies Record<string, Text>;

export const COUNT_TEXTS = {
  rules: {
    one: { es: "1\u00a0regla", en: "1\u00a0rule" },
    many: { es: "{number}\u00a0reglas", en: "{number}\u00a0rules" },
  },
  sessions: {
    one: { es: "1\u00a0sesión", en: "1\u00a0session" },
    many: { es: "{number}\u00a0sesiones", en: "{number}\u00a0sessions" },
  },
  hiddenFindings: {
    one: {
      es: "1\u00a0hallazgo está en una fila oculta o filtrada.",
      en: "1\u00a0finding is on a hidden or filtered row.",
    },
    many: {
      es: "{number}\u00a0hallazgos están en filas ocultas o filtradas.",
      en: "{number}\u00a0findings are on hidden or filtered rows.",
    },
  },
  marked: {
    one: { es: "Se marcó 1 celda.", en: "1 cell was marked." },
    many: { es: "Se marcaron {number} celdas.", en: "{number} cells were marked." },
  },
  unmarked: {
    one: {
      es: "Se quitaron las marcas de 1 hoja; lo demás quedó como estaba.",
      en: "The marks of 1 sheet were removed; everything else is as it was.",
    },
    many: {
      es: "Se quitaron las marcas de {number} hojas; lo demás quedó como estaba.",
      en: "The marks of {number} sheets were removed; everything else is as it was.",
    },
  },
} satisfies Record<string, Counted>;

export const SEVERITY_COUNTS: Readonly<Record<SeverityName, Counted>> = {
  violation: {
    one: { es: "1\u00a0incumplimiento", en: "1\u00a0violation" },
    many: { es: "{number}\u00a0incumplimientos", en: "{number}\u00a0violations" },
  },
  warning: {
    one: { es: "1\u00a0advertencia", en: "1\u00a0warning" },
    many: { es: "{number}\u00a0advertencias", en: "{number}\u00a0warnings" },
  },
  judgement: {
    one: { es: "1\u00a0juicio", en: "1\u00a0judgement" },
    many: { es: "{number}\u00a0juicios", en: "{number}\u00a0judgements" },
  },
  missing: {
    one: { es: "1\u00a0falta", en: "1\u00a0missing" },
    many: { es: "{number}\u00a0faltas", en: "{number}\u00a0missing" },
  },
  note: {
    one: { es: "1\u00a0nota", en: "1\u00a0note" },
    many: { es: "{number}\u00a0notas", en: "{number}\u00a0notes" },
  },
  excused: {
    one: { es: "1\u00a0excusado", en: "1\u00a0excused" },
    many: { es: "{number}\u00a0excusados", en: "{number}\u00a0excused" },
  },
};

/** Headings of the groups, with what the severity means to the reader. */
export const SEVERITY_GROUPS: Readonly<
  Record<SeverityName, { readonly title: Text; readonly meaning: Text }>
> = {
  violation: {
    title: { es: "Incumplimientos", en: "Violations" },
    meaning: { es: "La ley no se cumple.", en: "The law is not complied with." },
  },
  warning: {
    title: { es: "Advertencias", en: "Warnings" },
    meaning: { es: "Conviene corregirlo o mirarlo.", en: "Better mended or looked at." },
  },
  judgement: {
    title: { es: "Juicios", en: "Judgements" },
    meaning: {
      es: "Depende de cómo se lea la ley; decide una persona.",
      en: "It depends on how the law is read; a person decides.",
    },
  },
  missing: {
    title: { es: "Datos que faltan", en: "Missing data" },
    meaning: { es: "Falta un dato para comprobarlo.", en: "Something is missing to check it." },
  },
  note: {
    title: { es: "Notas", en: "Notes" },
    meaning: { es: "Para su información.", en: "For your information." },
  },
  excused: {
    title: { es: "Excusados", en: "Excused" },
    meaning: {
      es: "Una excepción con su motivo los cubre.",
      en: "An exception with its reason covers them.",
    },
  },
};

/** Letter of each severity, the same in both languages: on the list and in the marks' own formulas. */
export const SEVERITY_LETTERS: Readonly<Record<SeverityName, string>> = {
  violation: "I",
  warning: "A",
  judgement: "J",
  missing: "F",
  note: "N",
  excused: "E",
};
