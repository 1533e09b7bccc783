import { checkCalendar } from "../../../src/calendar/check";
import type { SheetCell } from "../../../src/calendar/input";

/** Header and message of what data-missing finds in a sheet. */
const asked = (calendar: SheetCell[][]): string[] =>
  checkCalendar({ calendar })
    .findings.filter(({ rule }) => rule === "data-missing")
    .map(({ column, message }) => `${column}: ${message.en.slice(0, 18)}`);

test("a first day is asked for in the column that the sheet has for it", () => {
  expect(
    asked([
      ["Sesión", "Tipo", "Fecha"],
      [1, "ordinaria", ""],
    ]),
  ).toEqual(["Fecha: “Date” is blank: t"]);
  expect(
    asked([
      ["Sesión", "Tipo", "Comienza"],
      [1, "ordinaria", ""],
    ]),
  ).toEqual(["Comienza: “Starts” is blank:"]);
  expect(
    asked([
      ["Sesión", "Tipo", "Fecha", "Comienza"],
      [1, "ordinaria", "", ""],
    ]),
  ).toEqual(["Comienza: “Starts” is blank:"]);
});
