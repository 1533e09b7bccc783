import { fromCivil, type Day } from "../../src/days/civil";
import { weekday } from "../../src/days/weekday";
import { DAY_TEXTS, MONTHS, WEEKDAY_LETTERS } from "../../src/messages/pictures";
import { WEEKDAYS } from "../../src/messages/tables";
import { fill, type Language } from "../../src/messages/text";
import { element } from "../ui/element";
import { capital } from "./day-text";
import { monthList } from "./month-list";
import { markedDays, monthOf, type MarkedDay, type Year } from "./year";

/** Makes what stands in the cell of a day that has something. */
export type DayCell = (marked: MarkedDay) => HTMLElement;

const DAYS_OF_WEEK = 7;

/** A month of the picture: its grid of days, and below it what its signs stand for. */
export function yearMonth(
  year: Year,
  month: number,
  marked: ReturnType<typeof markedDays>,
  cellOf: DayCell,
  language: Language,
): HTMLElement {
  const name = MONTHS[month - 1]!;
  const label = fill(DAY_TEXTS.monthOf, { month: name, year: year.year })[language];
  const own = marked.filter(({ day }) => monthOf(day) === month);
  return element(
    "section",
    { class: "year-month", "aria-label": capital(label) },
    element("h4", {}, capital(name[language])),
    element(
      "table",
      { class: "year-grid", role: "grid", "aria-readonly": "true", "aria-label": capital(label) },
      element("thead", {}, headRow(language)),
      element("tbody", {}, ...weeks(year, month, own, cellOf)),
    ),
    monthList(year, month, own, language),
  );
}

function headRow(language: Language): HTMLTableRowElement {
  const heads = WEEKDAY_LETTERS.map((letter, at) =>
    element("th", { scope: "col", abbr: WEEKDAYS[at]![language] }, letter[language]),
  );
  return element("tr", {}, ...heads);
}

function weeks(
  { year, today }: Year,
  month: number,
  own: readonly MarkedDay[],
  cellOf: DayCell,
): HTMLTableRowElement[] {
  const first = fromCivil(year, month, 1);
  const after = month === 12 ? fromCivil(year + 1, 1, 1) : fromCivil(year, month + 1, 1);
  const byDay = new Map(own.map((marked) => [marked.day, marked]));
  const rows: HTMLTableRowElement[] = [];
  for (let start = first - weekday(first); start < after; start += DAYS_OF_WEEK) {
    const days = Array.from({ length: DAYS_OF_WEEK }, (_, index) => start + index);
    const cells = days.map((day) =>
      dayCell(day, day >= first && day < after ? day - first + 1 : 0, byDay, cellOf),
    );
    for (const [at, day] of days.entries())
      if (day === today) cells[at]!.setAttribute("aria-current", "date");
    rows.push(element("tr", {}, ...cells));
  }
  return rows;
}

function dayCell(
  day: Day,
  number: number,
  byDay: ReadonlyMap<Day, MarkedDay>,
  cellOf: DayCell,
): HTMLTableCellElement {
  const marked = number > 0 ? byDay.get(day) : undefined;
  if (marked) return element("td", {}, cellOf(marked));
  return element("td", {}, number > 0 ? element("span", { class: "year-plain" }, String(number)) : undefined);
}
