import { BLANK, SESSIONS, type ContractTest } from "./grid-contract";
import { equal } from "./grid-contract-expect";

export const sheetTests: ContractTest[] = [
  {
    name: "a new sheet is not shown until it is activated",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const { worksheets } = context.workbook;
        const added = worksheets.add("Contrato nueva");
        const before = worksheets.getActiveWorksheet();
        before.load("name");
        await context.sync();
        added.activate();
        const after = worksheets.getActiveWorksheet();
        after.load("name");
        added.delete();
        await context.sync();
        equal([before.name, after.name], [SESSIONS, "Contrato nueva"]);
      }),
  },
  {
    name: "selects a range and freezes rows",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(SESSIONS);
        sheet.getRange("B2:C3").select();
        sheet.freezePanes.freezeRows(1);
        const selected = context.workbook.getSelectedRange();
        const frozen = sheet.freezePanes.getLocationOrNullObject();
        selected.load("address");
        frozen.load("address");
        await context.sync();
        equal(selected.address, `'${SESSIONS}'!B2:C3`);
        equal(frozen.address, `'${SESSIONS}'!1:1`);
        sheet.freezePanes.unfreeze();
        await context.sync();
      }),
  },
  {
    name: "keeps custom properties with the sheet",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const properties = context.workbook.worksheets.getItem(BLANK).customProperties;
        properties.add("muni.contrato", "uno");
        const kept = properties.getItemOrNullObject("muni.contrato");
        const absent = properties.getItemOrNullObject("no hay");
        kept.load("key,value");
        await context.sync();
        equal([kept.value, absent.isNullObject], ["uno", true]);
        kept.delete();
        absent.delete();
        const count = properties.getCount();
        await context.sync();
        equal(count.value, 0);
      }),
  },
  {
    name: "keeps settings with the workbook",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const { settings } = context.workbook;
        settings.add("muni.contrato", { columns: [1, 2] });
        const kept = settings.getItemOrNullObject("muni.contrato");
        kept.load("value");
        await context.sync();
        equal(kept.value, { columns: [1, 2] });
        kept.delete();
        await context.sync();
      }),
  },
  {
    name: "sets, tells and clears a list validation",
    run: ({ Excel }) =>
      Excel.run(async (context) => {
        const range = context.workbook.worksheets.getItem(SESSIONS).getRange("A2:A4");
        range.dataValidation.rule = { list: { inCellDropDown: true, source: "ordinaria,presupuesto" } };
        range.dataValidation.errorAlert = { message: "m", showAlert: true, style: "Stop", title: "t" };
        range.dataValidation.load("type,rule");
        await context.sync();
        equal(
          [range.dataValidation.type, range.dataValidation.rule.list?.source],
          ["List", "ordinaria,presupuesto"],
        );
        range.dataValidation.clear();
        range.dataValidation.load("type");
        await context.sync();
        equal(range.dataValidation.type, "None");
      }),
  },
  {
    name: "tells the rows that are hidden, and the cells that are merged",
    async run({ Excel }) {
      await Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(SESSIONS);
        sheet.getRange("3:3").rowHidden = true;
        sheet.getRange("F2:F4").merge();
        await context.sync();
        const all = sheet.getRange("A1:D4").load("rowHidden");
        const shown = sheet.getRange("A1:D2").load("rowHidden");
        const rows = all.getRowProperties({ rowHidden: true });
        const merged = sheet.getRange("A1:F4").getMergedAreasOrNullObject();
        const areas = merged.areas.load("items/rowIndex,items/columnIndex,items/rowCount,items/columnCount");
        const none = sheet.getRange("A1:D4").getMergedAreasOrNullObject();
        await context.sync();
        equal([all.rowHidden, shown.rowHidden], [null, false]);
        equal(
          rows.value.map(({ rowHidden }) => rowHidden),
          [false, false, true, false],
        );
        const places = areas.items.map((area) => [
          area.rowIndex,
          area.columnIndex,
          area.rowCount,
          area.columnCount,
        ]);
        equal([places, none.isNullObject], [[[1, 5, 3, 1]], true]);
      });
    },
  },
];
