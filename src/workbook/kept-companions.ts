import { settingsLayout } from "../calendar/sheet/settings-table";
import { isFormula, type SheetPlan } from "../plan/sheet-plan";
import type { CalendarSheets } from "../plan/calendar-sheets";
import { columnLetters, type Block } from "./address";
import type { Area, Beside, CompanionName } from "./reading";

/** What is written of a planned calendar into a workbook that has some of its sheets already. */
export interface SheetsToAdd {
  readonly calendar: SheetPlan;
  readonly companions: readonly { readonly kind: CompanionName; readonly plan: SheetPlan }[];
}

/**
 * The sheets of a plan without those that the workbook has: they are kept as they are, for its other calendars rest on
 * them, and the formulas of the new calendar name them.
 */
export function besideKept(sheets: CalendarSheets, beside: Beside<Area>): SheetsToAdd {
  const { settings, holidays } = beside;
  const planned = { settings: "B", holidays: "D" } as const;
  let { calendar } = sheets;
  if (settings)
    calendar = renamed(calendar, plannedRange(sheets.settings, planned.settings), settingsRange(settings));
  if (holidays)
    calendar = renamed(
      calendar,
      plannedRange(sheets.holidays, planned.holidays),
      rangeOf(holidays, blockOf(holidays)),
    );
  const kinds: readonly CompanionName[] = ["settings", "holidays", "exceptions"];
  return {
    calendar,
    companions: kinds.filter((kind) => !beside[kind]).map((kind) => ({ kind, plan: sheets[kind] })),
  };
}

/** The range as the formulas of the plan name it. */
function plannedRange({ name, rows }: SheetPlan, lastColumn: string): string {
  return `${name}!$A$1:$${lastColumn}$${rows.length + 1}`;
}

/** The two columns of names and values where they stand side by side, from their headers on. */
function settingsRange(area: Area): string {
  const { start, name, value } = settingsLayout(area.rows);
  if (value !== name + 1) return rangeOf(area, blockOf(area));
  const above = Math.max(0, start - 1);
  const { row, column, rows } = blockOf(area);
  return rangeOf(area, { row: row + above, column: column + name, rows: rows - above, columns: 2 });
}

function blockOf({ row, column, rows }: Area): Block {
  return { row, column, rows: rows.length, columns: rows[0]?.length ?? 1 };
}

function rangeOf({ sheet }: Area, { row, column, rows, columns }: Block): string {
  const from = `$${columnLetters(column)}$${row + 1}`;
  const to = `$${columnLetters(column + columns - 1)}$${row + rows}`;
  return `'${sheet.name.replace(/'/g, "''")}'!${from}:${to}`;
}

function renamed(plan: SheetPlan, from: string, to: string): SheetPlan {
  const rows = plan.rows.map((cells) =>
    cells.map((cell) => (isFormula(cell) ? { ...cell, formula: cell.formula.replaceAll(from, to) } : cell)),
  );
  return { ...plan, rows };
}
