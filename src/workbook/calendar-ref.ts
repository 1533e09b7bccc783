import { NO_MAPPING } from "../calendar/sheet/column-mapping";
import { findHeader } from "../calendar/sheet/header";
import type { Area, SheetRef, TableRef } from "./reading";

/** A calendar of the workbook: on a sheet of its own, or in one of the tables of a sheet. */
export interface CalendarRef {
  readonly sheet: SheetRef;
  /** Absent for what stands outside of the sheet's tables. */
  readonly table?: TableRef;
}

export function refOf({ sheet, table }: Area): CalendarRef {
  return { sheet, ...(table ? { table } : {}) };
}

/** Whether both are the same place; names may have changed. */
export function isSameCalendar(one: CalendarRef, other: CalendarRef): boolean {
  return one.sheet.id === other.sheet.id && one.table?.id === other.table?.id;
}

/**
 * The areas that have the headers of a calendar.
 *
 * @param mapping headers that Parámetros reads as known ones
 */
export function calendarsAmong(candidates: readonly Area[], mapping = NO_MAPPING): CalendarRef[] {
  return candidates.filter(({ rows }) => findHeader(rows, mapping) !== undefined).map(refOf);
}

/** The candidates with the wanted one first; in their own order where it is not among them. */
export function wantedFirst(candidates: readonly Area[], wanted: CalendarRef | undefined): readonly Area[] {
  const chosen = wanted && candidates.find((candidate) => isSameCalendar(refOf(candidate), wanted));
  return chosen ? [chosen, ...candidates.filter((candidate) => candidate !== chosen)] : candidates;
}
