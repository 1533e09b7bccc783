import type { CalendarBook, SheetChange } from "../calendar-book";
import { requestDateSystem } from "./date-system";
import { findCalendars } from "./find-calendars";
import { changeMarks, readAllMarks } from "./marks";
import { readMarkedAreas } from "./marked-areas";
import { readWorkbook, type FirstRequest } from "./read-workbook";
import { activateSheet, selectCell } from "./select-cell";
import { requestChanges } from "./watch";

/** The workbook that is open in Excel. The date system is asked once, and changes are registered for once. */
export function createExcelBook(): CalendarBook {
  let dates1904: boolean | undefined;
  let watching = false;
  const listeners: ((change: SheetChange) => void)[] = [];
  const tell = (change: SheetChange): void => listeners.forEach((listener) => listener(change));
  const first: FirstRequest = {
    dates1904: (context) => (dates1904 === undefined ? requestDateSystem(context) : () => dates1904 === true),
    changes: (context) => {
      if (!watching) requestChanges(context, tell);
    },
  };
  return {
    async read(signal, sheet) {
      const reading = await readWorkbook({ first, signal, sheet });
      dates1904 = reading.dates1904;
      watching = true;
      return reading;
    },
    changeMarks,
    readMarks: readAllMarks,
    readMarkedAreas,
    findCalendars,
    selectCell,
    activateSheet,
    onChange: (listener) => void listeners.push(listener),
  };
}
