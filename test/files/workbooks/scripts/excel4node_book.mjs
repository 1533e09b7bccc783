/** Writes the workbook of excel4node: npm install --no-save excel4node@1.8.2, then node excel4node_book.mjs FOLDER */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const excel4node = createRequire(import.meta.url)("excel4node");
const book = new excel4node.Workbook({ author: "excel4node" });
const pane = { activePane: "bottomRight", state: "frozen", ySplit: 1, xSplit: 1, topLeftCell: "B2" };
const sheet = book.addWorksheet("Sesiones", { sheetView: { pane } });
sheet.cell(1, 1).string("Sesión");
sheet.cell(1, 2).string("Comienza");
sheet.cell(2, 1).string("O-01");
sheet
  .cell(2, 2)
  .date(new Date(Date.UTC(2027, 0, 11)))
  .style({ numberFormat: "yyyy-mm-dd" });
sheet.cell(3, 2).formula("B2+4");
sheet.cell(4, 1, 4, 2, true).string("unidas");
sheet.cell(2, 3).bool(true);
sheet.cell(2, 4).comment("nota");
const style = book.createStyle({ font: { bold: true } });
sheet.addConditionalFormattingRule("A1:B3", { type: "expression", priority: 1, formula: "B1>40000", style });
sheet.addDataValidation({ type: "list", allowBlank: true, sqref: "C2:C9", formulas: ["sí,no"] });
writeFileSync(path.join(process.argv[2], "excel4node.xlsx"), await book.writeToBuffer());
