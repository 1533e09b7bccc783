import type { OtherReading } from "../../src/calendar/finding";
import { PANE_TEXTS } from "../../src/messages/pane";
import { SETTING_TEXTS } from "../../src/messages/pane-settings";
import { fill, type Language, type Text } from "../../src/messages/text";
import { isExcusable } from "../../src/workbook/excusable";
import type { ReportedFinding } from "../../src/workbook/report";
import { button, element } from "./element";
import type { FindingContext } from "./finding-context";
import { datedItem, findingCount } from "./finding-count";
import { findingFound } from "./finding-found";
import { findingLaw } from "./finding-law";
import { findingToDo } from "./finding-to-do";
import { findingWay } from "./finding-way";

/**
 * What opens below a finding, to be understood without the book of law at hand: what the law says, what was found, how
 * it was counted, what other readings give, and what to do.
 */
export function findingDetails(reported: ReportedFinding, context: FindingContext): HTMLElement[] {
  const { finding } = reported;
  const { language } = context;
  return [
    ...findingLaw(finding.rule, language),
    ...findingFound(reported, context),
    ...findingCount(finding.trace, language),
    ...findingWay(finding, context),
    ...readingList(finding.otherReadings, language),
    ...findingToDo(reported, context),
    ...exceptionButton(reported, context),
    element("p", { class: "quiet" }, `${PANE_TEXTS.rule[language]}: `, element("code", {}, finding.rule)),
  ];
}

/** Opens the form where an exception and its reason are written. */
function exceptionButton(reported: ReportedFinding, { language, except }: FindingContext): HTMLElement[] {
  if (!isExcusable(reported)) return [];
  return [button("secondary", () => except(reported), SETTING_TEXTS.addException[language])];
}

/** Combinations that give nothing of their own are left out. */
function readingList(readings: readonly OtherReading[], language: Language): HTMLElement[] {
  const told = readings.filter(({ repeats }) => !repeats);
  if (told.length === 0) return [];
  return [
    element("h4", {}, PANE_TEXTS.otherReadings[language]),
    element("ul", {}, ...told.map((other) => datedItem(other.day, readingText(other), language))),
  ];
}

/** Where nothing but a date is told, the date stands before the reading and says enough. */
function readingText({ reading, holds, day }: OtherReading): Text {
  if (holds !== undefined) return fill(holds ? PANE_TEXTS.holds : PANE_TEXTS.fails, { reading });
  return day === undefined ? fill(PANE_TEXTS.notKnown, { reading }) : reading;
}
