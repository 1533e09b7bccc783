import Holidays from "date-holidays";
import { parseIso, isoText } from "../../src/days/iso";
import { yearOf } from "../../src/days/civil";
import { FIRST_YEAR, LAST_YEAR } from "../../src/days/range";
import { MONDAY, weekday } from "../../src/days/weekday";
import { holidayEntries } from "./holiday-entries";

/*
 * Every difference between our table and the Puerto Rico data that the library date-holidays ships, 1991–2100,
 * each with its reason. Dates are compared holiday by holiday; the library's names, often old ones, are not.
 */

/** The library's name of a holiday, and ours; ours lists every rule that the holiday has had. */
const SAME_HOLIDAY: Readonly<Record<string, readonly string[]>> = {
  "New Year's Day": ["new-year"],
  Epiphany: ["epiphany"],
  "Birthday of Eugenio María de Hostos": ["hostos"],
  "Martin Luther King Jr. Day": ["mlk"],
  "Washington's Birthday": ["presidents"],
  "American Citizenship Day": ["citizenship"],
  "Emancipation Day": ["emancipation"],
  "Birthday of José de Diego": ["de-diego"],
  "Memorial Day": ["memorial"],
  Juneteenth: ["juneteenth"],
  "Independence Day": ["independence"],
  "Birthday of Don Luis Muñoz Rivera": ["munoz-rivera"],
  "Puerto Rico Constitution Day": ["constitution"],
  "Birthday of Dr. José Celso Barbosa": ["barbosa-1", "barbosa-2", "barbosa-3"],
  "Labour Day": ["labor"],
  "Columbus Day": ["raza-1", "raza-2"],
  "Veterans Day": ["veterans"],
  "Discovery of Puerto Rico": ["puerto-rican-identity"],
  "Thanksgiving Day": ["thanksgiving"],
  "Christmas Day": ["christmas"],
  // No rule of ours: Law 88-2001 joined it to the third Monday of February.
  "Birthday of Luis Muñoz Marín": [],
};

type Kind = "own day" | "Monday after" | "Friday before";

interface Difference {
  /** ours: the library lacks it; theirs: our table has no such day */
  readonly only: "ours" | "theirs";
  readonly holiday: string;
  readonly kind: Kind;
}

/** A reason holds for one difference, from its first to its last year. */
interface Reason extends Difference {
  readonly first: number;
  readonly last: number;
  readonly why: string;
}

const NO_MOVE = "art. 387 moves a Sunday holiday to Monday; the library moves only the federal ones";
const SATURDAY = "no law of Puerto Rico moves a Saturday holiday to Friday; that is the federal rule";

const moved = (holiday: string, first = 1991): Reason => ({
  ...{ only: "ours", holiday, kind: "Monday after" },
  ...{ first, last: 2100, why: NO_MOVE },
});
const friday = (holiday: string, first = 1991): Reason => ({
  ...{ only: "theirs", holiday, kind: "Friday before" },
  ...{ first, last: 2100, why: SATURDAY },
});
const ownDay = (only: Reason["only"], holiday: string, first: number, last: number, why: string): Reason => ({
  ...{ only, holiday, kind: "own day" },
  ...{ first, last, why },
});

const REASONS: readonly Reason[] = [
  moved("epiphany"),
  moved("citizenship", 2018),
  moved("emancipation"),
  moved("constitution"),
  moved("barbosa-2", 1994),
  moved("barbosa-3", 2021),
  moved("veterans"),
  moved("puerto-rican-identity"),
  friday("New Year's Day"),
  friday("Juneteenth", 2021),
  friday("Independence Day"),
  friday("Christmas Day"),
  ownDay("ours", "good-friday", 1991, 2100, "art. 387 names Good Friday; the library has only Easter Sunday"),
  ownDay(
    "ours",
    "election",
    1992,
    2100,
    "the electoral codes make the day a holiday; the library only lists it",
  ),
  ownDay("ours", "christmas-eve", 2003, 2100, "Law 305-2002, from noon; the library calls it optional"),
  ownDay("ours", "de-diego", 1991, 2014, "Law 88-1969 put it on the third Monday of April"),
  ownDay(
    "theirs",
    "Birthday of José de Diego",
    1991,
    2014,
    "Law 88-1969 put it on the third Monday of April",
  ),
  ownDay("theirs", "Birthday of José de Diego", 2015, 2100, "ended by Law 111-2014"),
  ownDay("theirs", "Birthday of Eugenio María de Hostos", 2015, 2100, "ended by Law 111-2014"),
  ownDay("theirs", "Birthday of Don Luis Muñoz Rivera", 2015, 2100, "ended by Law 111-2014"),
  ownDay(
    "theirs",
    "Birthday of Dr. José Celso Barbosa",
    2015,
    2020,
    "ended by Law 111-2014, restored in 2021",
  ),
  ownDay(
    "theirs",
    "Birthday of Dr. José Celso Barbosa",
    1991,
    1993,
    "the fourth Monday of July until Law 39-1994",
  ),
  ownDay("ours", "barbosa-1", 1991, 1993, "the fourth Monday of July until Law 39-1994"),
  ownDay("theirs", "Birthday of Luis Muñoz Marín", 1991, 2100, "kept on the third Monday of February"),
  ownDay("ours", "raza-1", 1991, 2013, "12 October until Law 111-2014; the library has the later Monday"),
  ownDay("theirs", "Columbus Day", 1991, 2013, "12 October until Law 111-2014"),
  ownDay(
    "theirs",
    "American Citizenship Day",
    2017,
    2017,
    "in force from 2018, the first 2 March after Law 26-2017",
  ),
  ownDay("theirs", "Juneteenth", 2021, 2021, "our table begins in 2022: no local list of 2021 shows it"),
];

/** A day of one of the two sides: its holiday in that side's words, and the other side's words for the same. */
interface Entry {
  readonly date: string;
  readonly holiday: string;
  readonly kind: Kind;
  readonly counterparts: readonly string[];
}

const nameOfRule = (id: string): string[] =>
  Object.keys(SAME_HOLIDAY).filter((name) => SAME_HOLIDAY[name]?.includes(id));

function ours(year: number): Entry[] {
  return holidayEntries(year).map(({ day, id, observed }) => ({
    ...{ date: isoText(day), holiday: id, kind: observed ? "Monday after" : "own day" },
    counterparts: nameOfRule(id),
  }));
}

const library = new Holidays("PR", { types: ["public"], languages: ["en"] });

function theirs(year: number): Entry[] {
  return library.getHolidays(year).map(({ date, name, substitute }) => {
    const holiday = name.replace(" (substitute day)", "");
    const counterparts = SAME_HOLIDAY[holiday];
    if (!counterparts) throw new Error(`${date}: the library's "${name}" is not in the list of holidays`);
    const monday = weekday(parseIso(date.slice(0, 10))!) === MONDAY;
    const kind = !substitute ? "own day" : monday ? "Monday after" : "Friday before";
    return { date: date.slice(0, 10), holiday, kind, counterparts };
  });
}

interface DatedDifference extends Difference {
  readonly date: string;
}

/** What one side has and the other has not on that date for the same holiday. */
function without(only: Difference["only"], entries: Entry[], others: Entry[]): DatedDifference[] {
  const known = ({ date, counterparts }: Entry) =>
    others.some((other) => other.date === date && counterparts.includes(other.holiday));
  return entries
    .filter((entry) => !known(entry))
    .map(({ date, holiday, kind }) => ({ only, date, holiday, kind }));
}

function differences(year: number): DatedDifference[] {
  return [...without("ours", ours(year), theirs(year)), ...without("theirs", theirs(year), ours(year))];
}

const all = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) =>
  differences(FIRST_YEAR + index),
).flat();

function explains(reason: Reason, difference: DatedDifference): boolean {
  const year = yearOf(parseIso(difference.date)!);
  const same = (["only", "holiday", "kind"] as const).every((field) => reason[field] === difference[field]);
  return same && year >= reason.first && year <= reason.last;
}

test("every difference has one reason", () => {
  const unexplained = all.filter(
    (difference) => REASONS.filter((reason) => explains(reason, difference)).length !== 1,
  );
  expect(unexplained).toEqual([]);
});

test.each(REASONS)("a difference shows: only $only, $holiday, $kind, $first–$last: $why", (reason) => {
  expect(all.some((difference) => explains(reason, difference))).toBe(true);
});

test("the reasons that end name the last year in which the difference shows", () => {
  for (const reason of REASONS.filter(({ last }) => last < LAST_YEAR)) {
    const years = all
      .filter((difference) => explains(reason, difference))
      .map(({ date }) => yearOf(parseIso(date)!));
    expect({ reason, last: Math.max(...years) }).toEqual({ reason, last: reason.last });
  }
});
