import { isoText } from "../src/days/iso";
import { csvOf } from "../src/exports/csv";
import type { ExportContext } from "../src/exports/context";
import { htmlOf } from "../src/exports/html";
import { icsOf } from "../src/exports/ics";
import { jsonOf } from "../src/exports/json";
import { sarifOf } from "../src/exports/sarif";
import { PANE_REPORT_TEXTS } from "../src/messages/pane-reports";
import type { Report } from "../src/workbook/report";
import { exportContext } from "./export-context";
import type { PaneState } from "./state";

/** A file to keep or to send. */
export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export const EXPORT_KINDS = ["html", "csv", "ics", "json", "sarif"] as const;

export type ExportKind = (typeof EXPORT_KINDS)[number];

const FORMATS: Readonly<
  Record<
    ExportKind,
    { readonly type: string; readonly write: (report: Report, context: ExportContext) => string }
  >
> = {
  html: { type: "text/html", write: htmlOf },
  csv: { type: "text/csv", write: csvOf },
  ics: { type: "text/calendar", write: icsOf },
  json: { type: "application/json", write: jsonOf },
  sarif: { type: "application/sarif+json", write: sarifOf },
};

/** The report on the screen as a file, in the language of the pane; undefined where there is none. */
export function exportFile(
  kind: ExportKind,
  { outcome, languages, today }: PaneState,
): ExportFile | undefined {
  if (outcome.kind !== "report") return undefined;
  const { type, write } = FORMATS[kind];
  const base = PANE_REPORT_TEXTS[kind === "ics" ? "agendaName" : "fileName"][languages.shown];
  return {
    name: `${base}-${isoText(today)}.${kind}`,
    type: `${type};charset=utf-8`,
    text: write(outcome.report, exportContext(outcome.report, languages.shown, today)),
  };
}
