/** Writes the workbook of Excelize: npm install --no-save excelize-wasm@0.1.3, then node excelize_book.mjs FOLDER */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const { init } = createRequire(import.meta.url)("excelize-wasm");
const wasm = createRequire(import.meta.url).resolve("excelize-wasm/excelize.wasm.gz");
const excelize = await init(wasm);
const book = excelize.NewFile();

function done(result) {
  if (result?.error) throw new Error(result.error);
  return result;
}

const ROWS = [
  ["Partido", "Votos", "Fecha"],
  ["Rojo", 300, 46399],
  ["Azul", 200.5, 46400],
];
done(book.SetSheetName("Sheet1", "Escaños"));
ROWS.forEach((row, i) => done(book.SetSheetRow("Escaños", `A${i + 1}`, row)));
const fill = { Type: "pattern", Color: ["E0EBF5"], Pattern: 1 };
const { style } = done(book.NewStyle({ NumFmt: 14, Fill: fill }));
done(book.SetCellStyle("Escaños", "C2", "C3", style));
done(book.SetCellFormula("Escaños", "B4", "SUM(B2:B3)"));
done(book.SetCellBool("Escaños", "D2", true));
done(book.MergeCell("Escaños", "A6", "C6"));
const at = "2026-06-09T08:00:00Z";
done(book.SetDocProps({ Creator: "Excelize", LastModifiedBy: "Excelize", Created: at, Modified: at }));
const { buffer } = done(book.WriteToBuffer());
writeFileSync(path.join(process.argv[2], "excelize.xlsx"), buffer);
process.exit();
