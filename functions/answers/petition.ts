import { committeeTerm } from "../../src/sessions/committee";
import { committeeSteps } from "../../src/sessions/committee-steps";
import { holdDeadline } from "../../src/sessions/hold";
import { holdSteps } from "../../src/sessions/hold-steps";
import { petitionTerm, type Petition } from "../../src/sessions/petition";
import { petitionSteps } from "../../src/sessions/petition-steps";
import { isBlankDate, type Cells } from "../cell";
import { readDate } from "../read/date";
import { readDelivery } from "../read/delivery";
import { readHolidays } from "../read/holidays";
import { readOptions } from "../read/options";
import { petitionTermTable } from "../tables/petition-term";
import { singleCell, type Argument, type Elementwise } from "../write/elementwise";
import { answering } from "../write/excel-error";
import type { SpilledCell } from "../write/table";
import { explainedCells, type Explained } from "./explained";

/** Last day of the mayor's term, cell by cell. */
export function petitionDeadline(
  received: Cells,
  delivery: Cells,
  holidays: Cells,
  options: Cells,
): Elementwise<Explained> {
  return answering(options, () => {
    const settings = readOptions(options);
    const { readings, parameters } = settings;
    const length = parameters.mayorAnswerDays;
    const calendar = readHolidays(holidays, settings);
    const args: [Argument, Argument] = [
      { name: "received", cells: received },
      { name: "delivery", cells: delivery },
    ];
    return explainedCells(args, isBlankDate, settings, {
      read: (day, by): Petition => ({ received: readDate(day, "received"), delivery: readDelivery(by) }),
      answer: (petition) => ({ day: petitionTerm(petition, length, readings, calendar).last }),
      steps: (petition) => petitionSteps(petition, length, readings, calendar),
      readings: ({ delivery }) => (delivery === "mail" ? ["term", "saturday"] : ["term"]),
    });
  });
}

/** The mayor's term under every reading. */
export function petitionTermUnderAll(
  received: Cells,
  delivery: Cells,
  holidays: Cells,
  options: Cells,
): SpilledCell[][] {
  return answering(options, () => {
    const settings = readOptions(options);
    const petition = {
      received: readDate(singleCell({ name: "received", cells: received }), "received"),
      delivery: readDelivery(singleCell({ name: "delivery", cells: delivery })),
    };
    return petitionTermTable(petition, settings, readHolidays(holidays, settings));
  });
}

/** Last day to hold a petitioned session, cell by cell. */
export function holdDeadlines(called: Cells, options: Cells): Elementwise<Explained> {
  return answering(options, () => {
    const settings = readOptions(options);
    const { holdWithinDays } = settings.parameters;
    return explainedCells([{ name: "called", cells: called }], isBlankDate, settings, {
      read: (day) => readDate(day, "called"),
      answer: (day) => ({ day: holdDeadline(day, holdWithinDays) }),
      steps: (day) => holdSteps(day, holdWithinDays),
      readings: () => ["hold"],
    });
  });
}

/** Last day of the President's term to answer a committee, cell by cell. */
export function committeeDeadlines(filed: Cells, holidays: Cells, options: Cells): Elementwise<Explained> {
  return answering(options, () => {
    const settings = readOptions(options);
    const { readings, parameters } = settings;
    const length = parameters.committeeAnswerDays;
    const calendar = readHolidays(holidays, settings);
    return explainedCells([{ name: "filed", cells: filed }], isBlankDate, settings, {
      read: (day) => readDate(day, "filed"),
      answer: (day) => ({ day: committeeTerm(day, length, readings, calendar).last }),
      steps: (day) => committeeSteps(day, length, readings, calendar),
      readings: () => ["term", "filing"],
    });
  });
}
