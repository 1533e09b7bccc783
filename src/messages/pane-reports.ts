import type { Text } from "./text";

/** Reports to keep, to send and to print. */
export const PANE_REPORT_TEXTS = {
  title: { es: "Informes y copias", en: "Reports and copies" },
  noReport: {
    es: "Revise el calendario para hacer un informe.",
    en: "Check the calendar to make a report.",
  },
  inWorkbook: { es: "En el libro", en: "In the workbook" },
  column: { es: "Columna «Hallazgos»", en: "Column “Findings”" },
  columnHint: {
    es: "Junto al calendario, una letra y la regla en cada fila: se lee también impreso en negro.",
    en: "Beside the calendar, a letter and the rule on each row: it also reads printed in black.",
  },
  columnLabel: { es: "Columna «{header}»", en: "Column “{header}”" },
  columnTaken: {
    es: "No se escribió nada: la columna {column}, junto al calendario, no está en blanco (celda {cell}). Deje una columna libre.",
    en: "Nothing was written: column {column}, beside the calendar, is not blank (cell {cell}). Leave a column free.",
  },
  sheet: { es: "Hoja «Informe»", en: "Sheet “Report”" },
  sheetHint: {
    es: "Una hoja nueva para imprimir, con la ley, los parámetros y las lecturas usados.",
    en: "A new sheet to print, with the law, parameters and readings used.",
  },
  sheetAdded: { es: "Se añadió la hoja «{sheet}».", en: "Sheet “{sheet}” was added." },
  files: { es: "Archivos", en: "Files" },
  filesHint: {
    es: "Se hacen en este equipo. Si Excel no los baja, use «Copiar» y péguelo en un archivo de texto.",
    en: "They are made on this device. If Excel does not download them, use “Copy” and paste it in a text file.",
  },
  csv: { es: "CSV (para otra hoja)", en: "CSV (for another sheet)" },
  html: { es: "HTML (para imprimir o enviar)", en: "HTML (to print or send)" },
  ics: { es: "ICS (sesiones y plazos para su agenda)", en: "ICS (sessions and deadlines for your calendar)" },
  json: { es: "JSON (con todos los pasos)", en: "JSON (with all steps)" },
  sarif: { es: "SARIF (para herramientas)", en: "SARIF (for tools)" },
  download: { es: "Bajar", en: "Download" },
  downloadOf: { es: "Bajar {file}", en: "Download {file}" },
  copy: { es: "Copiar", en: "Copy" },
  copyOf: { es: "Copiar {file}", en: "Copy {file}" },
  print: { es: "Imprimir el informe", en: "Print the report" },
  downloaded: {
    es: "Se preparó «{file}». Si no aparece entre las descargas, use «Copiar».",
    en: "“{file}” was prepared. If it is not among the downloads, use “Copy”.",
  },
  copied: {
    es: "Se copió «{file}»: péguelo donde lo necesite.",
    en: "“{file}” was copied: paste it where you need it.",
  },
  notCopied: {
    es: "Excel no permitió copiar «{file}».",
    en: "Excel did not allow “{file}” to be copied.",
  },
  fileName: { es: "muni-hallazgos", en: "muni-findings" },
  agendaName: { es: "muni-agenda", en: "muni-calendar" },
} as const satisfies Readonly<Record<string, Text>>;
