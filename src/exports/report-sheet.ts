import { isoText } from "../days/iso";
import { SEVERITY_WORDS } from "../messages/calendar";
import { EXPORT_TEXTS } from "../messages/exports";
import { SEVERITY_GROUPS, SEVERITY_LETTERS } from "../messages/pane";
import { fill, type Language, type Text } from "../messages/text";
import { SEVERITIES } from "../calendar/finding";
import { neutralText } from "../plan/neutral-text";
import type { PlannedCell, PlannedColumn, SheetPlan } from "../plan/sheet-plan";
import type { Report, ReportedFinding } from "../workbook/report";
import { fullAddress, type ExportContext } from "./context";
import { choiceText, factsOf, numbersUsed, originText, readingsUsed, settingsOf } from "./facts";
import { otherReadingTexts } from "./other-readings";

const WIDTHS = {
  letter: 6,
  severity: 15,
  rule: 25,
  session: 9,
  cells: 16,
  message: 58,
  citation: 15,
  readings: 28,
};

/**
 * The Informe sheet, to be printed: the findings in a table with their letters, so that it reads without colour; above
 * it what was checked, by which law, numbers and readings, for which dates, and the counts.
 */
export function reportSheet(report: Report, context: ExportContext): SheetPlan {
  const { language } = context;
  const above = [
    [EXPORT_TEXTS.title[language]],
    ...factsOf(report, context).map(({ name, value }) => pair(name, value, language)),
    ...warnings(report).map((text) => [text[language]]),
    ...SEVERITIES.map((severity) =>
      countLine(SEVERITY_GROUPS[severity].title, report.counts[severity], language),
    ),
    [EXPORT_TEXTS.letters[language]],
    ...settingLines(report, language),
    [EXPORT_TEXTS.disclaimer[language]],
    [],
  ];
  return {
    name: EXPORT_TEXTS.reportSheet[language],
    above: above.map((cells) => cells.map(neutralCell)),
    columns: columnsIn(language),
    rows: report.findings.map((one) => findingCells(one, language).map(neutralText)),
    frozen: { rows: 0, columns: 0 },
    landscape: true,
  };
}

function neutralCell(cell: PlannedCell): PlannedCell {
  return typeof cell === "string" ? neutralText(cell) : cell;
}

function pair(name: Text, value: Text, language: Language): PlannedCell[] {
  return [`${name[language]}: ${value[language]}`];
}

function countLine(title: Text, count: number, language: Language): PlannedCell[] {
  return [`${title[language]}: ${count}`];
}

function warnings({ dates1904, unreadFrom }: Report): Text[] {
  return [
    ...(dates1904 ? [EXPORT_TEXTS.dates1904] : []),
    ...(unreadFrom === undefined ? [] : [fill(EXPORT_TEXTS.unread, { column: unreadFrom })]),
  ];
}

/** The numbers and the readings, one line for each. */
function settingLines(report: Report, language: Language): PlannedCell[][] {
  const settings = settingsOf(report);
  return [
    [EXPORT_TEXTS.parameters[language]],
    ...numbersUsed(settings).map((number) => [
      `${number.name[language]} = ${number.value} (${number.citation}; ${originText(number)[language]})`,
    ]),
    [EXPORT_TEXTS.readings[language]],
    ...readingsUsed(settings).map((reading) => [
      `${reading.id}. ${reading.question[language]} ${reading.answer[language]} (${choiceText(reading)[language]})`,
    ]),
  ];
}

function columnsIn(language: Language): PlannedColumn[] {
  const column = (text: Text, width: number): PlannedColumn => ({
    header: text[language],
    width,
    format: "text",
    wrap: true,
  });
  return [
    column(EXPORT_TEXTS.letter, WIDTHS.letter),
    column(EXPORT_TEXTS.severity, WIDTHS.severity),
    column(EXPORT_TEXTS.rule, WIDTHS.rule),
    column(EXPORT_TEXTS.session, WIDTHS.session),
    column(EXPORT_TEXTS.cells, WIDTHS.cells),
    column(EXPORT_TEXTS.message, WIDTHS.message),
    column(EXPORT_TEXTS.citation, WIDTHS.citation),
    column(EXPORT_TEXTS.trace, WIDTHS.readings),
    column(EXPORT_TEXTS.otherReadings, WIDTHS.readings),
  ];
}

/** Most that a cell of Excel takes. */
const LONGEST_CELL = 32_767;

function findingCells({ finding, places }: ReportedFinding, language: Language): string[] {
  const { severity, rule, session, message, citation, trace, otherReadings } = finding;
  const lines = (texts: readonly string[]): string => texts.join("\n").slice(0, LONGEST_CELL - 1);
  return [
    SEVERITY_LETTERS[severity],
    SEVERITY_WORDS[severity][language],
    rule,
    session,
    lines(places.map(fullAddress)),
    message[language],
    citation,
    lines(trace.map(({ day, text }) => (day === undefined ? "" : `${isoText(day)}: `) + text[language])),
    lines(otherReadingTexts(otherReadings).map((text) => text[language])),
  ];
}
