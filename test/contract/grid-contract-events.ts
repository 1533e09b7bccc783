import { BLANK, SESSIONS, type ContractTest } from "./grid-contract";
import { equal, eventually, pause } from "./grid-contract-expect";

export const eventTests: ContractTest[] = [
  {
    name: "an edit is told to the sheet and to the workbook, with whose it was, until the handlers are removed",
    async run({ Excel, user }) {
      const seen: string[] = [];
      const note = (where: string) => (event: Excel.WorksheetChangedEventArgs) => {
        seen.push([where, event.address, event.changeType, event.triggerSource].join(" "));
        return Promise.resolve();
      };
      const handlers = await Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(SESSIONS);
        const added = [
          sheet.onChanged.add(note("hoja")),
          context.workbook.worksheets.onChanged.add(note("libro")),
        ];
        await context.sync();
        return added;
      });
      await user.type(SESSIONS, "D3", 77);
      await eventually(() => seen.length === 2, "the person's edit");
      await Excel.run(async (context) => {
        context.workbook.worksheets.getItem(SESSIONS).getRange("D4").values = [[5]];
        await context.sync();
      });
      await eventually(() => seen.length === 4, "the add-in's own write");
      equal(seen, [
        "hoja D3 RangeEdited Unknown",
        "libro D3 RangeEdited Unknown",
        "hoja D4 RangeEdited ThisLocalAddin",
        "libro D4 RangeEdited ThisLocalAddin",
      ]);
      await Excel.run(handlers[0]!.context, async (context) => {
        for (const handler of handlers) handler.remove();
        await context.sync();
      });
      await user.type(SESSIONS, "D3", 78);
      await pause(500);
      equal(seen.length, 4, "events after removal");
    },
  },
  {
    name: "an event's range reads the changed cell",
    async run({ Excel, user }) {
      let read: unknown[] = [];
      const handler = await Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(SESSIONS);
        const added = sheet.onChanged.add(async (event) => {
          await Excel.run(async (inner) => {
            const range = event.getRange(inner);
            range.load("address,values");
            await inner.sync();
            read = [range.address, range.values, event.details?.valueAfter];
          });
        });
        await context.sync();
        return added;
      });
      await user.type(SESSIONS, "D3", 79);
      await eventually(() => read.length > 0, "the handler's own read");
      equal(read, [`'${SESSIONS}'!D3`, [[79]], 79]);
      await Excel.run(handler.context, async (context) => {
        handler.remove();
        await context.sync();
      });
    },
  },
  {
    name: "tells the selection and the sheet that is shown",
    async run({ Excel, user }) {
      const seen: string[] = [];
      const note = (what: string): Promise<void> => {
        seen.push(what);
        return Promise.resolve();
      };
      const handlers = await Excel.run(async (context) => {
        const { worksheets } = context.workbook;
        const added = [
          worksheets.onSelectionChanged.add(({ address }) => note(address)),
          worksheets.onActivated.add(({ type }) => note(type)),
        ];
        await context.sync();
        return added;
      });
      await user.select(SESSIONS, "B2:C3");
      await eventually(() => seen.includes("B2:C3"), "selection");
      await Excel.run(async (context) => {
        context.workbook.worksheets.getItem(BLANK).activate();
        await context.sync();
      });
      await eventually(() => seen.includes("WorksheetActivated"), "activation");
      await Excel.run(handlers[0]!.context, async (context) => {
        for (const handler of handlers) handler.remove();
        await context.sync();
      });
    },
  },
];
