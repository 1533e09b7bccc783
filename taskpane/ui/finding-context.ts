import type { Book } from "../../src/calendar/model/book";
import type { Language } from "../../src/messages/text";
import { blockAddress } from "../../src/workbook/address";
import type { Place, ReportedFinding } from "../../src/workbook/report";
import type { OfferedFix } from "../apply-fix";

/** What a finding needs of the pane around it. */
export interface FindingContext {
  readonly language: Language;
  /** Id of the calendar's sheet: its name is left out of addresses. */
  readonly calendarSheetId: string;
  /** Rows of that sheet that are not shown, from 0. */
  readonly hiddenRows: ReadonlySet<number>;
  /** What the check read; absent where it tells no sessions. */
  readonly book: Book | undefined;
  /** Opens the cell of that number. */
  readonly goTo: (reported: ReportedFinding, at: number) => void;
  /** Makes a safe fix of it, or shows what a suggested one would change. */
  readonly fix: (offered: OfferedFix) => void;
  /** Opens the form of an exception for it. */
  readonly except: (reported: ReportedFinding) => void;
}

/** A finding of the list, and the key by which it is known again in the next check. */
export interface KeyedFinding {
  readonly key: string;
  readonly reported: ReportedFinding;
}

/** "D14", or "Feriados!A7" on another sheet than the calendar's. */
export function cellName({ sheet, row, column }: Place, calendarSheetId: string): string {
  const address = blockAddress({ row, column, rows: 1, columns: 1 });
  return sheet.id === calendarSheetId ? address : `${sheet.name}!${address}`;
}

export function isHidden({ sheet, row }: Place, { calendarSheetId, hiddenRows }: FindingContext): boolean {
  return sheet.id === calendarSheetId && hiddenRows.has(row);
}
