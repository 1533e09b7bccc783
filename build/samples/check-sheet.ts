import { calendarCheck } from "../../functions/functions";
import type { Language, Text } from "../../src/messages/text";
import { sheetValues, type SheetPlan } from "../../src/plan/sheet-plan";
import { heightOf } from "../../cli/output/row-height";
import { blockAddress } from "../../src/workbook/address";
import type { CellLook, NewCell, NewSheet } from "../../xlsx/edit/new-sheet";

const NAME: Text = { es: "Revisión", en: "Check" };

/** Severity, rule, session, column, message, citation. */
const WIDTHS = [16, 26, 10, 22, 80, 16];

const HEADER: CellLook = { bold: true, fill: "#E3ECF7", color: "#1B3A5C", wrap: true, vertical: "center" };
const BODY: CellLook = { wrap: true, vertical: "top" };

/**
 * The findings of a calendar as MUNI_CALENDAR_CHECK lists them, from one formula.
 *
 * @param plans the calendar, Parámetros, Feriados and Excepciones; undefined where there is none
 */
export function checkSheet(plans: readonly (SheetPlan | undefined)[], language: Language): NewSheet {
  const [table, settings, holidays, exceptions] = plans.map((plan) => plan && sheetValues(plan));
  const values = calendarCheck(table!, settings, holidays, exceptions) as (string | number)[][];
  const spill = { rows: values.length, columns: values[0]!.length };
  const formula = { formula: formulaOf(plans), cached: values[0]![0]!, spill };
  return {
    name: NAME[language],
    widths: WIDTHS,
    rows: values.map((row, r) => ({
      cells: row.map((value, c): NewCell => {
        const content = r === 0 && c === 0 ? formula : value;
        return { content, look: r === 0 ? HEADER : BODY };
      }),
      ...heightOf(row.map((value, c) => ({ text: String(value), width: WIDTHS[c]! }))),
    })),
    frozen: { rows: 1, columns: 0 },
    print: {
      landscape: true,
      paper: "letter",
      pagesWide: 1,
      repeatedRows: { row: 0, rows: 1 },
      footer: "&C&P / &N",
    },
  };
}

/** Trailing arguments that are blank are left out. */
function formulaOf(plans: readonly (SheetPlan | undefined)[]): string {
  const ranges = plans.map((plan) => (plan ? rangeOf(plan) : "")).join(",");
  return `=MUNI_CALENDAR_CHECK(${ranges.replace(/,+$/, "")})`;
}

function rangeOf({ name, columns, rows }: SheetPlan): string {
  const address = blockAddress({ row: 0, column: 0, rows: rows.length + 1, columns: columns.length });
  return `${name}!${address}`;
}
