import { BLANK, SESSIONS, type Bench, type ContractTest } from "./grid-contract";
import { equal } from "./grid-contract-expect";

const TAG = '=N("MUNI-contrato")=0';

export const markTests: ContractTest[] = [
  {
    name: "a custom conditional format over several areas is found again by its formula",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(SESSIONS);
        const added = sheet.getRanges("A2,C3:D4").conditionalFormats.add("Custom");
        added.custom.rule.formula = TAG;
        added.custom.format.fill.color = "#FFEB9C";
        added.custom.format.font.color = "#990000";
        added.custom.format.borders.getItem("EdgeBottom").color = "#990000";
        added.stopIfTrue = false;
        await context.sync();
        const all = sheet.getRange().conditionalFormats;
        all.load("items/id,items/type,items/priority,items/stopIfTrue,items/customOrNullObject/rule/formula");
        await context.sync();
        equal(
          all.items.map((item) => [
            item.type,
            item.priority,
            item.stopIfTrue,
            item.customOrNullObject.rule.formula,
          ]),
          [["Custom", 0, false, TAG]],
        );
        const where = all.items[0]!.getRanges();
        where.load("address");
        await context.sync();
        equal(where.address, `'${SESSIONS}'!A2,'${SESSIONS}'!C3:D4`);
        all.items[0]!.delete();
        const count = sheet.getRange().conditionalFormats.getCount();
        await context.sync();
        equal(count.value, 0);
      }),
  },
  {
    name: "a new conditional format comes on top; the order can be changed",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const formats = context.workbook.worksheets.getItem(SESSIONS).getRange().conditionalFormats;
        await addFormat(context, "A2:A4", "=1");
        await addFormat(context, "B2:B4", "=2");
        equal(await formulas(context), ["=2", "=1"], "newest first");
        formats.getItemAt(1).priority = 0;
        await context.sync();
        equal(await formulas(context), ["=1", "=2"], "moved to the top");
      }),
  },
  {
    name: "an unknown id is a null object, and deleting it does nothing",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        await addFormat(context, "A2:A4", "=1");
        const formats = context.workbook.worksheets.getItem(SESSIONS).getRange().conditionalFormats;
        formats.getItemOrNullObject("{NO}").delete();
        await context.sync();
        equal(await formulas(context), ["=1"]);
      }),
  },
  {
    name: "marks follow their cells when a row is inserted",
    async run({ Excel, user }) {
      await Excel.run((context) => addFormat(context, "A3:B3", "=1"));
      await user.insertRow(SESSIONS, 1);
      await Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(SESSIONS);
        const where = sheet.getRange().conditionalFormats.getItemAt(0).getRanges();
        where.load("address");
        await context.sync();
        equal(where.address, `'${SESSIONS}'!A4:B4`);
      });
    },
  },
  {
    name: "1,000 rows of 20 columns are read, and 300 cells marked, in two requests",
    async run(bench) {
      await fillBlank(bench);
      bench.host.traffic.clear();
      await bench.Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(BLANK);
        const used = sheet.getUsedRangeOrNullObject(true);
        used.load("values,numberFormat,address");
        sheet.protection.load("protected");
        await context.sync();
        equal(used.values.length, 1000);
        for (const column of ["A", "B", "C"]) {
          const cells = Array.from({ length: 100 }, (_, i) => `${column}${2 * i + 2}`);
          const added = sheet.getRanges(cells.join(",")).conditionalFormats.add("Custom");
          added.custom.rule.formula = TAG;
          added.custom.format.fill.color = "#FFC7CE";
        }
        await context.sync();
      });
      const work = bench.host.traffic.work();
      equal(work.length, 2, "requests");
      equal(work[1]!.bytes < 20_000, true, "bytes of the second request");
    },
  },
];

async function addFormat(context: Excel.RequestContext, address: string, formula: string): Promise<void> {
  const sheet = context.workbook.worksheets.getItem(SESSIONS);
  const added = sheet.getRange(address).conditionalFormats.add("Custom");
  added.custom.rule.formula = formula;
  added.custom.format.fill.color = "#DDEBF7";
  await context.sync();
}

async function formulas(context: Excel.RequestContext): Promise<string[]> {
  const all = context.workbook.worksheets.getItem(SESSIONS).getRange().conditionalFormats;
  all.load("items/custom/rule/formula");
  await context.sync();
  return all.items.map((item) => item.custom.rule.formula);
}

async function fillBlank({ Excel }: Bench): Promise<void> {
  await Excel.run(async (context) => {
    const values = Array.from({ length: 1000 }, (_, i) => Array.from({ length: 20 }, (_, j) => i + j));
    context.workbook.worksheets.getItem(BLANK).getRange("A1:T1000").values = values;
    await context.sync();
  });
}
