import { sheetOfPlan } from "../../../../cli/output/planned-sheet";
import { calendarTemplate, planSheets, type CalendarSheets } from "../../../../src/plan/calendar-sheets";
import { proposeCalendar } from "../../../../src/plan/propose-calendar";
import { newWorkbook } from "../../../../xlsx/write/new-workbook";
import type { TrialBook } from "../trial-book";

/** Workbooks that MUNI itself writes. */
export function booksOfMuni(): TrialBook[] {
  return [
    {
      name: "muni-plan",
      maker: "MUNI",
      bytes: written(planSheets(proposeCalendar({ year: 2027, members: 16 }))),
    },
    { name: "muni-template", maker: "MUNI", bytes: written(calendarTemplate()) },
  ];
}

function written({ calendar, settings, holidays, exceptions }: CalendarSheets): Uint8Array {
  return newWorkbook([calendar, settings, holidays, exceptions].map(sheetOfPlan));
}
