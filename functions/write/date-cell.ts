import type { Day } from "../../src/days/civil";

/** A date as a cell value: a number with its format where the host knows such values, else the bare serial. */
export type DateCell =
  number | { readonly type: string; readonly basicValue: number; readonly numberFormat: string };

/** No reader can take this order of year, month and day for another. */
const DATE_FORMAT = "yyyy-mm-dd";

type DateForm = "Double" | "FormattedNumber" | "serial";

let known: DateForm | undefined;

/** Value of a date cell in the form that this host shows best. */
export function dateCell(day: Day): DateCell {
  const form = known ?? askHost();
  return form === "serial" ? day : { type: form, basicValue: day, numberFormat: DATE_FORMAT };
}

/** Asked again until Office is ready, then remembered. */
function askHost(): DateForm {
  if (typeof Office === "undefined") return "serial";
  const requirements = Office.context?.requirements as Office.RequirementSetSupport | undefined;
  if (!requirements) return "serial";
  known = requirements.isSetSupported("ExcelApi", "1.19")
    ? "Double"
    : requirements.isSetSupported("CustomFunctionsRuntime", "1.4")
      ? "FormattedNumber"
      : "serial";
  return known;
}
