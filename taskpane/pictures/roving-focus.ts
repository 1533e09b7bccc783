import type { Day } from "../../src/days/civil";
import { monthOf } from "./year";

/** The button of a day that has something. */
export interface DayStop {
  readonly day: Day;
  readonly button: HTMLButtonElement;
}

const WEEK = 7;

/** Where each key leads from one of the stops, which are in order of day; undefined keeps the focus. */
const KEYS: Readonly<Record<string, (stops: readonly DayStop[], at: number) => DayStop | undefined>> = {
  ArrowRight: (stops, at) => stops[at + 1],
  ArrowLeft: (stops, at) => stops[at - 1],
  ArrowDown: (stops, at) => stops.find(({ day }) => day >= stops[at]!.day + WEEK),
  ArrowUp: (stops, at) => stops.filter(({ day }) => day <= stops[at]!.day - WEEK).at(-1),
  Home: (stops, at) => ofMonth(stops, monthAt(stops, at))[0],
  End: (stops, at) => ofMonth(stops, monthAt(stops, at)).at(-1),
  PageDown: (stops, at) => stops.find(({ day }) => monthOf(day) > monthAt(stops, at)),
  PageUp: (stops, at) => {
    const before = stops.filter(({ day }) => monthOf(day) < monthAt(stops, at)).at(-1);
    return before && ofMonth(stops, monthOf(before.day))[0];
  },
};

/**
 * One stop of the tabulator for all the days of a year: the arrows go from one to the next and a week on or back, Home
 * and End to the first and last of the month, Page Up and Page Down to another month.
 *
 * @param first the day that the tabulator comes to at first
 */
export function roveFocus(root: HTMLElement, stops: readonly DayStop[], first: DayStop | undefined): void {
  const move = (to: DayStop): void => {
    for (const { button } of stops) button.tabIndex = button === to.button ? 0 : -1;
  };
  if (first) move(first);
  root.addEventListener("focusin", ({ target }) => {
    const stop = stops.find(({ button }) => button === target);
    if (stop) move(stop);
  });
  root.addEventListener("keydown", (event) => {
    const at = stops.findIndex(({ button }) => button === event.target);
    const lead = KEYS[event.key];
    if (at < 0 || !lead || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    lead(stops, at)?.button.focus();
  });
}

function monthAt(stops: readonly DayStop[], at: number): number {
  return monthOf(stops[at]!.day);
}

function ofMonth(stops: readonly DayStop[], month: number): readonly DayStop[] {
  return stops.filter(({ day }) => monthOf(day) === month);
}
