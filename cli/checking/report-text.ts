import { SEVERITIES, type Finding, type Severity } from "../../src/calendar/finding";
import { otherReadingTexts } from "../../src/exports/other-readings";
import { PANE_TEXTS, SEVERITY_GROUPS } from "../../src/messages/pane";
import { fill, type Language, type Text } from "../../src/messages/text";
import { blockAddress } from "../../src/workbook/address";
import type { Place, Report, ReportedFinding } from "../../src/workbook/report";
import { paintFor, type Paint } from "../terminal/colours";
import { indented, shown, shownText } from "../terminal/wrap";
import { findingsCounted, lookedAt } from "./counts";

/** How a report is shown. */
export interface TextStyle {
  readonly language: Language;
  readonly width: number;
  readonly colour: boolean;
}

const TEXTS = {
  head: { es: "{file}: hoja «{sheet}», {range}", en: "{file}: sheet “{sheet}”, {range}" },
  headOfText: { es: "{file}", en: "{file}" },
  counts: { es: "{lookedAt}: {found}.", en: "{lookedAt}: {found}." },
  group: { es: "{title} ({number}). {meaning}", en: "{title} ({number}). {meaning}" },
  noCell: { es: "sin celda", en: "no cell" },
  noColumn: { es: "sin columna", en: "no column" },
  moreCells: { es: "{cell} y {number} más", en: "{cell} and {number} more" },
  reading: { es: "Otra lectura: {each}.", en: "Other reading: {each}." },
} satisfies Record<string, Text>;

/** Columns of the message under its finding. */
const MESSAGE_INDENT = 6;

/** Cells of a finding that are named. */
const MOST_CELLS = 4;

/** A report for people: the findings by severity, each with its cell, rule, citation, session and message. */
export function reportText(file: string, report: Report, style: TextStyle): string {
  const paint = paintFor(style.colour);
  const say = (text: Text): string => text[style.language];
  const { sheet, range } = report.calendar;
  const isText = file.endsWith(sheet.name);
  const head = fill(isText ? TEXTS.headOfText : TEXTS.head, {
    file: shown(file),
    sheet: shown(sheet.name),
    range,
  });
  const counts = fill(TEXTS.counts, { lookedAt: lookedAt(report), found: findingsCounted(report.counts) });
  const groups = SEVERITIES.flatMap((severity) => groupText(severity, report, style, paint));
  const lines = [paint.bold(say(head)), indented(say(counts), 2, style.width), ...warnings(report, style)];
  return [...lines, ...groups].map((line) => `${line}\n`).join("");
}

function warnings({ dates1904, unreadFrom }: Report, { language, width }: TextStyle): string[] {
  const texts: Text[] = [];
  if (dates1904) texts.push(PANE_TEXTS.dates1904);
  if (unreadFrom !== undefined) texts.push(fill(PANE_TEXTS.columnsLeftOut, { column: unreadFrom }));
  return texts.map((text) => indented(text[language], 2, width));
}

function groupText(severity: Severity, report: Report, style: TextStyle, paint: Paint): string[] {
  const found = report.findings.filter(({ finding }) => finding.severity === severity);
  if (found.length === 0) return [];
  const { title, meaning } = SEVERITY_GROUPS[severity];
  const heading = fill(TEXTS.group, { title, number: found.length, meaning })[style.language];
  const painted = indented(heading, 0, style.width)
    .split("\n")
    .map((line) => paint.severity(severity, line));
  return ["", ...painted, ...found.flatMap((one) => findingLines(one, report, style, paint))];
}

function findingLines(
  { finding, places }: ReportedFinding,
  report: Report,
  style: TextStyle,
  paint: Paint,
): string[] {
  const { language, width } = style;
  const { rule, citation, session, message, otherReadings } = finding;
  const about = session === "" ? [] : [fill(PANE_TEXTS.session, { session: shown(session) })[language]];
  const facts = [rule, citation, ...about].filter((fact) => fact !== "").join(" · ");
  const cell = cellsText(places, report, finding)[language];
  const lines = ["", `  ${paint.bold(cell)}  ${paint.faint(facts)}`];
  lines.push(indented(shownText(message[language]), MESSAGE_INDENT, width));
  for (const each of otherReadingTexts(otherReadings))
    lines.push(indented(fill(TEXTS.reading, { each })[language], MESSAGE_INDENT, width));
  return lines;
}

/** The telling cell first; of many only so many are named. What is missing without a cell has no column on the sheet. */
function cellsText(places: readonly Place[], report: Report, { severity }: Finding): Text {
  if (places.length === 0) return severity === "missing" ? TEXTS.noColumn : TEXTS.noCell;
  const named = places.slice(0, MOST_CELLS).map((place) => cellText(place, report));
  const cell = named.join(", ");
  const number = places.length - named.length;
  return number === 0 ? { es: cell, en: cell } : fill(TEXTS.moreCells, { cell, number });
}

/** A cell, with its sheet where that is not the calendar's. */
function cellText({ sheet, row, column }: Place, { calendar }: Report): string {
  const address = blockAddress({ row, column, rows: 1, columns: 1 });
  return sheet.id === calendar.sheet.id ? address : `${shown(sheet.name)}!${address}`;
}
