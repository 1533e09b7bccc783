import type { Counted } from "./pane";
import type { Text } from "./text";

/** "Diagnóstico y reparaciones". */
export const UPKEEP_TEXTS = {
  title: { es: "Diagnóstico y reparaciones", en: "Self-check and repairs" },
} as const satisfies Readonly<Record<string, Text>>;

/** What the pane is doing, where nothing else says it. */
export const UPKEEP_ACTIVITY_TEXTS = {
  diagnosing: { es: "Probando las funciones…", en: "Trying the functions…" },
  trying: { es: "Probando las fórmulas en una hoja nueva…", en: "Trying the formulas on a new sheet…" },
  searching: { es: "Buscando fórmulas de MUNI…", en: "Looking for MUNI formulas…" },
  rewriting: { es: "Escribiendo las fórmulas otra vez…", en: "Writing the formulas again…" },
  formatting: { es: "Dando formato de fecha…", en: "Formatting as dates…" },
} as const satisfies Readonly<Record<string, Text>>;

/** The self-check. */
export const SELF_CHECK_TEXTS = {
  title: { es: "Diagnóstico", en: "Self-check" },
  intro: {
    es: "Prueba cada función con casos cuya respuesta se conoce y dice con qué Excel trabaja. No cambia nada en el libro.",
    en: "Tries each function on cases whose answer is known, and says which Excel it works with. It changes nothing in the workbook.",
  },
  run: { es: "Probar las funciones", en: "Try the functions" },
  passed: {
    es: "Las {functions} funciones dan lo esperado ({cases} casos).",
    en: "All {functions} functions give what is expected ({cases} cases).",
  },
  failed: {
    es: "{failed} de {cases} casos no dan lo esperado. Cierre Excel y ábralo otra vez; si continúa, copie el informe y envíelo a quien instaló MUNI.",
    en: "{failed} of {cases} cases do not give what is expected. Close Excel and open it again; if it stays, copy the report and send it to whoever installed MUNI.",
  },
  wanted: { es: "se esperaba {wanted}", en: "expected {wanted}" },
  got: { es: "dio {got}", en: "gave {got}" },
  absent: {
    es: "la función no está instalada",
    en: "the function is not installed",
  },
  blank: { es: "(en blanco)", en: "(blank)" },

  onSheet: { es: "Probar también en una hoja nueva", en: "Try on a new sheet too" },
  onSheetHint: {
    es: "Añade al final del libro la hoja «{sheet}», escribe en ella las fórmulas de los casos, lee lo que Excel calcula y borra la hoja. Las demás hojas no se tocan. Algunas versiones de Excel vacían su lista de deshacer.",
    en: "Adds the sheet “{sheet}” at the end of the workbook, writes the formulas of the cases there, reads what Excel computes and deletes the sheet. The other sheets are not touched. Some versions of Excel empty their undo list.",
  },
  trialSheet: { es: "Prueba de MUNI", en: "MUNI trial" },
  sheetPassed: {
    es: "En la hoja, Excel calculó lo mismo en los {cases} casos.",
    en: "On the sheet Excel computed the same in all {cases} cases.",
  },
  sheetFailed: {
    es: "En la hoja, {failed} de {cases} casos no dieron lo esperado.",
    en: "On the sheet {failed} of {cases} cases did not give what is expected.",
  },
  sheetDates: {
    es: "En la hoja, las fechas se ven como {shown}.",
    en: "On the sheet, dates show as {shown}.",
  },
  sheetRemoved: { es: "La hoja de prueba se borró.", en: "The trial sheet was deleted." },
  sheetLeft: {
    es: "La hoja «{sheet}» no se pudo borrar: bórrela usted. No tiene datos suyos.",
    en: "The sheet “{sheet}” could not be deleted: delete it yourself. It has no data of yours.",
  },
  sheetNames: {
    es: "Excel no reconoce las funciones en las celdas (#NAME?). Cierre Excel y ábralo otra vez; si continúa, pida a quien instaló MUNI que lo instale de nuevo.",
    en: "Excel does not know the functions in cells (#NAME?). Close Excel and open it again; if it stays, ask whoever installed MUNI to install it again.",
  },
  sheetBusy: {
    es: "Excel no terminó de calcular en {seconds} segundos. Inténtelo otra vez.",
    en: "Excel did not finish computing within {seconds} seconds. Try again.",
  },

  facts: { es: "Con qué Excel trabaja", en: "Which Excel it works with" },
  version: { es: "MUNI", en: "MUNI" },
  functions: { es: "Funciones", en: "Functions" },
  functionsOf: { es: "{found} de {known}", en: "{found} of {known}" },
  host: { es: "Programa", en: "Program" },
  sets: { es: "Conjuntos de API", en: "API sets" },
  noSet: { es: "no", en: "no" },
  dates: { es: "Las funciones dan las fechas", en: "Functions give dates" },
  datesFormatted: { es: "con formato de fecha", en: "with a date format" },
  datesBare: {
    es: "como número; use «Dar formato de fecha»",
    en: "as a number; use “Format as dates”",
  },
  dateSystem: { es: "Sistema de fechas del libro", en: "Date system of the workbook" },
  from1900: { es: "1900 (el usual)", en: "1900 (the usual one)" },
  from1904: { es: "1904", en: "1904" },
  language: { es: "Idioma de Excel", en: "Language of Excel" },
  languages: {
    es: "{display}; datos, {content}; panel, {pane}",
    en: "{display}; data, {content}; pane, {pane}",
  },
  theme: { es: "Tema", en: "Theme" },
  light: { es: "claro", en: "light" },
  dark: { es: "oscuro", en: "dark" },
  contrast: { es: "alto contraste", en: "high contrast" },
  requests: { es: "Peticiones a Excel", en: "Requests to Excel" },
  requestsCounted: {
    es: "{number} desde que se abrió el panel; la última tardó {milliseconds}\u00a0ms",
    en: "{number} since the pane was opened; the last one took {milliseconds}\u00a0ms",
  },

  copy: { es: "Copiar el informe", en: "Copy the report" },
  copyHint: {
    es: "El informe no lleva el nombre del libro ni el contenido de sus celdas.",
    en: "The report has neither the name of the workbook nor the content of its cells.",
  },
  copied: {
    es: "Se copió el informe: péguelo en un mensaje para quien le ayuda.",
    en: "The report was copied: paste it into a message to whoever helps you.",
  },
  notCopied: {
    es: "Excel no permitió copiar. Seleccione el texto del cuadro y cópielo con Ctrl+C (⌘C en Mac).",
    en: "Excel did not allow copying. Select the text in the box and copy it with Ctrl+C (⌘C on a Mac).",
  },
  reportText: { es: "Informe del diagnóstico", en: "Report of the self-check" },
  reportTitle: { es: "MUNI: informe del diagnóstico", en: "MUNI: report of the self-check" },
  reportDay: { es: "Fecha", en: "Date" },
  cases: { es: "Casos", en: "Cases" },
  casesGiven: { es: "{passed} de {cases} dan lo esperado", en: "{passed} of {cases} give what is expected" },
  sheetCases: { es: "Casos en una hoja", en: "Cases on a sheet" },
  notTried: { es: "sin probar", en: "not tried" },
} as const satisfies Readonly<Record<string, Text>>;

/** Workbooks that count from 1904: what it means and what to do. */
export const DATE_SYSTEM_TEXTS = {
  meaning: {
    es: "Este libro cuenta las fechas desde 1904: guarda cada fecha con un número 1,462 menor que los demás libros. El panel lo nota y lee y escribe bien las fechas. Las fórmulas MUNI de las celdas solo reciben el número y lo cuentan desde 1900: calculan con una fecha cuatro años y un día anterior, y su resultado puede parecer bueno sin serlo.",
    en: "This workbook counts dates from 1904: it keeps each date as a number 1,462 smaller than other workbooks. The pane notices, and reads and writes dates right. MUNI formulas in cells get the number alone and count it from 1900: they compute with a date four years and a day earlier, and what they give may look right without being so.",
  },
  whatToDo: {
    es: "Para usar las fórmulas: 1) en Archivo › Opciones › Avanzadas, quite «Usar sistema de fechas 1904» de este libro (en Mac, Excel › Preferencias › Calcular); 2) las fechas escritas se verán cuatro años y un día antes: escriba 1462 en una celda libre, cópiela, seleccione esas fechas y use Pegado especial › Valores y Sumar; 3) compruebe una fecha conocida.",
    en: "To use the formulas: 1) in File › Options › Advanced take “Use 1904 date system” off this workbook (on a Mac, Excel › Preferences › Calculation); 2) typed dates will show four years and a day earlier: write 1462 in a free cell, copy it, select those dates and use Paste Special › Values and Add; 3) verify a date that you know.",
  },
  plan: {
    es: " Este libro cuenta las fechas desde 1904, y las fórmulas MUNI de la hoja nueva contarán mal: proponga el calendario en un libro nuevo, o quite esa opción.",
    en: " This workbook counts dates from 1904, and the MUNI formulas of the new sheet will count wrong: propose the calendar in a new workbook, or take that option off.",
  },
  noFormats: {
    es: "No se dio formato: este libro cuenta las fechas desde 1904, y los resultados de MUNI se verían cuatro años y un día después. Pruebe las funciones en «Diagnóstico» para ver qué hacer.",
    en: "Nothing was formatted: this workbook counts dates from 1904, and MUNI’s results would show four years and a day later. Try the functions under “Self-check” to see what to do.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** The two repairs. */
export const REPAIR_TEXTS = {
  title: { es: "Reparaciones", en: "Repairs" },
  scope: { es: "Dónde buscar", en: "Where to look" },
  sheet: { es: "En la hoja abierta", en: "On the open sheet" },
  workbook: { es: "En todo el libro", en: "In the whole workbook" },
  where: { es: "«{sheet}»: {cells}", en: "“{sheet}”: {cells}" },
  andMore: { es: "{cells} y {number} lugares más", en: "{cells} and {number} more places" },
  dismiss: { es: "No cambiar", en: "Do not change" },
  protectedSheets: {
    es: "Está protegida la hoja {sheets}: sus celdas no se escriben. Desprotéjala y busque otra vez.",
    en: "The sheet {sheets} is protected: its cells are not written. Unprotect it and look again.",
  },
  stale: {
    es: "No se cambió nada: la celda {cell} cambió después de buscar. Busque otra vez.",
    en: "Nothing was changed: cell {cell} changed after the search. Look again.",
  },

  stuckTitle: { es: "Volver a escribir las fórmulas MUNI", en: "Write the MUNI formulas again" },
  stuckHint: {
    es: "Una fórmula escrita cuando MUNI no estaba instalado queda en #NAME? (#¿NOMBRE?) hasta que se escribe otra vez.",
    en: "A formula typed while MUNI was not installed stays at #NAME? until it is written again.",
  },
  findStuck: { es: "Buscar fórmulas en #NAME?", en: "Look for formulas at #NAME?" },
  noneStuck: {
    es: "Ninguna fórmula de MUNI está en #NAME? ({scope}).",
    en: "No MUNI formula is at #NAME? ({scope}).",
  },
  unknownNames: {
    es: "MUNI no tiene estas funciones, y escribirlas otra vez no basta; corrija el nombre:",
    en: "MUNI has no such functions, and writing them again is not enough; mend the name:",
  },
  unknownName: { es: "{name} ({cell})", en: "{name} ({cell})" },
  meantName: { es: "{name} ({cell}): ¿quiso decir {meant}?", en: "{name} ({cell}): did you mean {meant}?" },
  rewrite: { es: "Volver a escribirlas", en: "Write them again" },
  rewriteLabel: { es: "Fórmulas MUNI escritas otra vez", en: "MUNI formulas written again" },
  stillStuck: {
    es: "Siguen en #NAME?. Compruebe que MUNI está instalado (Inicio › Complementos) y que el diagnóstico pasa en una hoja nueva; entonces búsquelas otra vez.",
    en: "They are still at #NAME?. Verify that MUNI is installed (Home › Add-ins) and that the self-check passes on a new sheet; then look for them again.",
  },
  stillBusy: {
    es: "Algunas aún se calculan (#BUSY!). Espere y busque otra vez.",
    en: "Some are still being computed (#BUSY!). Wait and look again.",
  },

  datesTitle: { es: "Dar formato de fecha", en: "Format as dates" },
  datesHint: {
    es: "Algunas versiones de Excel muestran como número (46187) las fechas que dan las funciones. Se les da el formato yyyy-mm-dd; el valor no cambia.",
    en: "Some versions of Excel show the dates that functions give as a number (46187). They get the format yyyy-mm-dd; the value does not change.",
  },
  findDates: { es: "Buscar fechas que se ven como número", en: "Look for dates shown as numbers" },
  noneBare: {
    es: "Ninguna fecha de MUNI se ve como número ({scope}).",
    en: "No MUNI date shows as a number ({scope}).",
  },
  format: { es: "Dar formato", en: "Format them" },
  formatLabel: { es: "Formato de fecha", en: "Date format" },
} as const satisfies Readonly<Record<string, Text>>;

export const REPAIR_COUNTS = {
  stuck: {
    one: { es: "Hay 1 fórmula de MUNI en #NAME?.", en: "There is 1 MUNI formula at #NAME?." },
    many: {
      es: "Hay {number} fórmulas de MUNI en #NAME?.",
      en: "There are {number} MUNI formulas at #NAME?.",
    },
  },
  renamed: {
    one: {
      es: "1 se escribe con el nombre corregido: el archivo lo tenía con prefijo o con punto.",
      en: "1 is written with its name mended: the file had it with a prefix or a dot.",
    },
    many: {
      es: "{number} se escriben con el nombre corregido: el archivo lo tenía con prefijo o con punto.",
      en: "{number} are written with their name mended: the file had it with a prefix or a dot.",
    },
  },
  recovered: {
    one: { es: "Se recuperó 1 fórmula.", en: "1 formula was recovered." },
    many: { es: "Se recuperaron {number} fórmulas.", en: "{number} formulas were recovered." },
  },
  halfWritten: {
    one: {
      es: "Excel no dejó escribir 1 fórmula ({code}): quedó como estaba.",
      en: "Excel did not allow 1 formula to be written ({code}): it is as it was.",
    },
    many: {
      es: "Excel no dejó escribir {number} fórmulas ({code}): quedaron como estaban.",
      en: "Excel did not allow {number} formulas to be written ({code}): they are as they were.",
    },
  },
  notRecovered: {
    one: { es: "1 no se recuperó:", en: "1 was not recovered:" },
    many: { es: "{number} no se recuperaron:", en: "{number} were not recovered:" },
  },
  bare: {
    one: { es: "Hay 1 fecha que se ve como número.", en: "There is 1 date shown as a number." },
    many: {
      es: "Hay {number} fechas que se ven como número.",
      en: "There are {number} dates shown as numbers.",
    },
  },
  formatted: {
    one: { es: "Se dio formato de fecha a 1 celda.", en: "1 cell was formatted as a date." },
    many: { es: "Se dio formato de fecha a {number} celdas.", en: "{number} cells were formatted as dates." },
  },
} as const satisfies Readonly<Record<string, Counted>>;
