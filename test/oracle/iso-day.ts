/** A civil day as ISO text, "2027-06-03". Texts of this form sort as the days do. */
export type Day = string;

export const SUNDAY = 0;
export const MONDAY = 1;
export const SATURDAY = 6;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const monthOf = (day: Day): number => Number(day.slice(5, 7));

/** The day that is `count` days after `day` (before it, when negative). UTC only: no local time is read. */
export function plus(day: Day, count: number): Day {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + count);
  return noon.toISOString().slice(0, 10);
}

export const next = (day: Day): Day => plus(day, 1);
export const previous = (day: Day): Day => plus(day, -1);

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay();

/** All days from first to last, both included; empty when last is before first. */
export function daysFrom(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = next(day)) days.push(day);
  return days;
}

export const daysOfYear = (year: number): Day[] => daysFrom(`${year}-01-01`, `${year}-12-31`);
