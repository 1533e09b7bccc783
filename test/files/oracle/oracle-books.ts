import type { NewCell, NewRow } from "../../../xlsx/edit/new-sheet";
import { newWorkbook } from "../../../xlsx/write/new-workbook";
import { DATA, FORMULAS } from "./native-formulas";

/** Column and first row, from 0, of the formulas: below the data and at their right. */
export const PLACE = { row: 20, column: 9 };

/** What the file says that a formula gives; no formula gives it, so that what stands there later was computed. */
export const PLANTED = -999.25;

/** Zero, by a function of MUNI: two thirds of fifteen are ten. */
const ZERO = { formula: "MUNI_TWO_THIRDS(15)-10", cached: 0 };
const ZERO_AT = { row: 40, column: 0, address: "$A$41" };

/** The data as they are, for programs that know no function of MUNI. */
export function plainBook(): Uint8Array {
  return bookOf(DATA.map((row) => [...row]));
}

/** The same data as formulas over a function of MUNI, so that everything depends on it and is computed again. */
export function muniBook(): Uint8Array {
  const cells = DATA.map((row) => row.map(dependent));
  return bookOf(cells, ZERO);
}

function dependent(value: string | number | boolean): NewCell {
  const zero = ZERO_AT.address;
  if (typeof value === "number") return { formula: `${value}+${zero}`, cached: PLANTED };
  if (typeof value === "boolean") return { formula: `${zero}=${value ? 0 : 1}`, cached: !value };
  return { formula: `IF(${zero}=0,"${value}","")`, cached: "" };
}

function bookOf(data: readonly (readonly NewCell[])[], zero: NewCell = 0): Uint8Array {
  const rows: NewRow[] = Array.from({ length: PLACE.row + FORMULAS.length }, (_, i) => ({
    cells: [
      ...(i === ZERO_AT.row ? [zero] : (data[i] ?? [])),
      ...formulaIn(i, data[i]?.length ?? Number(i === ZERO_AT.row)),
    ],
  }));
  return newWorkbook([{ name: "Datos", rows }]);
}

function formulaIn(row: number, taken: number): NewCell[] {
  const formula = FORMULAS[row - PLACE.row];
  if (formula === undefined) return [];
  return [
    ...Array.from({ length: PLACE.column - taken }, () => null),
    { formula: anchored(formula), cached: PLANTED },
  ];
}

/** A formula without references would not depend on MUNI: it gets one that changes nothing. */
function anchored(formula: string): string {
  return `IF(${ZERO_AT.address}=0,${formula},"")`;
}
