import { WORKDAY } from "@formulajs/formulajs";
import { addDays, differenceInCalendarDays, isWeekend } from "date-fns";
import { HyperFormula } from "hyperformula";
import type { Day } from "../src/days/civil";
import { CLOSED, holidayCalendar, SATURDAY_DAY } from "../src/days/holiday-calendar";
import { FIRST_DAY } from "../src/days/range";

/**
 * Fills `last` from `received`, serials both: the first day is the first working day after the receipt, the last one
 * four days later (§ 4203(b)(2)(ii), five days as written).
 */
export type Deadlines = (received: Int32Array, last: Int32Array) => void;

const MORE_DAYS = 4;
const IDLE = CLOSED | SATURDAY_DAY;
/** Day 0 of Excel's serials from 1 March 1900 on. */
export const DAY_ZERO = new Date(1899, 11, 30);

/** The floor: raw integers, the table of days walked in the measured loop itself. */
export function byHand(): Deadlines {
  const { kinds } = holidayCalendar();
  return (received, last) => {
    for (let i = 0; i < received.length; i++) {
      let at = received[i]! - FIRST_DAY + 1;
      while (kinds[at]! & IDLE) at++;
      last[i] = at + FIRST_DAY + MORE_DAYS;
    }
  };
}

/** Below the floor, for scale: every answer was computed before and is looked up. */
export function byLookUp(): Deadlines {
  const { kinds } = holidayCalendar();
  const lastOf = new Int32Array(kinds.length);
  let next = kinds.length;
  for (let at = kinds.length - 1; at >= 0; at--) {
    lastOf[at] = next + FIRST_DAY + MORE_DAYS;
    if (!(kinds[at]! & IDLE)) next = at;
  }
  return (received, last) => {
    for (let i = 0; i < received.length; i++) last[i] = lastOf[received[i]! - FIRST_DAY]!;
  };
}

/** A cell holds a serial: it is made a Date, and the answer a serial again. */
export function withDateFns(holidays: readonly Day[]): Deadlines {
  const closed = closedTimes(holidays);
  return (received, last) => {
    for (let i = 0; i < received.length; i++)
      last[i] = differenceInCalendarDays(dateFnsDeadline(addDays(DAY_ZERO, received[i]!), closed), DAY_ZERO);
  };
}

/** The same without the two conversions: the receipts are Dates already, and the answers stay Dates. */
export function withDateFnsAlone(holidays: readonly Day[], received: Int32Array): () => Date[] {
  const closed = closedTimes(holidays);
  const dates = Array.from(received, (day) => addDays(DAY_ZERO, day));
  return () => dates.map((date) => dateFnsDeadline(date, closed));
}

function closedTimes(holidays: readonly Day[]): Set<number> {
  return new Set(holidays.map((day) => addDays(DAY_ZERO, day).getTime()));
}

function dateFnsDeadline(received: Date, closed: ReadonlySet<number>): Date {
  let first = addDays(received, 1);
  while (isWeekend(first) || closed.has(first.getTime())) first = addDays(first, 1);
  return addDays(first, MORE_DAYS);
}

/** The holidays stand in column A; recalculating a sheet of such formulas takes as long a row. */
export function withHyperFormula(holidays: readonly Day[]): Deadlines {
  const sheet = HyperFormula.buildFromArray(
    holidays.map((day) => [day]),
    { licenseKey: "gpl-v3" },
  );
  const list = `$A$1:$A$${holidays.length}`;
  return (received, last) => {
    for (let i = 0; i < received.length; i++)
      last[i] = Number(sheet.calculateFormula(`=WORKDAY(${received[i]},1,${list})+${MORE_DAYS}`, 0));
  };
}

export function withFormulajs(holidays: readonly Day[]): Deadlines {
  return (received, last) => {
    for (let i = 0; i < received.length; i++)
      last[i] = differenceInCalendarDays(WORKDAY(received[i]!, 1, holidays) as Date, DAY_ZERO) + MORE_DAYS;
  };
}
