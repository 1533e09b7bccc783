import type { HostContext } from "../context";
import { accessDenied } from "../errors";
import type { GridSheet } from "../grid";

/**
 * Refuses to change a protected sheet or a workbook that is read-only.
 *
 * @param allowedBy the option of the protection that would permit it, e.g. `allowFormatCells`
 */
export function guard(context: HostContext, sheet: GridSheet, allowedBy?: string): void {
  const protection = sheet.protection();
  const permitted = allowedBy !== undefined && protection.options[allowedBy] === true;
  if (context.application.readOnly || (protection.on && !permitted)) throw accessDenied();
}
