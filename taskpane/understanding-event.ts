import type { CalendarRef } from "../src/workbook/calendar-ref";
import type { SizeInput } from "../src/seats/size";
import type { FindingFilter } from "../src/workbook/finding-filter";
import type { SeatBook } from "./seat-book";

/** What happens to the parts of the pane that explain findings and seats. */
export type UnderstandingEvent =
  | { readonly type: "filtered"; readonly change: Partial<FindingFilter> }
  /** The sheet is no calendar: it has the candidates of an election. */
  /** The other calendars of the workbook go along, to be gone to. */
  | { readonly type: "seats"; readonly book: SeatBook; readonly calendars: readonly CalendarRef[] }
  | { readonly type: "municipality"; readonly municipality: string }
  | { readonly type: "size"; readonly size: SizeInput | undefined };
