import * as SheetJS from "@e965/xlsx";
import ExcelJS from "exceljs";
import type { NewSheet } from "../../xlsx/edit/new-sheet";
import { newWorkbook } from "../../xlsx/write/new-workbook";
import { faultsOf, partTexts, readFile } from "./xlsx-edit-parts";

const HEADER = { bold: true, fill: "#E3ECF7", color: "#1B3A5C", wrap: true, border: "#999999" } as const;

const CALENDAR: NewSheet = {
  name: "Calendario",
  widths: [10, undefined, 12],
  tab: "#1B3A5C",
  frozen: { rows: 1, columns: 1 },
  rows: [
    {
      height: 30,
      cells: ["Sesión", "Tipo", "Comienza", "Límite"].map((content) => ({ content, look: HEADER })),
    },
    {
      cells: [
        "O-01",
        "ordinaria",
        { day: 46399 },
        {
          content: { formula: "=MUNI_HOLD_DEADLINE(C2)", cached: 46409 },
          look: { numberFormat: "yyyy-mm-dd", align: "center" },
        },
      ],
    },
    { cells: ["=E-02", null, { content: { day: 46410 }, look: { italic: true } }, true] },
  ],
  tables: [{ name: "Sesiones", range: { row: 0, column: 0, rows: 3, columns: 4 } }],
  validations: [
    {
      ranges: [{ row: 1, column: 1, rows: 99, columns: 1 }],
      rule: { kind: "list", values: ["ordinaria", 'la "otra"'] },
      prompt: { title: "Tipo", text: "Escoja\nuno" },
      error: { title: "Tipo", text: "No está en la lista", refuses: false },
    },
    {
      ranges: [{ row: 1, column: 2, rows: 99, columns: 1 }],
      rule: { kind: "day", first: 46388, last: 46752 },
      error: { title: "Fecha", text: "De 2027", refuses: true },
    },
    { ranges: [{ row: 1, column: 5, rows: 1, columns: 1 }], rule: { kind: "whole", least: 5, most: 16 } },
    {
      ranges: [{ row: 1, column: 6, rows: 1, columns: 1 }],
      rule: { kind: "listFrom", formula: "=Miembros" },
    },
    { ranges: [{ row: 1, column: 7, rows: 1, columns: 1 }], rule: { kind: "custom", formula: "=H2>C2" } },
  ],
  conditionalFormats: [
    {
      ranges: [{ row: 1, column: 0, rows: 9, columns: 4 }],
      formula: '=$B2="ordinaria"',
      look: { fill: "#CFE4F7" },
    },
  ],
  print: {
    landscape: true,
    paper: "legal",
    pagesWide: 1,
    repeatedRows: { row: 0, rows: 1 },
    header: "&LLegislatura && Secretaría",
    footer: "&R&P / &N",
  },
};

const SETTINGS: NewSheet = {
  name: "Parámetros",
  rows: [
    { cells: ["Nombre", "Valor"] },
    { cells: ["miembros", 16] },
    { cells: [] },
    {
      cells: [{ formula: "MUNI_BUDGET_DATES(2027)", cached: "Qué", spill: { rows: 1, columns: 2 } }, "Fecha"],
    },
  ],
  merged: [{ row: 5, column: 0, rows: 1, columns: 2 }],
  names: [{ name: "Miembros", range: { row: 1, column: 1, rows: 1, columns: 1 } }],
};

const FILE = newWorkbook([CALENDAR, SETTINGS], {
  title: "Calendario <2027>",
  created: "2027-01-04T12:00:00Z",
});

describe("A workbook that is made", () => {
  it("is one that Excel takes, as far as its rules are known", () => {
    expect(faultsOf(FILE)).toEqual([]);
  });

  it("has the same bytes each time, and no author but the product", () => {
    expect(
      newWorkbook([CALENDAR, SETTINGS], { title: "Calendario <2027>", created: "2027-01-04T12:00:00Z" }),
    ).toEqual(FILE);
    expect(partTexts(FILE)["docProps/core.xml"]).toContain(
      "<dc:title>Calendario &lt;2027&gt;</dc:title><dc:creator>MUNI</dc:creator>",
    );
    expect(partTexts(newWorkbook([SETTINGS]))["docProps/core.xml"]).not.toContain("created");
  });

  it("is read as it was written", () => {
    const { sheets, names } = readFile(FILE);
    const [calendar, settings] = sheets;
    expect(calendar!.rows).toEqual([
      ["Sesión", "Tipo", "Comienza", "Límite"],
      ["O-01", "ordinaria", 46399, 46409],
      ["=E-02", "", 46410, true],
    ]);
    expect([calendar!.isDate(1, 2), calendar!.isDate(1, 3), calendar!.isDate(2, 2)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(calendar!.formulas).toMatchObject([{ text: "_xldudf_MUNI_HOLD_DEADLINE(C2)", cached: 46409 }]);
    expect(calendar!.tables).toMatchObject([
      { name: "Sesiones", columns: ["Sesión", "Tipo", "Comienza", "Límite"] },
    ]);
    expect(settings!.formulas).toMatchObject([{ kind: "array", isDynamic: true, cached: "Qué" }]);
    expect(settings!.merged).toEqual([{ row: 5, column: 0, rows: 1, columns: 2 }]);
    expect(names.map(({ name }) => name)).toEqual(["_xlnm.Print_Titles", "Miembros"]);
  });

  it("has its formulas calculated when it is opened, and only then asks for it", () => {
    expect(partTexts(FILE)["xl/workbook.xml"]).toContain('<calcPr fullCalcOnLoad="1"/>');
    expect(
      partTexts(newWorkbook([{ name: "A", rows: [{ cells: ["x"] }] }]))["xl/workbook.xml"],
    ).not.toContain("calcPr");
  });

  it("shows its frozen rows, looks, validations and print settings to exceljs", async () => {
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(FILE.slice().buffer);
    const calendar = book.getWorksheet("Calendario")!;
    expect(calendar.views[0]).toMatchObject({ state: "frozen", xSplit: 1, ySplit: 1 });
    expect(calendar.getCell("A1").font).toMatchObject({ bold: true, color: { argb: "FF1B3A5C" } });
    expect(calendar.getCell("A1").fill).toMatchObject({ fgColor: { argb: "FFE3ECF7" } });
    expect(calendar.getCell("C2").value).toEqual(new Date(Date.UTC(2027, 0, 12)));
    expect(calendar.getCell("C2").numFmt).toBe("yyyy-mm-dd");
    expect(calendar.getCell("A3").value).toBe("=E-02");
    expect(calendar.getCell("B2").dataValidation).toMatchObject({
      type: "list",
      formulae: ['"ordinaria,la ""otra"""'],
      errorStyle: "warning",
      prompt: "Escoja\nuno",
    });
    expect(calendar.getCell("C9").dataValidation).toMatchObject({ type: "date", showErrorMessage: true });
    expect(calendar.pageSetup).toMatchObject({
      orientation: "landscape",
      paperSize: 5,
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: "1:1",
    });
    expect(calendar.headerFooter.oddHeader).toBe("&LLegislatura && Secretaría");
    expect(calendar.getColumn(1).width).toBe(10);
    expect(calendar.getRow(1).height).toBe(30);
  });

  it("is read by SheetJS", () => {
    const { Sheets, SheetNames, Props } = SheetJS.read(FILE);
    expect(SheetNames).toEqual(["Calendario", "Parámetros"]);
    expect(Sheets.Calendario!.D2).toMatchObject({ v: 46409, w: "2027-01-22" });
    expect(Props!.Title).toBe("Calendario <2027>");
  });

  it("needs a sheet, and sheets of different names", () => {
    expect(() => newWorkbook([])).toThrow("one sheet");
    expect(() => newWorkbook([SETTINGS, { name: "PARÁMETROS", rows: [] }])).toThrow("PARÁMETROS");
  });
});
