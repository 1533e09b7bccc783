import { FIRST_YEAR, LAST_YEAR } from "../../src/days/range";
import { DEFAULT_SETTINGS } from "../../src/law/settings";
import { electionDay, termEnd, termStart } from "../../src/sessions/election";
import { leastVotes, majority } from "../../src/sessions/votes";
import {
  directSeats,
  legislatureSize,
  nominationLimit,
  seatsTotal,
  type SizeInput,
} from "../../src/seats/size";
import { isBlank, isBlankDate, type Cell, type Cells } from "../cell";
import { readCount } from "../read/count";
import { readMunicipality } from "../read/municipality";
import { readSize } from "../read/size";
import { dateCell, type DateCell } from "../write/date-cell";
import { elementwise, type Elementwise } from "../write/elementwise";
import { answering } from "../write/excel-error";

const { language, parameters } = DEFAULT_SETTINGS;
const MEMBERS = { least: 1, most: 1_000_000 };
/** More than have ever lived on the island. */
const PEOPLE = { least: 1, most: 10_000_000 };
const YEARS = { least: FIRST_YEAR, most: LAST_YEAR };

/** Least number of signatures of a petition, cell by cell. */
export function petitionSignatures(members: Cells): Elementwise<number> {
  return eachCount(members, (count) => leastVotes(count, parameters.petitionFraction));
}

/** Two thirds of the members, rounded up, cell by cell. */
export function twoThirds(members: Cells): Elementwise<number> {
  return eachCount(members, (count) => leastVotes(count, { numerator: 2, denominator: 3 }));
}

/** Majority of the total members, cell by cell. */
export function quorum(members: Cells): Elementwise<number> {
  return eachCount(members, majority);
}

function eachCount(members: Cells, answer: (count: number) => number): Elementwise<number> {
  return eachCell(members, "members", isBlank, (cell) => answer(readCount(cell, "members", MEMBERS)));
}

export function termStarts(electionYear: Cells): Elementwise<DateCell> {
  return eachElection(electionYear, "election_year", (year) => dateCell(termStart(year)));
}

export function termEnds(electionYear: Cells): Elementwise<DateCell> {
  return eachElection(electionYear, "election_year", (year) => dateCell(termEnd(year)));
}

export function electionDays(year: Cells): Elementwise<DateCell> {
  return eachElection(year, "year", (of) => dateCell(electionDay(of)));
}

/** A year of 0 is how some hosts hand a blank cell over. */
function eachElection<Result>(
  years: Cells,
  name: string,
  answer: (year: number) => Result,
): Elementwise<Result> {
  return eachCell(years, name, isBlankDate, (cell) => answer(readCount(cell, name, YEARS)));
}

export function totals(size: Cells): Elementwise<number> {
  return eachSize(size, seatsTotal);
}

export function directs(size: Cells): Elementwise<number> {
  return eachSize(size, directSeats);
}

export function nominations(size: Cells): Elementwise<number> {
  return eachSize(size, nominationLimit);
}

function eachSize(sizes: Cells, answer: (size: SizeInput) => number): Elementwise<number> {
  return eachCell(sizes, "size", isBlank, (cell) => answer(readSize(cell)));
}

/** Members of a legislature by inhabitants, cell by cell. */
export function legislatureSizes(population: Cells, municipality: Cells): Elementwise<number> {
  return answering(undefined, () =>
    elementwise(
      [
        { name: "population", cells: population },
        { name: "municipality", cells: municipality },
      ],
      isBlankDate,
      language,
      (people, name) => legislatureSize(readCount(people, "population", PEOPLE), readMunicipality(name)),
    ),
  );
}

function eachCell<Result>(
  cells: Cells,
  name: string,
  isEmpty: (cell: Cell) => boolean,
  answer: (cell: Cell) => Result,
): Elementwise<Result> {
  return answering(undefined, () => elementwise([{ name, cells }], isEmpty, language, answer));
}
