import { isoText } from "../../src/days/iso";
import { PANE_TEXTS, SEVERITY_LETTERS } from "../../src/messages/pane";
import { fill, type Language, type Text } from "../../src/messages/text";
import type { OtherReading } from "../../src/calendar/finding";
import { blockAddress } from "../../src/workbook/address";
import type { Place, ReportedFinding } from "../../src/workbook/report";
import { datedText } from "./dated-text";
import { button, element } from "./element";

/** What a finding needs of the pane around it. */
export interface FindingContext {
  readonly language: Language;
  /** Id of the calendar's sheet: its name is left out of addresses. */
  readonly calendarSheetId: string;
  readonly goTo: (place: Place) => void;
}

/** A finding in the list: pressing it goes to its cell; its details open below. */
export function findingItem(reported: ReportedFinding, context: FindingContext): HTMLLIElement {
  const { finding, places } = reported;
  const { language } = context;
  const [place] = places;
  const texts = [
    element("span", { class: "badge", "aria-hidden": "true" }, SEVERITY_LETTERS[finding.severity]),
    element("span", { class: "where" }, whereOf(reported, context)),
    element("span", { class: "message" }, ...datedText(finding.message[language])),
  ];
  const head = place
    ? button("finding-head", () => context.goTo(place), ...texts)
    : element("div", { class: "finding-head" }, ...texts);
  if (place) head.title = fill(PANE_TEXTS.goToCell, { cell: cellName(place, context) })[language];
  return element(
    "li",
    { class: "finding", "data-severity": finding.severity },
    head,
    details(reported, context),
  );
}

function whereOf({ finding, places }: ReportedFinding, context: FindingContext): string {
  const { language } = context;
  const cell = places[0] ? cellName(places[0], context) : PANE_TEXTS.noCell[language];
  const session = finding.session && fill(PANE_TEXTS.session, { session: finding.session })[language];
  return [cell, session, finding.citation].filter((part) => part !== "").join(" · ");
}

/** "D14", or "Feriados!A7" on another sheet than the calendar's. */
function cellName({ sheet, row, column }: Place, { calendarSheetId }: FindingContext): string {
  const address = blockAddress({ row, column, rows: 1, columns: 1 });
  return sheet.id === calendarSheetId ? address : `${sheet.name}!${address}`;
}

/** Built when it is first opened: a list may hold thousands. */
function details(reported: ReportedFinding, context: FindingContext): HTMLDetailsElement {
  const { language } = context;
  const name = fill(PANE_TEXTS.detailsOf, { message: reported.finding.message })[language];
  const summary = element("summary", { "aria-label": name }, PANE_TEXTS.details[language]);
  const made = element("details", {}, summary);
  made.addEventListener("toggle", () => made.append(...explanation(reported, context)), { once: true });
  return made;
}

function explanation({ finding, places }: ReportedFinding, context: FindingContext): HTMLElement[] {
  const { language } = context;
  const rows: HTMLElement[] = [];
  if (finding.trace.length > 0)
    rows.push(
      element("h4", {}, PANE_TEXTS.trace[language]),
      element("ol", {}, ...finding.trace.map(({ day, text }) => item(day, text, language))),
    );
  const readings = finding.otherReadings.filter(({ repeats }) => !repeats);
  if (readings.length > 0)
    rows.push(
      element("h4", {}, PANE_TEXTS.otherReadings[language]),
      element("ul", {}, ...readings.map((other) => item(other.day, readingText(other), language))),
    );
  if (places.length > 1) rows.push(cellButtons(places, context));
  const rule = `${PANE_TEXTS.rule[language]}: `;
  return [...rows, element("p", { class: "quiet" }, rule, element("code", {}, finding.rule))];
}

function item(day: number | undefined, text: Text, language: Language): HTMLLIElement {
  const date = day === undefined ? undefined : element("time", { datetime: isoText(day) }, isoText(day));
  return element("li", {}, date, date ? " " : undefined, ...datedText(text[language]));
}

/** Where nothing but a date is told, the date stands before the reading and says enough. */
function readingText({ reading, holds, day }: OtherReading): Text {
  if (holds !== undefined) return fill(holds ? PANE_TEXTS.holds : PANE_TEXTS.fails, { reading });
  return day === undefined ? fill(PANE_TEXTS.notKnown, { reading }) : reading;
}

function cellButtons(places: readonly Place[], context: FindingContext): HTMLElement {
  const buttons = places.map((place) => {
    const name = cellName(place, context);
    const go = button("cell", () => context.goTo(place), name);
    go.setAttribute("aria-label", fill(PANE_TEXTS.goToCell, { cell: name })[context.language]);
    return go;
  });
  return element("p", { class: "cells" }, ...buttons);
}
