import ExcelJS from "exceljs";

const day = (month, date) => new Date(Date.UTC(2027, month - 1, date));

/** What exceljs writes, by name. */
export async function exceljsBooks() {
  return {
    "exceljs-calendar": await excelJsCalendar(),
    "exceljs-formulas": await excelJsFormulas(),
    "exceljs-own-texts": await excelJsOwnTexts(),
  };
}

/** All that a clerk's calendar may hold, as far as exceljs writes it. */
async function excelJsCalendar() {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet("Calendario", {
    views: [{ state: "frozen", xSplit: 1, ySplit: 1 }],
    pageSetup: { orientation: "landscape", printTitlesRow: "1:1", printArea: "A1:D4" },
  });
  sheet.addTable({
    name: "Sesiones",
    ref: "A1",
    headerRow: true,
    columns: ["Sesión", "Comienza", "Termina", "Días"].map((name) => ({ name })),
    rows: [
      ["O-01", day(1, 11), day(1, 15), 5],
      ["O-02", day(2, 8), day(2, 12), 5],
      ["E-01", day(3, 1), day(3, 3), 3],
    ],
  });
  sheet.getCell("A2").note = "del secretario";
  sheet.getCell("B2").dataValidation = { type: "list", allowBlank: true, formulae: ['"a,b"'] };
  sheet.addConditionalFormatting({
    ref: "A1:D4",
    rules: [
      { type: "expression", priority: 2, formulae: ["$B1=1"], style: { font: { bold: true } } },
      {
        type: "cellIs",
        operator: "lessThan",
        priority: 1,
        formulae: ["9"],
        style: { font: { italic: true } },
      },
    ],
  });
  sheet.addConditionalFormatting({
    ref: "D2:D4",
    rules: [{ type: "dataBar", priority: 3, cfvo: [{ type: "min" }, { type: "max" }] }],
  });
  await sheet.protect("", { selectLockedCells: true });
  book.addWorksheet("Oculta", { state: "veryHidden" }).getCell("C3").value = {
    hyperlink: "https://example.org/",
    text: "enlace",
  };
  book.definedNames.add("Calendario!$B$2:$B$4", "Comienzos");
  return book.xlsx.writeBuffer();
}

async function excelJsFormulas() {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet("Fórmulas y más");
  for (let row = 1; row <= 6; row++) sheet.getCell(row, 1).value = row / 4;
  sheet.fillFormula("B1:B6", "A1*2", [0.5, 1, 1.5, 2, 2.5, 3]);
  sheet.getCell("C1").value = { formula: 'IF(A1<1,"menos","más")', result: "menos" };
  sheet.getCell("C2").value = { formula: "1/0", result: { error: "#DIV/0!" } };
  sheet.getCell("C3").value = { richText: [{ text: "una " }, { font: { bold: true }, text: "parte" }] };
  sheet.getCell("C4").value = true;
  sheet.getCell("C5").value = 'dos\nlíneas & <signos> "dichos"';
  sheet.mergeCells("D1:E3");
  sheet.getCell("D1").value = "unidas";
  sheet.getColumn(7).hidden = true;
  sheet.getRow(9).outlineLevel = 1;
  return book.xlsx.writeBuffer();
}

async function excelJsOwnTexts() {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet("Textos");
  sheet.addRow(["Sesión", "Comienza"]);
  sheet.addRow(["O-01", day(1, 11)]);
  return await book.xlsx.writeBuffer({ useSharedStrings: false, useStyles: false });
}
