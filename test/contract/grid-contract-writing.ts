import { BLANK, SESSIONS, type ContractTest } from "./grid-contract";
import { equal } from "./grid-contract-expect";

export const writingTests: ContractTest[] = [
  {
    name: "writes values and formats; null keeps a cell",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem(SESSIONS).getRange("F1:F3");
        range.values = [["Hallazgos"], ["J"], ["I"]];
        range.values = [[null], ["A"], [null]];
        range.load("values");
        await context.sync();
        equal(range.values, [["Hallazgos"], ["A"], ["I"]]);
      }),
  },
  {
    name: "reads a written text as if it were typed, but not in a text cell",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem(BLANK).getRange("A1:C2");
        range.numberFormat = [
          ["General", "General", "General"],
          ["@", "@", "@"],
        ];
        range.values = [
          ["12", "2027-06-03", "TRUE"],
          ["12", "2027-06-03", "TRUE"],
        ];
        range.load("values,numberFormat");
        await context.sync();
        equal(range.values[0], [12, 46541, true], "typed");
        equal(range.values[1], ["12", "2027-06-03", "TRUE"], "text cells");
        equal(range.numberFormat[0]![1], "yyyy-mm-dd", "format that came with the date");
      }),
  },
  {
    name: "writes 12,000 values, which the client slices",
    run: ({ Excel, host }) =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(BLANK);
        const values = Array.from({ length: 1000 }, (_, i) =>
          Array.from({ length: 12 }, (_, j) => i * 12 + j),
        );
        host.traffic.clear();
        sheet.getRange("A1").getResizedRange(999, 11).values = values;
        await context.sync();
        equal(host.traffic.work().length, 1, "requests");
        const last = sheet.getRange("L1000");
        last.load("values");
        await context.sync();
        equal(last.values, [[11999]]);
      }),
  },
  {
    name: "sets fill, font, wrap and column width",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const { format } = context.workbook.worksheets.getItem(SESSIONS).getRange("A1:D1");
        format.fill.color = "#FFEEAA";
        format.font.bold = true;
        format.font.color = "#990000";
        format.wrapText = true;
        format.columnWidth = 90;
        const cell = context.workbook.worksheets.getItem(SESSIONS).getRange("B1");
        cell.load("format/columnWidth,format/wrapText,format/fill/color,format/font/bold,format/font/color");
        await context.sync();
        equal([cell.format.fill.color, cell.format.font.color], ["#FFEEAA", "#990000"]);
        equal([cell.format.font.bold, cell.format.wrapText], [true, true]);
        equal(Math.round(cell.format.columnWidth), 90, "width");
      }),
  },
  {
    name: "adds a column to a table",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const table = context.workbook.worksheets.getItem(SESSIONS).tables.add("A1:D4", true);
        table.columns.add(undefined, [["Hallazgos"], ["I"], ["A"], [""]]);
        const whole = table.getRange();
        whole.load("address,values");
        await context.sync();
        equal(whole.address.split("!")[1], "A1:E4");
        equal(
          whole.values.map((row) => row[4]),
          ["Hallazgos", "I", "A", ""],
        );
      }),
  },
  {
    name: "clears contents and keeps formats",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem(SESSIONS).getRange("A2:D2");
        range.clear("Contents");
        range.load("values,numberFormat");
        await context.sync();
        equal(range.values, [["", "", "", ""]]);
        equal(range.numberFormat[0]![1], "yyyy-mm-dd");
      }),
  },
];
