import { bridgeTo } from "../../workbench/host/bridge";
import { createHost } from "../../workbench/host/host";
import { parseA1 } from "../../workbench/host/a1";
import { LTSC_2021, NEWEST, type RequirementSets } from "../../workbench/host/sets";
import { standaloneEnvironment } from "../../workbench/office/office";
import { loadClient } from "../host/client";
import { createMemoryGrid } from "../host/memory-grid";
import { GRID_CONTRACT, type Bench } from "./grid-contract";

/** Microsoft's client with its own check of requirement sets, over a grid in memory. */
function memoryBench(sets: RequirementSets): Bench {
  const grid = createMemoryGrid({
    formulas: {
      "=1+8": 9,
      "={1,2;3,4}": [
        [1, 2],
        [3, 4],
      ],
    },
  });
  grid.addSheet("Hoja1");
  const host = createHost(grid, { name: "Libro1.xlsx", readOnly: false });
  const { Excel, OfficeExtension } = loadClient(bridgeTo(host), standaloneEnvironment(sets));
  OfficeExtension.CommonUtility._doApiNotSupportedCheck = true;
  const sheet = (name: string) => grid.sheets().find((one) => one.name() === name)!;
  return {
    Excel,
    host,
    user: {
      type: (name, address, value) => sheet(name).write(parseA1(address)!, [[value]]),
      select: (name, address) => grid.select(sheet(name), [parseA1(address)!]),
      startEditing: () => grid.startEditing(),
      endEditing: () => grid.endEditing(),
      insertRow: (name, row) => sheet(name).insertRows(row, 1),
    },
  };
}

describe.each([
  ["Office LTSC 2021", LTSC_2021],
  ["the newest sets that the client knows", NEWEST],
])("a host with %s", (_, sets) => {
  const bench = memoryBench(sets);
  test.each(GRID_CONTRACT.map(({ name, run }) => [name, run] as const))("%s", (_name, run) => run(bench));
});

test("the client itself refuses what an older Excel lacks", async () => {
  const { Excel } = memoryBench({ ...LTSC_2021, ExcelApi: "1.8" });
  const work = Excel.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRanges("A1,B2").load("areaCount");
    await context.sync();
  });
  await expect(work).rejects.toMatchObject({ code: "ApiNotFound" });
});
