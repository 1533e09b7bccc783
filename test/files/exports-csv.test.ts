import * as XLSX from "@e965/xlsx";
import { csvOf } from "../../src/exports/csv";
import { reportOfRows, SAMPLE_REPORT, SPANISH } from "../law/exports-report";

function rowsOf(text: string): string[][] {
  const { Sheets, SheetNames } = XLSX.read(Buffer.from(text, "utf8"), { type: "buffer", raw: true });
  return XLSX.utils.sheet_to_json(Sheets[SheetNames[0]!]!, { header: 1, raw: true, defval: "" });
}

test("a spreadsheet reads the columns and each message whole", () => {
  const [header, ...rows] = rowsOf(csvOf(SAMPLE_REPORT, SPANISH));
  expect(header).toHaveLength(11);
  expect(rows.map((row) => row[8])).toEqual(SAMPLE_REPORT.findings.map(({ finding }) => finding.message.es));
  expect(rows.map((row) => row[1]).join("")).toMatch(/^I+A+J+F+N+E+$/);
});

test("no cell of it is a formula, whatever the sheet's cells hold", () => {
  const hostile = ["=1+1", "+1", "@x", "-2+3", '=cmd|"/C calc"!A0', "\t=1", 'a"b\r\n=1', "＝1"];
  const report = reportOfRows(
    hostile.map((id) => ({ Sesión: id, Tipo: id, Comienza: "2027-03-01", Notas: id })),
  );
  const { Sheets, SheetNames } = XLSX.read(
    Buffer.from(csvOf(report, { ...SPANISH, file: "=a.xlsx" }), "utf8"),
    {
      type: "buffer",
    },
  );
  const cells = Object.entries(Sheets[SheetNames[0]!]!).filter(([address]) => !address.startsWith("!"));
  expect(cells.filter(([, cell]) => (cell as XLSX.CellObject).f !== undefined)).toEqual([]);
  expect(
    rowsOf(csvOf(report, SPANISH))
      .flat()
      .filter((cell) => /^\s*[=+@＝-]/.test(cell)),
  ).toEqual([]);
});
