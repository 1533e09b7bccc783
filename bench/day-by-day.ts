import { holidayCalendar } from "../src/days/holiday-calendar";
import { parametersOf } from "../src/law/parameters";
import { DEFAULT_READINGS } from "../src/law/readings";
import { petitionTerm } from "../src/sessions/petition";
import { petitionSteps } from "../src/sessions/petition-steps";
import { medians } from "./measure";
import { receipts } from "./receipts";
import { duration, type Section } from "./report";

const ROUNDS = 9;

/** The same term as a date alone, and told day by day with the reason of each. */
export function dayByDay(): Section {
  const received = [...receipts()];
  const { mayorAnswerDays } = parametersOf("81-1991");
  const calendar = holidayCalendar();
  const petitions = received.map((day) => ({ delivery: "mail", received: day }) as const);
  const contestants = [
    {
      name: "its steps, day by day",
      items: petitions.length,
      run: () => petitions.map((one) => petitionSteps(one, mayorAnswerDays, DEFAULT_READINGS, calendar)),
    },
    {
      name: "its last day alone",
      items: petitions.length,
      run: () => petitions.map((one) => petitionTerm(one, mayorAnswerDays, DEFAULT_READINGS, calendar)),
    },
  ];
  const times = medians(contestants, ROUNDS);
  return {
    title: "The term of a petition by mail, told",
    lines: contestants.map(({ name }, at) => ({
      what: name,
      result: duration(times[at]!),
      ratio: times[at]! / times[0]!,
    })),
  };
}
