import { SEVERITIES, type Severity } from "../calendar/finding";
import { isoText } from "../days/iso";
import { SEVERITY_WORDS } from "../messages/calendar";
import { EXPORT_TEXTS } from "../messages/exports";
import { SEVERITY_GROUPS, SEVERITY_LETTERS } from "../messages/pane";
import { fill, type Language, type Text } from "../messages/text";
import type { Report, ReportedFinding } from "../workbook/report";
import { fullAddress, type ExportContext } from "./context";
import {
  choiceText,
  factsOf,
  numbersUsed,
  originText,
  readingsUsed,
  settingsOf,
  type NumberUsed,
  type ReadingUsed,
} from "./facts";
import { element, escaped, type Markup } from "./html-markup";
import { REPORT_STYLE } from "./html-style";
import { otherReadingTexts } from "./other-readings";

/** Says the texts of a page in its language, escaped. */
type Say = (text: Text) => Markup;

/**
 * A report as one page to print or keep: no script, nothing fetched. It says what was checked and by which law, the
 * numbers and readings used, the counts, and every finding with its steps and what other readings give.
 */
export function htmlOf(report: Report, context: ExportContext): string {
  const { language } = context;
  const say: Say = (text) => withWholeDays(escaped(text[language]));
  const settings = settingsOf(report);
  const head = element(
    "head",
    {},
    `<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>` as Markup,
    element("title", {}, escaped(titleOf(context)[language])),
    element("style", {}, REPORT_STYLE as Markup),
  );
  const { sheet, range } = report.calendar;
  const label = [context.file ?? "", sheet.name, range].filter((part) => part !== "").join(", ");
  const section = element(
    "section",
    { class: "report", "aria-label": label },
    element("h1", {}, say(EXPORT_TEXTS.title)),
    factsList(report, context, say),
    countsTable(report, say),
    element("h2", {}, say(EXPORT_TEXTS.findings)),
    report.findings.length === 0
      ? element("p", {}, say(EXPORT_TEXTS.noFindings))
      : SEVERITIES.map((severity) => severityGroup(severity, report, say, language)),
    element("h2", {}, say(EXPORT_TEXTS.parameters)),
    numbersTable(numbersUsed(settings), say),
    element("h2", {}, say(EXPORT_TEXTS.readings)),
    readingsTable(readingsUsed(settings), say),
  );
  const body = element(
    "body",
    {},
    element("main", {}, section),
    element("footer", {}, element("p", {}, say(EXPORT_TEXTS.disclaimer))),
  );
  return `<!DOCTYPE html>\n${element("html", { lang: language }, head, body)}\n`;
}

/** A day is not parted at the end of a line. */
function withWholeDays(markup: Markup): Markup {
  return markup.replace(/\d{4}-\d{2}-\d{2}/g, '<span class="day">$&</span>') as Markup;
}

function titleOf({ file }: ExportContext): Text {
  const { title } = EXPORT_TEXTS;
  return file === undefined ? title : { es: `${title.es}: ${file}`, en: `${title.en}: ${file}` };
}

function factsList(report: Report, context: ExportContext, say: Say): Markup {
  const rows = factsOf(report, context).flatMap(({ name, value }) => [
    element("dt", {}, say(name)),
    element("dd", {}, say(value)),
  ]);
  const { dates1904, unreadFrom } = report;
  return [
    element("dl", { class: "facts" }, rows),
    ...(dates1904 ? [element("p", {}, say(EXPORT_TEXTS.dates1904))] : []),
    ...(unreadFrom === undefined
      ? []
      : [element("p", {}, say(fill(EXPORT_TEXTS.unread, { column: unreadFrom })))]),
  ].join("") as Markup;
}

function table(head: readonly Markup[], rows: readonly (readonly Markup[])[]): Markup {
  const cells = (
    name: string,
    attributes: Readonly<Record<string, string>>,
    of: readonly Markup[],
  ): Markup[] => of.map((content) => element(name, attributes, content));
  return element(
    "table",
    {},
    element("thead", {}, element("tr", {}, cells("th", { scope: "col" }, head))),
    element(
      "tbody",
      {},
      rows.map((row) => element("tr", {}, cells("td", {}, row))),
    ),
  );
}

function countsTable({ counts }: Report, say: Say): Markup {
  return table(
    [EXPORT_TEXTS.letter, EXPORT_TEXTS.severity, EXPORT_TEXTS.number].map(say),
    SEVERITIES.map((severity) => [
      escaped(SEVERITY_LETTERS[severity]),
      say(SEVERITY_GROUPS[severity].title),
      escaped(String(counts[severity])),
    ]),
  );
}

function severityGroup(severity: Severity, { findings }: Report, say: Say, language: Language): Markup {
  const ofIt = findings.filter(({ finding }) => finding.severity === severity);
  if (ofIt.length === 0) return "" as Markup;
  const { title, meaning } = SEVERITY_GROUPS[severity];
  return element(
    "section",
    { class: severity },
    element("h3", {}, say(title), escaped(` (${ofIt.length})`)),
    element("p", {}, say(meaning)),
    ofIt.map((one) => findingArticle(one, say, language)),
  );
}

function findingArticle({ finding, places }: ReportedFinding, say: Say, language: Language): Markup {
  const { rule, severity, session, message, citation, trace, otherReadings } = finding;
  const letter = element(
    "span",
    { class: "letter", title: SEVERITY_WORDS[severity][language] },
    escaped(SEVERITY_LETTERS[severity]),
  );
  const about = session === "" ? "" : `${EXPORT_TEXTS.session[language]} ${session} · `;
  const where = [...places.map(fullAddress), citation].filter((part) => part !== "").join(" · ");
  return element(
    "article",
    { class: "finding" },
    element("h4", {}, letter, escaped(` ${about}${rule}`)),
    element("p", {}, say(message)),
    ...(where === "" ? [] : [element("p", { class: "where" }, escaped(where))]),
    ...listed(EXPORT_TEXTS.trace, trace.map(stepText), say, { class: "steps" }),
    ...listed(EXPORT_TEXTS.otherReadings, otherReadingTexts(otherReadings), say, {}),
  );
}

function stepText({ day, text }: ReportedFinding["finding"]["trace"][number]): Text {
  return day === undefined ? text : { es: `${isoText(day)}: ${text.es}`, en: `${isoText(day)}: ${text.en}` };
}

function listed(
  heading: Text,
  texts: readonly Text[],
  say: Say,
  attributes: Readonly<Record<string, string>>,
): Markup[] {
  if (texts.length === 0) return [];
  const items = texts.map((text) => element("li", {}, say(text)));
  return [element("p", {}, element("strong", {}, say(heading))), element("ul", attributes, items)];
}

function numbersTable(numbers: readonly NumberUsed[], say: Say): Markup {
  return table(
    [EXPORT_TEXTS.parameter, EXPORT_TEXTS.value, EXPORT_TEXTS.citation, EXPORT_TEXTS.origin].map(say),
    numbers.map((number) => [
      say(number.name),
      escaped(String(number.value)),
      escaped(number.citation),
      say(originText(number)),
    ]),
  );
}

function readingsTable(readings: readonly ReadingUsed[], say: Say): Markup {
  return table(
    [escaped("R"), ...[EXPORT_TEXTS.question, EXPORT_TEXTS.reading, EXPORT_TEXTS.origin].map(say)],
    readings.map((reading) => [
      escaped(reading.id),
      say(reading.question),
      say(reading.answer),
      say(choiceText(reading)),
    ]),
  );
}
