import SheetJS from "@e965/xlsx";
import { createExcelFile, Workbook } from "excel-builder-vanilla";
import { writeXlsx } from "hucre/xlsx";
import writeExcelFile from "write-excel-file/node";
import XlsxPopulate from "xlsx-populate";

const ROWS = [
  ["Sesión", "Comienza", "Días"],
  ["O-01", 46398, 5],
  ["O-02", 46426, 5],
];

/** What other libraries write, by name. */
export async function libraryBooks() {
  return {
    "xlsx-populate-made": await xlsxPopulate(),
    "sheetjs-shared-texts": sheetJs({ bookSST: true }),
    "sheetjs-own-texts": sheetJs({ bookSST: false, compression: true }),
    "write-excel-file": await writeExcel(),
    "excel-builder": await excelBuilder(),
    ...(await hucreBooks()),
  };
}

async function xlsxPopulate() {
  const book = await XlsxPopulate.fromBlankAsync();
  const sheet = book.sheet(0);
  sheet.cell("A1").value("Sesión");
  sheet.cell("B1").value("Comienza");
  sheet.cell("A2").value("O-01");
  sheet.cell("B2").value(46398).style("numberFormat", "dd/mm/yyyy");
  sheet.cell("A3").value(true);
  book.definedName("Comienzos", sheet.range("B2:B3"));
  return book.outputAsync("nodebuffer");
}

function sheetJs(options) {
  const book = SheetJS.utils.book_new();
  const rows = [
    ["Sesión", "Comienza", "Total"],
    ["O-01", 46398, true],
    ["O-01", 46426.5, null],
    [" con espacios ", -1.5e-7, "ñandú"],
  ];
  const sheet = SheetJS.utils.aoa_to_sheet(rows);
  sheet.B2.z = "yyyy-mm-dd";
  sheet.C3 = { t: "n", f: "B2+1", v: 46399 };
  sheet["!merges"] = [SheetJS.utils.decode_range("A6:C6")];
  SheetJS.utils.book_append_sheet(book, sheet, "Hoja 'uno' & dos");
  SheetJS.utils.book_append_sheet(book, SheetJS.utils.aoa_to_sheet([[]]), "Vacía");
  return SheetJS.write(book, { type: "buffer", bookType: "xlsx", ...options });
}

async function hucreBooks() {
  const calendar = {
    name: "Calendario",
    rows: ROWS,
    cells: new Map([
      ["1,3", { formula: "B2+C2-1", formulaResult: 46402 }],
      ["2,0", { value: "O-02", comment: { text: "nota", author: "secretaría" } }],
    ]),
    conditionalRules: [
      {
        type: "expression",
        priority: 1,
        formula: "$C2>4",
        range: "A2:C3",
        style: { font: { bold: true } },
        stopIfTrue: true,
      },
      {
        type: "dataBar",
        priority: 2,
        range: "C2:C3",
        dataBar: { cfvo: [{ type: "min" }, { type: "max" }], color: "FF638EC6" },
      },
    ],
    dataValidations: [{ type: "list", values: ["O-01", "O-02"], range: "A2:A9" }],
    freezePane: { rows: 1 },
    merges: [{ startRow: 5, startCol: 0, endRow: 5, endCol: 2 }],
    sparklines: [{ location: "F2", dataRange: "Calendario!B2:C2" }],
  };
  const calendarBook = await writeXlsx({
    sheets: [calendar, { name: "Oculta", rows: [["x"]], hidden: true }],
  });
  const list = {
    name: "Lista",
    rows: ROWS,
    tables: [{ name: "Sesiones", range: "A1:C3", columns: ROWS[0].map((name) => ({ name })) }],
  };
  return { "hucre-calendar": calendarBook, "hucre-table": await writeXlsx({ sheets: [list] }) };
}

function writeExcel() {
  const day = new Date(Date.UTC(2027, 0, 11));
  const rows = [
    [{ value: "Sesión", fontWeight: "bold" }, { value: "Comienza" }, { value: "Abierta" }],
    [{ value: "O-01" }, { value: day, type: Date, format: "dd/mm/yyyy" }, { value: true, type: Boolean }],
    [null, { value: "=B2+1", type: "Formula" }, { value: 2.5, type: Number }],
  ];
  const { toBuffer } = writeExcelFile(rows, { sheet: "Sesiones", stickyRowsCount: 1 });
  return toBuffer();
}

function excelBuilder() {
  const book = new Workbook();
  const sheet = book.createWorksheet({ name: "Sesiones" });
  sheet.setData([...ROWS, [{ value: "B2+1", metadata: { type: "formula" } }, true, "último"]]);
  book.addWorksheet(sheet);
  return createExcelFile(book, "Uint8Array");
}
