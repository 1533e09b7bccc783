import { failureOf } from "./errors";

/**
 * Runs requests against the workbook. Where Excel can, they wait until the clerk has finished typing in a cell;
 * the client leaves the wish out where it cannot.
 *
 * @throws BookFailure
 */
export async function runExcel<T>(batch: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
  try {
    return await Excel.run({ delayForCellEdit: true }, batch);
  } catch (error) {
    throw failureOf(error);
  }
}
