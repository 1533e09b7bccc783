import ExcelJS from "exceljs";
import { openPackage } from "../../xlsx/package/open-package";
import { readLook } from "../../xlsx/read/look";
import { readWorkbook } from "../../xlsx/read/read-workbook";
import type { WorkbookLook } from "../../xlsx/read/look-data";
import { MAIN, R, relationships, sheet, smallParts, zipped } from "./small-workbook";

/* How a workbook looks is read apart from its values, by who shows it. */

function lookOf(bytes: Uint8Array): WorkbookLook {
  const pkg = openPackage(bytes);
  return readLook(pkg, readWorkbook(pkg));
}

function small(changes: Readonly<Record<string, string>>): WorkbookLook {
  return lookOf(zipped(smallParts(changes)));
}

const SHEET = "xl/worksheets/sheet1.xml";

function styles(inner: string): Record<string, string> {
  return { "xl/styles.xml": `<styleSheet xmlns="${MAIN}">${inner}</styleSheet>` };
}

/** A workbook whose second style has this font and fill. */
function styled(font: string, fill: string, more: Readonly<Record<string, string>> = {}): WorkbookLook {
  const inner =
    `<fonts><font/><font>${font}</font></fonts><fills><fill/><fill>${fill}</fill></fills><borders><border/></borders>` +
    `<cellXfs><xf/><xf numFmtId="0" fontId="1" fillId="1" borderId="0"/></cellXfs>`;
  return small({ ...styles(inner), ...more });
}

function solid(colour: string): string {
  return `<patternFill patternType="solid"><fgColor ${colour}/><bgColor indexed="64"/></patternFill>`;
}

test("a workbook of exceljs: widths, heights, fonts, fills, formats, alignment, borders, panes, lists and rules", async () => {
  const book = new ExcelJS.Workbook();
  const page = book.addWorksheet("Hoja", {
    views: [{ state: "frozen", xSplit: 1, ySplit: 2 }],
    properties: { tabColor: { argb: "FF00B050" } },
  });
  page.getColumn(2).width = 25;
  page.getRow(3).height = 40;
  const cell = page.getCell("B3");
  cell.value = 46541;
  cell.numFmt = 'dd" de "mmmm';
  cell.font = {
    name: "Arial",
    size: 14,
    bold: true,
    italic: true,
    underline: true,
    strike: true,
    color: { argb: "FFC00000" },
  };
  cell.fill = { type: "pattern", pattern: "solid", fgColor: { argb: "FFFFF2CC" } };
  cell.alignment = { horizontal: "center", vertical: "top", wrapText: true };
  cell.border = { left: { style: "thin", color: { argb: "FF112233" } }, bottom: { style: "double" } };
  page.getCell("C3").dataValidation = {
    type: "list",
    formulae: ["$E$1:$E$4"],
    showErrorMessage: true,
    error: "Escoja uno",
  };
  page.getCell("C4").dataValidation = { type: "whole", operator: "between", formulae: [1, 5] };
  page.addConditionalFormatting({
    ref: "A1:A9 C1",
    rules: [
      {
        type: "cellIs",
        priority: 2,
        operator: "greaterThan",
        formulae: [5],
        style: { font: { bold: true } },
      },
      {
        type: "expression",
        priority: 1,
        formulae: ["A1>B1"],
        style: { fill: { type: "pattern", pattern: "solid", bgColor: { argb: "FFFFC7CE" } } },
      },
    ],
  });
  const { styles: found, sheets } = lookOf(new Uint8Array(await book.xlsx.writeBuffer()));
  const look = sheets[0]!;
  expect(look.frozen).toEqual({ rows: 2, columns: 1 });
  expect(look.tab).toBe("#00B050");
  expect(look.columns).toEqual([expect.objectContaining({ first: 1, last: 1, width: 25 })]);
  expect(look.rows.get(2)).toMatchObject({ height: 40, isOwnHeight: true });
  const [column, number] = look.cells.get(2)!;
  expect(column).toBe(1);
  expect(found[number!]).toEqual({
    numberFormat: 'dd" de "mmmm',
    font: {
      name: "Arial",
      size: 14,
      bold: true,
      italic: true,
      underline: true,
      strike: true,
      color: "#C00000",
    },
    fill: "#FFF2CC",
    border: { left: { style: "thin", color: "#112233" }, bottom: { style: "double" } },
    horizontal: "center",
    vertical: "top",
    wrap: true,
  });
  expect(look.lists).toEqual([
    expect.objectContaining({ formula: "$E$1:$E$4", refuses: true, message: "Escoja uno" }),
  ]);
  expect([...look.unseen]).toEqual(["validations"]);
  expect(look.rules).toEqual([
    expect.objectContaining({ type: "expression", formulas: ["A1>B1"], look: { fill: "#FFC7CE" } }),
    expect.objectContaining({ type: "cellIs", operator: "greaterThan", look: { font: { bold: true } } }),
  ]);
  expect(look.rules[0]!.blocks).toHaveLength(2);
});

describe("colours", () => {
  test.each([
    ["by its figures", 'rgb="FF12ab34"', "#12AB34"],
    ["by number", 'indexed="10"', "#FF0000"],
    ["of the usual theme, light before dark", 'theme="0"', "#FFFFFF"],
    ["of the usual theme, an accent", 'theme="4"', "#4472C4"],
    ["of a theme, darker", 'theme="4" tint="-0.249977111117893"', "#2F5597"],
    ["of a theme, lighter", 'theme="4" tint="0.79998168889431442"', "#DAE3F3"],
    ["white made darker", 'theme="0" tint="-0.14999847407452621"', "#D9D9D9"],
    ["of a number that nobody knows", 'indexed="999"', undefined],
    ["that is none", 'rgb="rojo"', undefined],
  ])("%s", (_, colour, expected) => {
    expect(styled("", solid(colour)).styles[1]!.fill).toBe(expected);
  });

  test("come from the workbook's own theme where it has one", () => {
    const theme = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:themeElements><a:clrScheme name="x"><a:dk1><a:sysClr val="windowText" lastClr="010203"/></a:dk1><a:accent1><a:srgbClr val="ABCDEF"/></a:accent1></a:clrScheme></a:themeElements></a:theme>`;
    const links = {
      rId1: [`${R}/worksheet`, "worksheets/sheet1.xml"],
      rId3: [`${R}/styles`, "styles.xml"],
      rId4: [`${R}/theme`, "theme/theme1.xml"],
    } as const;
    const look = styled('<color theme="1"/>', solid('theme="4"'), {
      "xl/theme/theme1.xml": theme,
      "xl/_rels/workbook.xml.rels": relationships(links),
    });
    expect(look.styles[1]).toMatchObject({ fill: "#ABCDEF", font: { color: "#010203" } });
  });
});

test("a switch that is off is off, and no underline is none", () => {
  const { styles: found } = styled('<b val="0"/><i val="false"/><u val="none"/>', "");
  expect(found[1]!.font).toEqual({ bold: false, italic: false, underline: false });
});

test("formats that files know by number have their codes", () => {
  const { styles: found } = small(
    styles('<cellXfs><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="30"/></cellXfs>'),
  );
  expect(found.map(({ numberFormat }) => numberFormat)).toEqual(["m/d/yyyy", "0.00%", "General"]);
});

test("cells without their address have the style of their place", () => {
  const look = small({
    [SHEET]: sheet(
      '<row><c s="1"><v>1</v></c><c s="1"/><c><v>2</v></c></row><row r="9" s="1" customFormat="1"><c r="C9" s="1"/><c s="1"/></row>',
    ),
  });
  expect([...look.sheets[0]!.cells]).toEqual([
    [0, [0, 1, 1, 1]],
    [8, [2, 1, 3, 1]],
  ]);
  expect(look.sheets[0]!.rows.get(8)).toEqual({ isOwnHeight: false, style: 1 });
});

test("what a protected sheet allows, and what the grid cannot show, are told", () => {
  const after =
    '<sheetProtection sheet="1" formatCells="0" insertRows="1" sort="0"/><autoFilter ref="A1:B2"/><drawing r:id="rId9"/><legacyDrawing r:id="rId8"/>';
  const look = small({ [SHEET]: sheet('<row r="1"><c r="A1"><v>1</v></c></row>', after) }).sheets[0]!;
  expect(look.allowed).toEqual(["formatCells", "sort"]);
  expect([...look.unseen].sort()).toEqual(["drawings", "filter", "notes"]);
});

test("panes that are split but not frozen are none", () => {
  const views =
    '<sheetViews><sheetView><pane xSplit="900" ySplit="2" state="split"/></sheetView></sheetViews>';
  expect(small({ [SHEET]: sheet("", "", views) }).sheets[0]!.frozen).toEqual({ rows: 0, columns: 0 });
});

test("a part that is damaged is told in words", () => {
  expect(() => small(styles("<cellXfs><xf></cellXfs>"))).toThrow(/cannot be read/);
});
