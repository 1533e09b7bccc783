import type { Workshop } from "../workshop";
import { findBareDates, formatDates } from "./bare-dates";
import { requestDateSystem } from "./date-system";
import { requestCount, runExcel } from "./run";
import { findStuck, rewriteFormulas } from "./stuck-formulas";
import { tryFormulas } from "./trial-sheet";

/** The workbook that is open in Excel, for the self-check and the repairs. */
export function createExcelWorkshop(): Workshop {
  return {
    ask,
    requests: requestCount,
    tryFormulas,
    findStuck,
    rewrite: rewriteFormulas,
    findBareDates,
    formatDates,
  };
}

async function ask(): Promise<{ dates1904: boolean; milliseconds: number }> {
  return runExcel(async (context) => {
    const dates1904 = requestDateSystem(context);
    const began = performance.now();
    await context.sync();
    return { dates1904: dates1904(), milliseconds: Math.ceil(performance.now() - began) };
  });
}
