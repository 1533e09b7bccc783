import { SESSIONS, type Bench, type ContractTest } from "./grid-contract";
import { equal, failure, pause } from "./grid-contract-expect";

export const refusalTests: ContractTest[] = [
  {
    name: "a protected sheet refuses values and conditional formats, and can be read",
    async run(bench) {
      await onSheet(bench, (sheet) => sheet.protection.protect({ allowFormatCells: false }));
      const written = await failure(onSheet(bench, (sheet) => (sheet.getRange("A2").values = [["no"]])));
      equal([written.code, written.debugInfo.errorLocation], ["AccessDenied", "Range.values"]);
      const marked = await failure(
        onSheet(bench, (sheet) => sheet.getRanges("A2,B3").conditionalFormats.add("Custom")),
      );
      equal(marked.code, "AccessDenied");
      await bench.Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(SESSIONS);
        const cell = sheet.getRange("A2");
        cell.load("values");
        sheet.protection.load("protected");
        await context.sync();
        equal([sheet.protection.protected, cell.values[0]![0]], [true, "S1"]);
        sheet.protection.unprotect();
        sheet.protection.load("protected");
        await context.sync();
        equal(sheet.protection.protected, false);
      });
    },
  },
  {
    name: "a sheet that is not there: ItemNotFound",
    async run({ Excel }) {
      const error = await failure(
        Excel.run(async (context) => {
          context.workbook.worksheets.getItem("No hay").load("name");
          await context.sync();
        }),
      );
      equal(error.code, "ItemNotFound");
    },
  },
  {
    name: "values of another size, and an address that is none: InvalidArgument",
    async run(bench) {
      const size = await failure(onSheet(bench, (sheet) => (sheet.getRange("A1:B2").values = [[1]])));
      const address = await failure(onSheet(bench, (sheet) => sheet.getRange("no es").load("values")));
      equal([size.code, address.code], ["InvalidArgument", "InvalidArgument"]);
    },
  },
  {
    name: "an address of areas above 8,192 characters is refused",
    async run(bench) {
      const long = Array.from({ length: 2000 }, (_, i) => `A${i + 1}`).join(",");
      const error = await failure(onSheet(bench, (sheet) => sheet.getRanges(long).load("areaCount")));
      equal(error.code, "InvalidArgument");
    },
  },
  {
    name: "what the host does not copy: ApiNotFound",
    async run(bench) {
      const error = await failure(onSheet(bench, (sheet) => sheet.charts.load("items")));
      equal(error.code, "ApiNotFound");
    },
  },
  {
    name: "a property that was not loaded: PropertyNotLoaded",
    async run(bench) {
      const error = await failure(
        bench.Excel.run(async (context) => {
          const cell = context.workbook.worksheets.getItem(SESSIONS).getRange("A1");
          await context.sync();
          return cell.values;
        }),
      );
      equal(error.code, "PropertyNotLoaded");
    },
  },
  {
    name: "earlier actions of a failed request stay done",
    async run(bench) {
      await failure(
        onSheet(bench, (sheet) => {
          sheet.getRange("F1").values = [["hecho"]];
          sheet.getRange("F2:F3").values = [[1]];
        }),
      );
      await bench.Excel.run(async (context) => {
        const cell = context.workbook.worksheets.getItem(SESSIONS).getRange("F1");
        cell.load("values");
        await context.sync();
        equal(cell.values, [["hecho"]]);
      });
    },
  },
  {
    name: "a request above 5 MB is refused",
    async run(bench) {
      const values = Array.from({ length: 10 }, () => ["x".repeat(600_000)]);
      const error = await failure(onSheet(bench, (sheet) => (sheet.getRange("A1:A10").values = values)));
      equal(error.code, "RequestPayloadSizeLimitExceeded");
    },
  },
  {
    name: "while a cell is edited a request fails, or waits when it asked to",
    async run(bench) {
      await bench.user.startEditing();
      const error = await failure(onSheet(bench, (sheet) => sheet.load("name")));
      equal(error.code, "InvalidOperationInCellEditMode");
      let done = false;
      const waiting = bench.Excel.run({ delayForCellEdit: true }, async (context) => {
        context.workbook.worksheets.getItem(SESSIONS).load("name");
        await context.sync();
        done = true;
      });
      await pause(80);
      equal(done, false, "answered while editing");
      await bench.user.endEditing();
      await waiting;
      equal(done, true, "answered after editing");
    },
  },
];

function onSheet({ Excel }: Bench, act: (sheet: Excel.Worksheet) => unknown): Promise<void> {
  return Excel.run(async (context) => {
    act(context.workbook.worksheets.getItem(SESSIONS));
    await context.sync();
  });
}
