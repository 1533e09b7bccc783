import type { SheetCell } from "../../src/calendar/input";
import { BookFailure, stopIfCancelled } from "../calendar-book";
import type { SheetTrial, Trial } from "../workshop";
import { runExcel } from "./run";
import { untilComputed } from "./settled";

/** Blank rows between what two formulas give, for a table that grows by a few rows to show. */
const GAP = 2;

/** Rows that a formula may fill before it meets the next. */
interface Placed extends Trial {
  readonly row: number;
}

/**
 * Tries formulas on a sheet that is there for no longer than that. Adding a sheet activates none and selects nothing;
 * where Excel shows it all the same, the sheet that was in front is put back there.
 */
export async function tryFormulas(
  wantedName: string,
  trials: readonly Trial[],
  signal: AbortSignal,
  onLeft: (name: string) => void,
): Promise<SheetTrial> {
  const { front, name } = await lookFirst(wantedName);
  stopIfCancelled(signal);
  const placed = placedBelowOneAnother(trials);
  let isOurs = true;
  try {
    await write(name, placed);
    return await read(name, placed, signal);
  } catch (error) {
    // Somebody else's sheet got that name in the meantime.
    isOurs = !(error instanceof BookFailure && error.code === "ItemAlreadyExists");
    throw error;
  } finally {
    if (isOurs && !(await isRemoved(name, front))) onLeft(name);
  }
}

/** The sheet in front, and a name that no sheet has. */
async function lookFirst(wanted: string): Promise<{ front: string; name: string }> {
  return runExcel(async (context) => {
    const { worksheets } = context.workbook;
    const active = worksheets.getActiveWorksheet().load("id");
    worksheets.load("items/name");
    await context.sync();
    const taken = new Set(worksheets.items.map(({ name }) => name.toLowerCase()));
    let name = wanted;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wanted} (${number})`;
    return { front: active.id, name };
  });
}

function placedBelowOneAnother(trials: readonly Trial[]): Placed[] {
  let row = 0;
  return trials.map((trial) => {
    const placed = { ...trial, row };
    row += trial.rows + GAP;
    return placed;
  });
}

async function write(name: string, placed: readonly Placed[]): Promise<void> {
  await runExcel(async (context) => {
    const sheet = context.workbook.worksheets.add(name);
    for (const { row, formula } of placed) sheet.getCell(row, 0).formulas = [[formula]];
    await context.sync();
  });
}

async function read(name: string, placed: readonly Placed[], signal: AbortSignal): Promise<SheetTrial> {
  let trial: SheetTrial = { answers: [], busy: true };
  const done = await untilComputed(
    () =>
      runExcel(async (context) => {
        const sheet = context.workbook.worksheets.getItem(name);
        const ranges = placed.map(({ row, rows, columns }) =>
          // One more row and column, so that a larger table is seen as one.
          sheet.getRangeByIndexes(row, 0, rows + 1, columns + 1).load("values,text"),
        );
        await context.sync();
        const values = ranges.map((range) => range.values as SheetCell[][]);
        const answers = ranges.map((range, at) => ({ values: values[at]!, shown: range.text }));
        trial = { answers, busy: true };
        return values;
      }),
    signal,
  );
  return { ...trial, busy: !done };
}

/** Takes the sheet away, whatever happened; the error that brought us here is thrown on by the caller. */
async function isRemoved(name: string, front: string): Promise<boolean> {
  try {
    await runExcel(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.getItemOrNullObject(name).delete();
      const active = worksheets.getActiveWorksheet().load("id");
      const before = worksheets.getItemOrNullObject(front).load("id");
      await context.sync();
      if (active.id === front || before.isNullObject) return;
      before.activate();
      await context.sync();
    });
    return true;
  } catch {
    return false; // told by the caller: a person has to take it away
  }
}
