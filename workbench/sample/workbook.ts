import { LocaleType, type IWorkbookData } from "@univerjs/core";
import type { GridSheet } from "../host/grid";
import { CALENDAR, CALENDAR_HEADERS } from "./calendar";
import { EXAMPLES, SPILLED } from "./formulas";
import { SEATS_HEADERS, SEATS_MUNICIPALITY, SEATS_SIZE, seatsRows } from "./seats";
import { createSheet, SAMPLE_STYLES, type SheetBuilder } from "./sheet-data";
import { EXCEPTIONS, OWN_HOLIDAYS, SETTINGS } from "./tables";

const WORKBOOK_NAME = "Ejemplo 2027.xlsx";

const SHEETS = ["calendario", "parametros", "feriados", "excepciones", "escanos", "formulas"];
const DATE_COLUMN = 104;
const WIDE_COLUMNS: Readonly<Record<string, number>> = {
  Sesión: 64,
  Tipo: 170,
  Estado: 92,
  "Días de reunión": 150,
  Lugar: 130,
  Agenda: 230,
  Notas: 260,
};

/** The workbook that the page opens with: made-up data, but for the votes of 2020. */
export function sampleWorkbook(): IWorkbookData {
  return {
    id: "ejemplo",
    name: WORKBOOK_NAME,
    appVersion: "0.25.1",
    locale: LocaleType.ES_ES,
    styles: SAMPLE_STYLES,
    sheetOrder: SHEETS,
    sheets: {
      calendario: calendarSheet(),
      parametros: tableSheet("parametros", "Parámetros", SETTINGS, [160, 140]),
      feriados: tableSheet("feriados", "Feriados", OWN_HOLIDAYS, [DATE_COLUMN, 260, 220, 70]),
      excepciones: tableSheet("excepciones", "Excepciones", EXCEPTIONS, [150, 80, 260, DATE_COLUMN]),
      escanos: seatsSheet(),
      formulas: formulasSheet(),
    },
  };
}

/** The calendar is an Excel table; Univer has none, so the host keeps it beside. */
export function declareTables(sheets: GridSheet[]): void {
  const calendar = sheets.find(({ id }) => id === "calendario")!;
  const rect = { row: 0, column: 0, rows: CALENDAR.length + 1, columns: CALENDAR_HEADERS.length };
  calendar.putTable({ id: "1", name: "Sesiones", rect, hasHeaders: true });
}

function calendarSheet() {
  const sheet = createSheet("calendario", "Calendario");
  CALENDAR_HEADERS.forEach((header, column) => sheet.put(0, column, header, "header"));
  CALENDAR.forEach((row, index) =>
    CALENDAR_HEADERS.forEach((header, column) => sheet.put(index + 1, column, row[header])),
  );
  const widths = CALENDAR_HEADERS.map((header) => WIDE_COLUMNS[header] ?? DATE_COLUMN);
  return sheet.data({ frozenRows: 1, widths, headerHeight: 36 });
}

function tableSheet(
  id: string,
  name: string,
  rows: readonly (readonly (string | number)[])[],
  widths: number[],
) {
  const sheet = createSheet(id, name);
  rows.forEach((row, r) =>
    row.forEach((value, c) => (r === 0 ? sheet.put(r, c, value, "header") : sheet.put(r, c, value))),
  );
  return sheet.data({ frozenRows: 1, widths });
}

const ELECTED_COLUMNS = 3;
const SEATS_COLUMNS = 5;

function seatsSheet() {
  const sheet = createSheet("escanos", "Escaños");
  const rows = seatsRows();
  const candidates = `A1:D${rows.length + 1}`;
  SEATS_HEADERS.forEach((header, column) => sheet.put(0, column, header, "header"));
  rows.forEach((row, r) => row.forEach((value, c) => sheet.put(r + 1, c, value)));
  sheet.put(0, 4, `=MUNI_ELECTED(${candidates},${SEATS_SIZE})`);
  sheet.put(0, 8, `${SEATS_MUNICIPALITY}, elección general de 2020 (escrutinio de la CEE)`, "title");
  sheet.put(2, 8, `=MUNI_SEATS(${candidates},${SEATS_SIZE})`);
  sheet.style(0, 4, ELECTED_COLUMNS, "header");
  sheet.style(2, 8, SEATS_COLUMNS, "header");
  return sheet.data({ frozenRows: 1, widths: [76, 56, 104, 72, 110, 280, 150, 24, 150, 70, 80, 64, 420] });
}

const FIRST_GROUP_ROW = 2;

function formulasSheet() {
  const sheet = createSheet("formulas", "Fórmulas");
  sheet.put(0, 0, "Una fórmula para cada pregunta: cambie los datos y vea el resultado", "title");
  let row = FIRST_GROUP_ROW;
  for (const { title, examples } of EXAMPLES) {
    ["", "Dato", "Dato", "Resultado", "Fórmula"].forEach((header, c) =>
      sheet.put(row, c, header || title, "group"),
    );
    row++;
    for (const { question, first, second, formula } of examples) {
      const own = formula.replace(/#/g, String(row + 1));
      sheet.put(row, 0, question);
      sheet.put(row, 1, first);
      sheet.put(row, 2, second);
      sheet.put(row, 3, own);
      sheet.put(row, 4, `'${own}`, "code");
      row++;
    }
    row++;
  }
  spilledTables(sheet);
  return sheet.data({ widths: [310, 96, 96, 104, 330, 24, 250, 110, 130, 150, 520, 200] });
}

function spilledTables(sheet: SheetBuilder): void {
  for (const { row, column, columns, title, formula } of SPILLED) {
    sheet.put(row - 1, column, title, "group");
    sheet.put(row, column, formula);
    sheet.style(row, column, columns, "header");
  }
}
