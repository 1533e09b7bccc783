import type { Day } from "../days/civil";
import { CALENDAR_TEXTS } from "../messages/calendar";
import { TERM_TEXTS } from "../messages/term";
import { holdDeadline } from "./hold";
import { countedStep, openingStep, type DayStep } from "./term-steps";

/**
 * The days within which a petitioned session is held, one by one from the day after its call: every one counts.
 *
 * @throws Problem `number` when they leave 1991–2100
 */
export function holdSteps(called: Day, withinDays: number): DayStep[] {
  const days = holdDeadline(called, withinDays) - called;
  return [
    openingStep(called, CALENDAR_TEXTS.called, TERM_TEXTS.beginsNextDay),
    ...Array.from({ length: days }, (_, index) => countedStep(called + 1 + index, index + 1)),
  ];
}
