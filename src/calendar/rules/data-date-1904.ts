import { NOT_APPLICABLE, type CalendarRule } from "../rule";

const MESSAGE = {
  es: "Este libro cuenta las fechas desde 1904 (una opción de Excel). Se leen tal como se ven; si pega fechas de otro libro, saldrán corridas cuatro años y un día. Las fórmulas MUNI de las celdas no lo notan y calculan con otra fecha: quite esa opción antes de usarlas.",
  en: "This workbook counts dates from 1904 (an option of Excel). They are read as they show; dates pasted from another workbook will be off by four years and a day. MUNI formulas in cells do not notice and compute with another date: take that option off before using them.",
};

/** A workbook with the 1904 date system: its serials are read 1,462 days later. */
export const date1904: CalendarRule = {
  id: "data-date-1904",
  citation: "",
  clauses: [],
  check: ({ dates1904 }) =>
    dates1904 ? [{ severity: "warning", cells: [], message: MESSAGE }] : NOT_APPLICABLE,
};
