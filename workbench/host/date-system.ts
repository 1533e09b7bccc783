import { fromCivil } from "../../src/days/civil";
import type { Grid } from "./grid";

/** Days to add to a serial of this workbook for that of one that counts from 1900: 0, or 1,462 for one of 1904. */
export function daysAfter1900(grid: Pick<Grid, "serial">): number {
  return fromCivil(2000, 1, 1) - grid.serial(2000, 1, 1);
}
