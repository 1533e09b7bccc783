import { GRID_CONTRACT, type Bench, type ContractTest } from "../contract/grid-contract";
import { startWorkbenches, type OpenWorkbench, type Workbenches } from "./open-workbench";

/* The contract that holds over the grid in memory holds over the spreadsheet of the page too. */

declare global {
  interface Window {
    readonly gridContract: { readonly GRID_CONTRACT: readonly ContractTest[] };
  }
}

jest.setTimeout(120_000);

let workbenches: Workbenches;
let bench: OpenWorkbench;
beforeAll(async () => {
  workbenches = await startWorkbenches();
  bench = await workbenches.open();
  await bench.page.addScriptTag({ url: "/workbench/contract.js" });
});
afterAll(() => workbenches.close());

test.each(GRID_CONTRACT.map(({ name }, index) => [name, index] as const))("%s", async (_, index) => {
  await bench.page.evaluate(async (at) => {
    const { host, user } = window.muniWorkbench;
    const frame = document.querySelector("iframe")!.contentWindow as unknown as Pick<Bench, "Excel">;
    await window.gridContract.GRID_CONTRACT[at]!.run({ Excel: frame.Excel, host, user });
  }, index);
});
