import { differenceInCalendarDays } from "date-fns";
import { holidayCalendar } from "../src/days/holiday-calendar";
import { parametersOf } from "../src/law/parameters";
import { DEFAULT_READINGS } from "../src/law/readings";
import { petitionTerm } from "../src/sessions/petition";
import { compare, muniAtMost, muniFaster, type Rival } from "./compare";
import {
  byHand,
  byLookUp,
  DAY_ZERO,
  withDateFns,
  withDateFnsAlone,
  withFormulajs,
  withHyperFormula,
  type Deadlines,
} from "./petition-peers";
import { holidayList, receipts } from "./receipts";
import type { Section } from "./report";

const ROUNDS = 9;
const FLOORS = 5;
const DATE_FNS = 100;
const HYPERFORMULA = 1000;

/** The last day of the mayor's term by mail, one call of the law core for each receipt. */
export function petitionCore(): Section {
  const received = receipts();
  const holidays = holidayList();
  const rival = (name: string, deadlines: Deadlines, target?: Rival["target"]): Rival => {
    const last = new Int32Array(received.length);
    const run = () => deadlines(received, last);
    return { name, items: received.length, run, answers: () => last, ...(target ? { target } : {}) };
  };
  const dates = withDateFnsAlone(holidays, received);
  return compare(
    "Petition deadline by mail, one call (4,096 receipts of 2020-2029)",
    [
      rival("MUNI, petitionTerm", lawCore()),
      rival("the floor: the rule by hand in raw integers", byHand(), muniAtMost(FLOORS)),
      rival("for scale, below the floor: answers looked up", byLookUp()),
      rival("date-fns + Set, serials in and out", withDateFns(holidays), muniFaster(DATE_FNS)),
      {
        name: "for scale, not the same work: date-fns on Dates alone",
        items: received.length,
        run: dates,
        answers: () => serials(dates()),
      },
      rival("HyperFormula WORKDAY", withHyperFormula(holidays), muniFaster(HYPERFORMULA)),
      rival("formulajs WORKDAY", withFormulajs(holidays)),
    ],
    ROUNDS,
  );
}

function lawCore(): Deadlines {
  const { mayorAnswerDays } = parametersOf("81-1991");
  const calendar = holidayCalendar();
  return (received, last) => {
    for (let i = 0; i < received.length; i++) {
      const petition = { delivery: "mail", received: received[i]! } as const;
      last[i] = petitionTerm(petition, mayorAnswerDays, DEFAULT_READINGS, calendar).last;
    }
  };
}

function serials(dates: readonly Date[]): Int32Array {
  return Int32Array.from(dates, (date) => differenceInCalendarDays(date, DAY_ZERO));
}
