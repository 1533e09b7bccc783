import type { Day } from "../days/civil";
import { isClosed } from "../days/holiday-calendar";
import { isoText } from "../days/iso";
import type { Step } from "../law/trace";
import { CALENDAR_TEXTS } from "../messages/calendar";
import { TABLE_TEXTS } from "../messages/tables";
import { fill } from "../messages/text";
import type { Book } from "./model/book";

/** The steps of a fixed date of the budget: where it falls on a Sunday or a holiday, the day it would move to (R6). */
export function limitTrace(limit: Day, { holidays }: Book): Step[] {
  const step: Step = { day: limit, text: CALENDAR_TEXTS.limit };
  if (!isClosed(limit, holidays)) return [step];
  let moved = limit + 1;
  while (isClosed(moved, holidays)) moved++;
  return [step, { day: limit, text: fill(TABLE_TEXTS.closedLimit, { day: isoText(moved) }) }];
}
