import { csvOf } from "../../src/exports/csv";
import type { ExportContext } from "../../src/exports/context";
import { htmlOf } from "../../src/exports/html";
import { icsOf } from "../../src/exports/ics";
import { jsonOf } from "../../src/exports/json";
import { sarifOf } from "../../src/exports/sarif";
import { joinedPages } from "./joined-pages";
import type { Report } from "../../src/workbook/report";

export type ExportFormat = "json" | "sarif" | "csv" | "html" | "ics";

const WRITERS: Readonly<Record<ExportFormat, (report: Report, context: ExportContext) => string>> = {
  json: jsonOf,
  sarif: sarifOf,
  csv: csvOf,
  html: htmlOf,
  ics: icsOf,
};

/** The document of one calendar. */
export function exported(format: ExportFormat, report: Report, context: ExportContext): string {
  return WRITERS[format](report, context);
}

/**
 * The documents of several calendars as one: a list for JSON, the runs of one SARIF file, the rows of one CSV under one
 * header, one page, one calendar file. A single document stays as it is.
 */
export function joinedDocuments(format: ExportFormat, documents: readonly string[]): string {
  const [first = "", ...others] = documents;
  return others.length === 0 ? first : JOINERS[format](first, others);
}

const JOINERS: Readonly<Record<ExportFormat, (first: string, others: readonly string[]) => string>> = {
  json: (first, others) => `[\n${[first, ...others].map((one) => one.trimEnd()).join(",\n")}\n]\n`,
  sarif: joinedSarif,
  csv: (first, others) => first + others.map(withoutHeader).join(""),
  html: joinedPages,
  ics: joinedIcs,
};

function joinedSarif(first: string, others: readonly string[]): string {
  const [log, ...logs] = [first, ...others].map((text) => JSON.parse(text) as { runs: unknown[] });
  return `${JSON.stringify({ ...log, runs: [log, ...logs].flatMap((one) => one?.runs ?? []) }, null, 2)}\n`;
}

function withoutHeader(csv: string): string {
  return csv.slice(csv.indexOf("\r\n") + 2);
}

const FIRST_EVENT = "BEGIN:VEVENT";
const END = "END:VCALENDAR";

function joinedIcs(first: string, others: readonly string[]): string {
  const events = others.map((text) => {
    const start = text.indexOf(FIRST_EVENT);
    return start < 0 ? "" : text.slice(start, text.lastIndexOf(END));
  });
  const end = first.lastIndexOf(END);
  return first.slice(0, end) + events.join("") + first.slice(end);
}
