/* What the product may expect of a host, as tests that run over any grid: in memory (Jest) and in the page. */
import type { ExcelHost } from "../../workbench/host/host";
import { eventTests } from "./grid-contract-events";
import { markTests } from "./grid-contract-marks";
import { readingTests } from "./grid-contract-reading";
import { refusalTests } from "./grid-contract-refusals";
import { sheetTests } from "./grid-contract-sheets";
import { writingTests } from "./grid-contract-writing";

/** At once or after a while, as the grid is. */
type Done = void | Promise<void>;

/** A client, the host behind it, and a person at the grid. */
export interface Bench {
  readonly Excel: typeof Excel;
  readonly host: Pick<ExcelHost, "traffic" | "keptReferences">;
  readonly user: {
    type(sheet: string, address: string, value: string | number): Done;
    select(sheet: string, address: string): Done;
    startEditing(): Done;
    endEditing(): Done;
    insertRow(sheet: string, row: number): Done;
  };
}

export interface ContractTest {
  readonly name: string;
  readonly run: (bench: Bench) => Promise<void>;
}

/** All tests, in order; each begins with a fresh pair of sheets (see `withSheets`). */
export const GRID_CONTRACT: readonly ContractTest[] = [
  ...readingTests,
  ...writingTests,
  ...sheetTests,
  ...markTests,
  ...refusalTests,
  ...eventTests,
].map((test) => ({ name: test.name, run: (bench) => withSheets(bench, () => test.run(bench)) }));

/** Name of the sheet with four sessions, and of an empty one. */
export const SESSIONS = "Contrato sesiones";
export const BLANK = "Contrato vacía";

const ROWS = [
  ["Sesión", "Comienza", "Termina", "Días"],
  ["S1", 46178, 46180, "=1+8"],
  ["S2", 46200, 46204, 4],
  ["S3", 46230, 46231, 1],
];

/** Puts two sheets in place, runs, and takes them away again. */
async function withSheets(bench: Bench, run: () => Promise<void>): Promise<void> {
  await remove(bench);
  await bench.Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add(SESSIONS);
    sheet.getRange("A1:D4").values = ROWS;
    sheet.getRange("B2:C4").numberFormat = [1, 2, 3].map(() => ["yyyy-mm-dd", "yyyy-mm-dd"]);
    context.workbook.worksheets.add(BLANK);
    sheet.activate();
    await context.sync();
  });
  try {
    await run();
  } finally {
    await remove(bench);
  }
}

async function remove(bench: Bench): Promise<void> {
  await bench.Excel.run(async (context) => {
    for (const name of [SESSIONS, BLANK]) context.workbook.worksheets.getItemOrNullObject(name).delete();
    await context.sync();
  });
}
