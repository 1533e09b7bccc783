import type { HolidayCalendar } from "../days/holiday-calendar";
import type { Readings } from "../law/readings";
import { TERM_TEXTS } from "../messages/term";
import { petitionTerm, type Petition } from "./petition";
import { openingStep, termSteps, type DayStep } from "./term-steps";
import { idleSteps } from "./workday-steps";

/**
 * The mayor's term day by day: the receipt, each day that counts with its number, each day that does not with
 * its reason.
 */
export function petitionSteps(
  petition: Petition,
  length: number,
  readings: Pick<Readings, "term" | "saturday">,
  calendar: HolidayCalendar,
): DayStep[] {
  const term = petitionTerm(petition, length, readings, calendar);
  return [
    receiptStep(petition),
    ...idleSteps(petition.received, term.first, calendar),
    ...termSteps(term, length, readings.term, calendar),
  ];
}

function receiptStep({ delivery, received }: Petition): DayStep {
  return delivery === "mail"
    ? openingStep(received, TERM_TEXTS.receivedByMail, TERM_TEXTS.beginsNextWorkday)
    : openingStep(received, TERM_TEXTS.receivedByHand, TERM_TEXTS.beginsNextDay);
}
