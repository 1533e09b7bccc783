import type { SheetCell } from "../../../src/calendar/input";
import { CALENDAR, CALENDAR_HEADERS } from "../../../workbench/sample/calendar";
import { OWN_HOLIDAYS, SETTINGS } from "../../../workbench/sample/tables";
import { serial } from "./sheet";

/** A cell of the sample as its sheet holds it: an ISO date is a date, what follows an apostrophe is text. */
function cell(value: string | number | undefined): SheetCell {
  if (typeof value !== "string") return value ?? "";
  if (value.startsWith("'")) return value.slice(1);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? serial(value) : value;
}

/** Exceptions from rules that the sample breaks, one of each kind of trouble. */
const EXCEPTIONS = [
  ["Regla", "Sesión", "Motivo", "Vence"],
  ["4203b-length", "E-01", "Paso de un huracán (ejemplo)", ""],
  ["4203b2-hold", "E-02", "", ""],
  ["4203a-budget-start", "P-01", "Motivo de ejemplo", "2027-06-01"],
  ["4203a-length", "O-01", "Ya no hace falta", ""],
  ["4203a-lenght", "O-03", "La regla no existe", ""],
];

/** The workbench's sample as a check reads it, with exceptions. */
export const SAMPLE = {
  calendar: [
    [...CALENDAR_HEADERS],
    ...CALENDAR.map((row) => CALENDAR_HEADERS.map((header) => cell(row[header]))),
  ],
  settings: SETTINGS.map((row) => row.map(cell)),
  holidays: OWN_HOLIDAYS.map((row) => row.map(cell)),
  exceptions: EXCEPTIONS.map((row) => row.map(cell)),
};
