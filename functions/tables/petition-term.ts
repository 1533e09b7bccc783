import type { HolidayCalendar } from "../../src/days/holiday-calendar";
import { isoText } from "../../src/days/iso";
import { TERM_READINGS, type Term, type TermReading } from "../../src/days/term";
import { SATURDAY_READINGS, type SaturdayReading } from "../../src/days/working-day";
import type { Settings } from "../../src/law/settings";
import { TABLE_TEXTS } from "../../src/messages/tables";
import { fill, type Text } from "../../src/messages/text";
import { petitionTerm, type Petition } from "../../src/sessions/petition";
import { petitionSteps } from "../../src/sessions/petition-steps";
import { spill, type SpilledCell, type TableValue } from "../write/table";

const HEADERS = [
  TABLE_TEXTS.reading,
  TABLE_TEXTS.firstDay,
  TABLE_TEXTS.lastDay,
  TABLE_TEXTS.presidentFrom,
  TABLE_TEXTS.why,
];

interface TermReadings {
  readonly term: TermReading;
  readonly saturday: SaturdayReading;
}

/**
 * The mayor's term under every reading of R1, by mail of R2 too, and last the dates that are safe under all.
 */
export function petitionTermTable(
  petition: Petition,
  settings: Settings,
  calendar: HolidayCalendar,
): SpilledCell[][] {
  const length = settings.parameters.mayorAnswerDays;
  const readings = SATURDAY_READINGS.filter(
    (saturday) => saturday === "no" || petition.delivery === "mail",
  ).flatMap((saturday) => TERM_READINGS.map((term): TermReadings => ({ term, saturday })));
  const terms = readings.map((reading) => petitionTerm(petition, length, reading, calendar));
  const rows = readings.map((reading, index): TableValue[] => [
    readingName(reading),
    ...termDays(terms[index]!),
    whySkipped(petition, length, reading, calendar),
  ]);
  return spill(HEADERS, [...rows, safeRow(terms)], settings);
}

function readingName({ term, saturday }: TermReadings): Text {
  const reading = term === "letra" ? TABLE_TEXTS.asWritten : { es: term, en: term };
  return saturday === "no" ? reading : fill(TABLE_TEXTS.withSaturday, { reading });
}

function termDays({ first, last }: Term): TableValue[] {
  return [{ day: first }, { day: last }, { day: last + 1 }];
}

function whySkipped(
  petition: Petition,
  length: number,
  readings: TermReadings,
  calendar: HolidayCalendar,
): Text {
  const skipped = petitionSteps(petition, length, readings, calendar).filter(
    ({ counted, day }) => !counted && day !== petition.received,
  );
  if (skipped.length === 0) return TABLE_TEXTS.nothingSkipped;
  return {
    es: skipped.map(({ day, text }) => `${isoText(day)} ${text.es}`).join("; "),
    en: skipped.map(({ day, text }) => `${isoText(day)} ${text.en}`).join("; "),
  };
}

function safeRow(terms: readonly Term[]): TableValue[] {
  const lasts = terms.map(({ last }) => last);
  const firsts = terms.map(({ first }) => first);
  return [
    TABLE_TEXTS.safe,
    { day: Math.min(...firsts) },
    { day: Math.min(...lasts) },
    { day: Math.max(...lasts) + 1 },
    TABLE_TEXTS.safeWhy,
  ];
}
