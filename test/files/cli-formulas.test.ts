import { parseCsv } from "../../cli/csv/parse-csv";
import type { CellArea } from "../../cli/recalc/area";
import { indexFilled } from "../../cli/recalc/filled-cells";
import type { FormulaNode } from "../../cli/recalc/formula-node";
import { inOrder } from "../../cli/recalc/order";
import { indexReaders } from "../../cli/recalc/readers";
import { tableArea } from "../../cli/recalc/structured-reference";
import { tokensOf } from "../../cli/recalc/tokens";
import { functionName } from "../../cli/recalc/translate";

describe("tokens of a formula", () => {
  const kinds = (formula: string) => tokensOf(formula).map(({ kind, text }) => `${kind} ${text}`);

  test.each([
    [
      "SUM($A$1:B9)*2.5E-1",
      ["function SUM", "sign (", "reference $A$1:B9", "sign )", "sign *", "number 2.5E-1"],
    ],
    ["'O''Neil (1)'!A:A&\"a\"\"A1\"", ["sheet 'O''Neil (1)'!", "reference A:A", "sign &", 'text "a""A1"']],
    ["Año.2027!1:3<>Total", ["sheet Año.2027!", "reference 1:3", "sign <>", "name Total"]],
    ["LOG10(A1)+A1B", ["function LOG10", "sign (", "reference A1", "sign )", "sign +", "name A1B"]],
    [
      "T[[#This Row],[a'] b]]-[1]H!A1",
      ["structured T[[#This Row],[a'] b]]", "sign -", "sheet [1]H!", "reference A1"],
    ],
    [
      "#REF!+_xldudf_muni_x(A1)",
      ["error #REF!", "sign +", "function _xldudf_muni_x", "sign (", "reference A1", "sign )"],
    ],
    ["{1,2}", ["sign {", "number 1", "sign ,", "number 2", "sign }"]],
  ])("%s", (formula, expected) => expect(kinds(formula)).toEqual(expected));

  test("together they are the formula, whatever it holds", () => {
    for (const formula of ['"', "'", "[", "a[", "=é(", "1..2", "A1:", "\u{1F600}!A1", "T['"])
      expect(
        tokensOf(formula)
          .map(({ text }) => text)
          .join(""),
      ).toBe(formula);
  });

  test("names of functions lose the prefixes of the file", () => {
    expect(["_xldudf_muni_seats", "_xlfn._xlws.FILTER", "Muni_Quorum"].map(functionName)).toEqual([
      "MUNI_SEATS",
      "FILTER",
      "MUNI_QUORUM",
    ]);
  });
});

describe("structured references", () => {
  const table = {
    id: "1",
    name: "T",
    displayName: "T",
    part: "",
    block: { row: 2, column: 1, rows: 5, columns: 3 },
    headerRow: true,
    totalsRow: true,
    columns: ["Uno", "Dos [x]", "Tres"],
  };
  const area = (top: number, left: number, bottom: number, right: number) => ({ top, left, bottom, right });

  test.each([
    ["", area(3, 1, 5, 3)],
    ["[Uno]", area(3, 1, 5, 1)],
    ["[Dos '[x']]", area(3, 2, 5, 2)],
    ["[#All]", area(2, 1, 6, 3)],
    ["[[#Headers],[Tres]]", area(2, 3, 2, 3)],
    ["[[#Totals],[Uno]:[Tres]]", area(6, 1, 6, 3)],
    ["[[#This Row],[uno]]", area(4, 1, 4, 1)],
    ["[[#Headers],[#Data],[Uno]]", area(2, 1, 5, 1)],
    ["[Cuatro]", "unknown"],
  ])("%s", (brackets, expected) => expect(tableArea(table, brackets, 4)).toEqual(expected));

  test("this row outside the table is nothing", () =>
    expect(tableArea(table, "[#This Row]", 9)).toBe("empty"));
});

describe("who reads what", () => {
  const cell = (row: number, column: number): CellArea => ({
    sheet: 0,
    top: row,
    left: column,
    bottom: row,
    right: column,
  });
  const node = (row: number, column: number, ...areas: CellArea[]): FormulaNode =>
    ({
      sheet: 0,
      row,
      column,
      areas,
      stored: cell(row, column),
      functions: new Set(),
    }) as unknown as FormulaNode;

  test("cells, ranges and whole columns find their readers, each once", () => {
    const one = node(0, 1, cell(0, 0));
    const range = node(1, 1, { sheet: 0, top: 0, left: 0, bottom: 900, right: 0 });
    const column = node(2, 1, { sheet: 0, top: 0, left: 0, bottom: 1_048_575, right: 2 });
    const readersOf = indexReaders([one, range, column]);
    expect(new Set(readersOf(cell(0, 0)))).toEqual(new Set([one, range, column]));
    expect(readersOf(cell(5, 0))).toEqual([]);
    expect(indexReaders([one, range, column])(cell(700_000, 1))).toEqual([column]);
  });

  test("each formula comes after those that it reads; a circle is told", () => {
    const first = node(0, 0);
    const second = node(1, 0, cell(0, 0));
    const third = node(2, 0, { sheet: 0, top: 0, left: 0, bottom: 1, right: 0 });
    const loop = node(5, 0, cell(6, 0));
    const back = node(6, 0, cell(5, 0), cell(2, 0));
    const all = [back, third, second, loop, first];
    const seen: string[] = [];
    inOrder(
      all,
      indexFilled(all, ({ stored }) => stored),
      ({ row }, circular) => seen.push(`${row}${circular ? " !" : ""}`),
    );
    expect(seen.filter((one) => !one.includes("!"))).toEqual(["0", "1", "2"]);
    expect(seen.filter((one) => one.includes("!")).sort()).toEqual(["5 !", "6 !"]);
  });
});

describe("CSV", () => {
  test.each([
    [
      'a;b\n"x;1";"y ""z"""\n',
      [
        ["a", "b"],
        ["x;1", 'y "z"'],
      ],
    ],
    [
      "a,b\r\n1,\r\n",
      [
        ["a", "b"],
        ["1", ""],
      ],
    ],
    ["sep=;\na,1;b\n", [["a,1", "b"]]],
    ['a;"b\nc"', [["a", "b\nc"]]],
    [
      "Días,Tipo\n2027-01-01; 2027-01-02,x\n",
      [
        ["Días", "Tipo"],
        ["2027-01-01; 2027-01-02", "x"],
      ],
    ],
    ["", []],
  ])("%j", (text, rows) => expect(parseCsv(text)).toEqual(rows));

  test("a quotation mark that does not close is told by its line", () =>
    expect(() => parseCsv('a;b\nc;"d\n')).toThrow(
      expect.objectContaining({ text: expect.objectContaining({ es: expect.stringContaining("línea 2") }) }),
    ));
});
