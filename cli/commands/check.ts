import { OUTPUT, OVERWRITE, SETTINGS, SHEET } from "../arguments/common-options";
import type { Option } from "../arguments/option";
import type { Command } from "../command";
import { runCheck } from "../checking/run-check";

const FORMAT: Option = {
  key: "format",
  es: "formato",
  en: "format",
  value: { es: "texto|json|sarif|csv|html|ics", en: "text|json|sarif|csv|html|ics" },
  help: {
    es: "Forma del informe; si falta, texto. ics da las sesiones y los plazos como calendario.",
    en: "Form of the report; text, if left out. ics gives the sessions and deadlines as a calendar.",
  },
};

const MARK: Option = {
  key: "mark",
  es: "marcar",
  en: "mark",
  value: { es: "COPIA.xlsx", en: "COPY.xlsx" },
  help: {
    es: "Escribe una copia del libro con las celdas de los hallazgos marcadas; con varios archivos, indique una carpeta.",
    en: "Writes a copy of the workbook with the cells of the findings marked; with several files, give a folder.",
  },
};

const REPORT: Option = {
  key: "report",
  es: "informe",
  en: "report",
  help: { es: "Añade a la copia una hoja con el informe.", en: "Adds a sheet with the report to the copy." },
};

const FINDINGS: Option = {
  key: "findings",
  es: "hallazgos",
  en: "findings",
  help: {
    es: "Añade a la copia, junto al calendario, una columna con los hallazgos de cada fila.",
    en: "Adds to the copy, beside the calendar, a column with the findings of each row.",
  },
};

const HOLIDAYS: Option = {
  key: "holidays",
  es: "feriados",
  en: "holidays",
  value: { es: "ARCHIVO.csv", en: "FILE.csv" },
  help: {
    es: "Feriados propios, en lugar de los del libro: fecha, nombre, fuente, + o -.",
    en: "Own holidays, in place of those of the workbook: date, name, source, + or -.",
  },
};

const EXCEPTIONS: Option = {
  key: "exceptions",
  es: "excepciones",
  en: "exceptions",
  value: { es: "ARCHIVO.csv", en: "FILE.csv" },
  help: {
    es: "Excepciones, en lugar de las del libro: regla, sesión, motivo, documento, por, fecha, vence.",
    en: "Exceptions, in place of those of the workbook: rule, session, reason, document, by, date, expires.",
  },
};

/** `muni check`: the findings of calendars. */
export const CHECK: Command = {
  name: { es: "revisar", en: "check" },
  summary: {
    es: "Revisa calendarios de sesiones (§ 4203) en libros .xlsx o archivos CSV. Lo que se revisa no cambia.",
    en: "Checks session calendars (§ 4203) in .xlsx workbooks or CSV files. What is checked does not change.",
  },
  usage: { es: "ARCHIVO… [opciones]", en: "FILE… [options]" },
  options: [SHEET, FORMAT, OUTPUT, MARK, REPORT, FINDINGS, OVERWRITE, SETTINGS, HOLIDAYS, EXCEPTIONS],
  notes: [
    {
      es: "Se miran las tablas de cada hoja visible y después el resto de la hoja; Parámetros, Feriados y Excepciones se hallan por el nombre de su tabla o de su hoja. Si hay varios calendarios, se informan todos.",
      en: "The tables of each visible sheet are looked at, then the rest of the sheet; Parameters, Holidays and Exceptions are found by the name of their table or sheet. If there are several calendars, all are reported.",
    },
    {
      es: "Con varios archivos, carpetas o patrones (*.xlsx, **/*.xlsx) se da una línea por archivo y un resumen. Un archivo malo no detiene a los demás.",
      en: "With several files, folders or patterns (*.xlsx, **/*.xlsx) there is one line for each file, and a summary. One bad file does not stop the others.",
    },
    {
      es: "Código de salida: 0, ningún incumplimiento; 1, hay incumplimientos; 2, algo no se pudo revisar o escribir. Con varios archivos vale el más alto.",
      en: "Exit code: 0, no violation; 1, there are violations; 2, something could not be checked or written. With several files the highest holds.",
    },
  ],
  run: runCheck,
};
