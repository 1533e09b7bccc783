import { PANE_TEXTS } from "../../src/messages/pane";
import { fill, type Language } from "../../src/messages/text";
import type { Report, Source } from "../../src/workbook/report";
import { columnsBox } from "./columns-box";
import { element } from "./element";

/** What the report rests on: the ranges that were read, how dates count, the law. */
export function reviewedBox(report: Report, language: Language): HTMLElement {
  const { calendar, beside, dates1904, law, unreadFrom } = report;
  const row = (name: keyof typeof PANE_TEXTS, text: string): HTMLElement =>
    element("div", {}, element("dt", {}, PANE_TEXTS[name][language]), element("dd", {}, text));
  // What is out of the ordinary is said unasked.
  const open = dates1904 || unreadFrom !== undefined ? { open: "" } : {};
  return element(
    "details",
    { class: "box", ...open },
    element("summary", {}, PANE_TEXTS.reviewed[language]),
    element(
      "dl",
      {},
      row("calendarSheet", rangeOf(calendar, language)),
      row("settingsSheet", sourceText(beside.settings, "noSettings", language)),
      row("holidaysSheet", sourceText(beside.holidays, "noHolidays", language)),
      row("exceptionsSheet", sourceText(beside.exceptions, "noExceptions", language)),
      row("dateSystem", (dates1904 ? PANE_TEXTS.dates1904 : PANE_TEXTS.dates1900)[language]),
      row("law", `${law.title[language]}. ${law.known[language]}`),
    ),
    columnsBox(report, language),
    unreadFrom === undefined
      ? undefined
      : element("p", {}, fill(PANE_TEXTS.columnsLeftOut, { column: unreadFrom })[language]),
  );
}

function sourceText(source: Source | undefined, none: keyof typeof PANE_TEXTS, language: Language): string {
  return source ? rangeOf(source, language) : PANE_TEXTS[none][language];
}

function rangeOf({ sheet, range }: Source, language: Language): string {
  return fill(PANE_TEXTS.range, { sheet: sheet.name, range })[language];
}
