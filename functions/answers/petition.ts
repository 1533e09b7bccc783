import { holdDeadline } from "../../src/sessions/hold";
import { committeeTerm } from "../../src/sessions/committee";
import { petitionTerm } from "../../src/sessions/petition";
import { isBlankDate, type Cells } from "../cell";
import { readDate } from "../read/date";
import { readDelivery } from "../read/delivery";
import { readHolidays } from "../read/holidays";
import { readOptions } from "../read/options";
import { petitionTermTable } from "../tables/petition-term";
import { dateCell, type DateCell } from "../write/date-cell";
import { elementwise, singleCell, type Elementwise } from "../write/elementwise";
import { answering } from "../write/excel-error";
import type { SpilledCell } from "../write/table";

/** Last day of the mayor's term, cell by cell. */
export function petitionDeadline(
  received: Cells,
  delivery: Cells,
  holidays: Cells,
  options: Cells,
): Elementwise<DateCell> {
  return answering(options, () => {
    const settings = readOptions(options);
    const { readings, parameters, language } = settings;
    const calendar = readHolidays(holidays, settings);
    return elementwise(
      [
        { name: "received", cells: received },
        { name: "delivery", cells: delivery },
      ],
      isBlankDate,
      language,
      (day, by) => {
        const petition = { received: readDate(day, "received"), delivery: readDelivery(by) };
        return dateCell(petitionTerm(petition, parameters.mayorAnswerDays, readings, calendar).last);
      },
    );
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
export function holdDeadlines(called: Cells, options: Cells): Elementwise<DateCell> {
  return answering(options, () => {
    const { parameters, language } = readOptions(options);
    return elementwise([{ name: "called", cells: called }], isBlankDate, language, (day) =>
      dateCell(holdDeadline(readDate(day, "called"), parameters.holdWithinDays)),
    );
  });
}

/** Last day of the President's term to answer a committee, cell by cell. */
export function committeeDeadlines(filed: Cells, holidays: Cells, options: Cells): Elementwise<DateCell> {
  return answering(options, () => {
    const settings = readOptions(options);
    const { readings, parameters, language } = settings;
    const calendar = readHolidays(holidays, settings);
    return elementwise([{ name: "filed", cells: filed }], isBlankDate, language, (day) =>
      dateCell(
        committeeTerm(readDate(day, "filed"), parameters.committeeAnswerDays, readings, calendar).last,
      ),
    );
  });
}
