import { writeFileSync } from "node:fs";
import path from "node:path";
import { muni, trialFolder } from "./run-muni";
import { sheet, smallParts, zipped } from "./small-workbook";

const folder = trialFolder();

const ROWS = [
  ["Sesión", "Tipo", "Comienza", "Termina"],
  ["1", "extraordinaria (alcalde)", "2015-02-02", "2015-02-07"],
];

function xmlOf(texts: readonly string[], row: number): string {
  const cells = texts.map(
    (text, column) => `<c r="${"ABCD"[column]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${row}">${cells.join("")}</row>`;
}

test("a stray cell in the last corner of the sheet holds nothing up; the columns left unread are told", () => {
  const stray = '<row r="1048576"><c r="XFD1048576"><f>_xldudf_MUNI_QUORUM(16)</f><v>0</v></c></row>';
  const rows = ROWS.map((texts, index) => xmlOf(texts, index + 1)).join("");
  const parts = smallParts({ "xl/worksheets/sheet1.xml": sheet(rows + stray) });
  writeFileSync(path.join(folder(), "lejos.xlsx"), zipped(parts));

  const { code, out } = muni(folder(), ["check", "lejos.xlsx", "--formato", "json"]);
  const report = JSON.parse(out) as { unreadFrom: string; findings: { rule: string }[] };
  expect(code).toBe(1);
  expect(report.findings.map(({ rule }) => rule)).toContain("4203b-length");
  expect(report.unreadFrom).toBe("GS");

  const recalc = muni(folder(), ["recalc", "lejos.xlsx", "-o", "copia.xlsx"]);
  expect([recalc.code, recalc.err]).toEqual([0, ""]);
  expect(muni(folder(), ["recalc", "copia.xlsx", "-o", "otra.xlsx"]).out).toContain("0 con otro valor");
});
