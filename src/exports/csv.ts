import { SEVERITY_WORDS } from "../messages/calendar";
import { EXPORT_TEXTS } from "../messages/exports";
import { SEVERITY_LETTERS } from "../messages/pane";
import type { Language } from "../messages/text";
import { neutralText } from "../plan/neutral-text";
import type { Report, ReportedFinding } from "../workbook/report";
import { cellOf, type ExportContext } from "./context";
import { otherReadingTexts } from "./other-readings";

/** Marks the file as UTF-8 for Excel, which else takes its accents for other letters. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

const HEADERS = [
  EXPORT_TEXTS.file,
  EXPORT_TEXTS.letter,
  EXPORT_TEXTS.severity,
  EXPORT_TEXTS.rule,
  EXPORT_TEXTS.session,
  EXPORT_TEXTS.sheet,
  EXPORT_TEXTS.cell,
  EXPORT_TEXTS.column,
  EXPORT_TEXTS.message,
  EXPORT_TEXTS.citation,
  EXPORT_TEXTS.otherReadings,
];

/**
 * The findings of a report as CSV (RFC 4180): UTF-8 with its mark, CRLF, always the same eleven columns — file,
 * letter, severity, rule, session, sheet, cell, column, message, citation, other readings. A text that a spreadsheet
 * would take for a formula has an apostrophe before it. Without findings it is the header alone.
 */
export function csvOf(report: Report, context: ExportContext): string {
  return csvOfMany([{ report, context }], context.language);
}

/** The findings of several workbooks in one file, under one header. */
export function csvOfMany(
  reports: readonly { readonly report: Report; readonly context: ExportContext }[],
  language: Language,
): string {
  const header = HEADERS.map((text) => text[language]);
  const rows = reports.flatMap(({ report, context }) =>
    report.findings.map((finding) => findingFields(finding, context)),
  );
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => row.map(field).join(",") + LINE_END).join("");
}

function findingFields({ finding, places }: ReportedFinding, { file, language }: ExportContext): string[] {
  const { severity, rule, session, column, message, citation, otherReadings } = finding;
  const [place] = places;
  return [
    file ?? "",
    SEVERITY_LETTERS[severity],
    SEVERITY_WORDS[severity][language],
    rule,
    session,
    place?.sheet.name ?? "",
    place ? cellOf(place) : "",
    column,
    message[language],
    citation,
    otherReadingTexts(otherReadings)
      .map((text) => text[language])
      .join("; "),
  ];
}

function field(text: string): string {
  const safe = neutralText(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
