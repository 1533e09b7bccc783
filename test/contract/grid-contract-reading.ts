import { BLANK, SESSIONS, type ContractTest } from "./grid-contract";
import { equal } from "./grid-contract-expect";

export const readingTests: ContractTest[] = [
  {
    name: "reads the active sheet, its used range and a null object in one request",
    run: ({ Excel, host }) =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getActiveWorksheet();
        const used = sheet.getUsedRangeOrNullObject(true);
        const absent = context.workbook.worksheets.getItemOrNullObject("No hay");
        const behindAbsent = absent.getUsedRangeOrNullObject(true);
        sheet.load("name");
        used.load("values,numberFormat,formulas,address,rowIndex,columnIndex,rowCount,columnCount");
        host.traffic.clear();
        await context.sync();
        equal(host.traffic.work().length, 1, "requests");
        equal([sheet.name, absent.isNullObject, behindAbsent.isNullObject], [SESSIONS, true, true]);
        equal([used.address, used.rowIndex, used.columnCount], [`'${SESSIONS}'!A1:D4`, 0, 4]);
        equal(used.values[1], ["S1", 46178, 46180, 9], "values");
        equal([used.formulas[1]![3], used.numberFormat[1]![1]], ["=1+8", "yyyy-mm-dd"]);
      }),
  },
  {
    name: "tells the cell that fills others, and what it fills",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(BLANK);
        sheet.getRange("B2").formulas = [["={1,2;3,4}"]];
        await context.sync();
        const [whole, ofFilled] = [sheet.getRange("B2"), sheet.getRange("C3")].map((cell) =>
          cell.getSpillingToRangeOrNullObject().load("address,values"),
        );
        const [parent, none] = [sheet.getRange("C3"), sheet.getRange("E5")].map((cell) =>
          cell.getSpillParentOrNullObject().load("address"),
        );
        await context.sync();
        equal(whole!.address, `'${BLANK}'!B2:C3`);
        equal(whole!.values, [
          [1, 2],
          [3, 4],
        ]);
        equal(parent!.address, `'${BLANK}'!B2`);
        equal([ofFilled!.isNullObject, none!.isNullObject], [true, true]);
      }),
  },
  {
    name: "an empty sheet has a null used range",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const used = context.workbook.worksheets.getItem(BLANK).getUsedRangeOrNullObject(true);
        used.load("address");
        await context.sync();
        equal(used.isNullObject, true);
      }),
  },
  {
    name: "tells types, categories and texts of cells",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const row = context.workbook.worksheets.getItem(SESSIONS).getRange("A2:E2");
        row.load("valueTypes,numberFormatCategories,text");
        await context.sync();
        equal(row.valueTypes[0], ["String", "Double", "Double", "Double", "Empty"], "types");
        equal(row.numberFormatCategories[0]!.slice(0, 2), ["General", "Date"], "categories");
        equal(row.text[0]!.slice(0, 2), ["S1", "2026-06-05"], "texts");
      }),
  },
  {
    name: "lists sheets with a nested property",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const { worksheets } = context.workbook;
        worksheets.load("items/name,items/visibility,items/protection/protected");
        await context.sync();
        const sheet = worksheets.items.find(({ name }) => name === BLANK)!;
        equal([sheet.visibility, sheet.protection.protected], ["Visible", false]);
      }),
  },
  {
    name: "finds a table, its rows and its columns",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(SESSIONS);
        sheet.tables.add("A1:D4", true).name = "ContratoTabla";
        const table = context.workbook.tables.getItem("ContratoTabla");
        const ranges = [table.getRange(), table.getHeaderRowRange(), table.getDataBodyRange()];
        for (const range of ranges) range.load("address");
        table.columns.load("items/name");
        sheet.tables.load("items/name");
        await context.sync();
        const addresses = ranges.map(({ address }) => address.split("!")[1]);
        equal(addresses, ["A1:D4", "A1:D1", "A2:D4"], "addresses");
        equal(
          table.columns.items.map(({ name }) => name),
          ["Sesión", "Comienza", "Termina", "Días"],
        );
        equal(
          sheet.tables.items.map(({ name }) => name),
          ["ContratoTabla"],
        );
      }),
  },
  {
    name: "finds a defined name and its range",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const { names, worksheets } = context.workbook;
        const absent = names.getItemOrNullObject("ContratoOtro");
        const old = names.getItemOrNullObject("ContratoDías");
        old.load("name");
        await context.sync();
        if (old.isNullObject) names.add("ContratoDías", worksheets.getItem(SESSIONS).getRange("D2:D4"));
        const range = names.getItem("ContratoDías").getRange();
        range.load("address,values");
        await context.sync();
        equal(absent.isNullObject, true);
        equal([range.address, range.values], [`'${SESSIONS}'!D2:D4`, [[9], [4], [1]]]);
      }),
  },
  {
    name: "tells the workbook's date system",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const day = context.workbook.functions.date(2000, 1, 1);
        day.load("value");
        await context.sync();
        equal(day.value, 36526);
      }),
  },
  {
    name: "no range is kept after a run",
    async run({ Excel, host }) {
      await Excel.run(async (context) => {
        context.workbook.worksheets.getItem(SESSIONS).getRange("A1").load("values");
        await context.sync();
      });
      await new Promise((resolve) => setTimeout(resolve, 200));
      equal(host.keptReferences(), 0);
    },
  },
];
