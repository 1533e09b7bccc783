import { failureOf } from "./errors";

let requests = 0;

/** Requests to Excel that were asked for since the pane was opened. */
export function requestCount(): number {
  return requests;
}

/**
 * Runs requests against the workbook. Where Excel can, they wait until the clerk has finished typing in a cell;
 * the client leaves the wish out where it cannot.
 *
 * @throws BookFailure
 */
export async function runExcel<T>(batch: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
  try {
    return await Excel.run({ delayForCellEdit: true }, (context) => counted(context, batch));
  } catch (error) {
    throw failureOf(error);
  }
}

/** Counts what the batch asks for; the client's own last sync, which asks Excel for nothing, is left out. */
async function counted<T>(
  context: Excel.RequestContext,
  batch: (context: Excel.RequestContext) => Promise<T>,
): Promise<T> {
  const sync = context.sync.bind(context);
  context.sync = (passThrough) => {
    requests++;
    return sync(passThrough);
  };
  try {
    return await batch(context);
  } finally {
    context.sync = sync;
  }
}
