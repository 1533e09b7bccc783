import type { SizeInput } from "../../src/seats/size";
import { plainValue, type Cell } from "../cell";
import { missing } from "../write/elementwise";

/** Size of a legislature of a cell: a number of members, `San Juan` or `Culebra`. */
export function readSize(cell: Cell): SizeInput {
  const value = plainValue(cell);
  if (value === null) throw missing("size");
  return typeof value === "number" ? value : String(value);
}
