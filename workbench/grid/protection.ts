import type { FacadeSheet } from "./facade";

/** Points that "read only" takes away, and that Excel leaves: one may select on a protected sheet. */
const SELECTION = ["WorksheetSelectProtectedCells", "WorksheetSelectUnProtectedCells"] as const;

/**
 * Locks or unlocks a sheet for the person at the grid. Univer's `unprotect` does not give selection back,
 * so both ways set it.
 */
export async function lockSheet(sheet: FacadeSheet, on: boolean): Promise<void> {
  const permission = sheet.getWorksheetPermission();
  if (on) {
    await permission.protect();
    await permission.setReadOnly();
  }
  for (const point of SELECTION)
    await permission.setPoint(point as Parameters<typeof permission.setPoint>[0], true);
  if (!on) await permission.unprotect();
}
