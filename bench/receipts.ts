import { fromCivil, type Day } from "../src/days/civil";
import { HOLIDAY, holidayCalendar } from "../src/days/holiday-calendar";
import { FIRST_DAY } from "../src/days/range";
import { randomNumbers } from "./random-numbers";

const FIRST_RECEIPT = fromCivil(2020, 1, 1);
const LAST_RECEIPT = fromCivil(2029, 12, 31);
const RECEIPTS = 4096;

/** 4,096 days of receipt of 2020–2029, in no order, the same in every run. */
export function receipts(): Int32Array {
  const random = randomNumbers(4203);
  const days = LAST_RECEIPT - FIRST_RECEIPT + 1;
  return Int32Array.from({ length: RECEIPTS }, () => FIRST_RECEIPT + Math.floor(random() * days));
}

/** Holidays that a peer has to be told of, from 2020 to the month after the last receipt. */
export function holidayList(): Day[] {
  const { kinds } = holidayCalendar();
  const days: Day[] = [];
  for (let day = FIRST_RECEIPT; day <= LAST_RECEIPT + 31; day++)
    if (kinds[day - FIRST_DAY]! & HOLIDAY) days.push(day);
  return days;
}
