import { SEVERITIES, type Severity } from "../calendar/finding";
import { EXPORT_TEXTS } from "../messages/exports";
import { SEVERITY_LETTERS } from "../messages/pane";
import { fold } from "../messages/fold";
import type { Language } from "../messages/text";
import type { Report } from "../workbook/report";

/** A column to write beside the calendar. */
export interface FindingsColumn {
  /** Column of the sheet, from 0: that of an earlier check, else the first right of the range that was read. */
  readonly column: number;
  /** Row of the header, from 0. */
  readonly headerRow: number;
  readonly header: string;
  /** A text for every row below the header down to the end of the range; empty where a row has no finding. */
  readonly texts: readonly string[];
}

const OWN_HEADERS: ReadonlySet<string> = new Set(Object.values(EXPORT_TEXTS.findingsColumn).map(fold));

/**
 * The Hallazgos column: for each row the rules that find something in it, each with its letter, the gravest first, so
 * that it prints without colour.
 *
 * @returns undefined for a report that does not tell where its header stands
 * @example
 * findingsColumn(report, "es")?.texts[3] //=> "I 4203b-length; J 4203a-length"
 */
export function findingsColumn(report: Report, language: Language): FindingsColumn | undefined {
  const { basis } = report;
  if (!basis) return undefined;
  const { block, book } = basis;
  const { row, titles } = book.header;
  const headerRow = block.row + row;
  const present = titles.findIndex((title) => OWN_HEADERS.has(fold(title)));
  const byRow = rulesByRow(report);
  return {
    column: block.column + (present < 0 ? block.columns : present),
    headerRow,
    header: EXPORT_TEXTS.findingsColumn[language],
    texts: Array.from({ length: block.rows - row - 1 }, (_, at) => textOf(byRow.get(headerRow + 1 + at))),
  };
}

/** Severity of each rule in each row of the calendar's sheet, the gravest where a rule finds more than one thing. */
function rulesByRow({ findings, calendar: { sheet } }: Report): Map<number, Map<string, Severity>> {
  const rows = new Map<number, Map<string, Severity>>();
  for (const { finding, places } of findings)
    finding.cells.forEach(({ table }, at) => {
      const place = places[at];
      if (table !== "calendar" || !place || place.sheet.id !== sheet.id) return;
      const rules = rows.get(place.row) ?? new Map<string, Severity>();
      rows.set(place.row, rules);
      const known = rules.get(finding.rule);
      if (known === undefined || rank(finding.severity) < rank(known))
        rules.set(finding.rule, finding.severity);
    });
  return rows;
}

function rank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}

function textOf(rules: ReadonlyMap<string, Severity> | undefined): string {
  if (!rules) return "";
  return [...rules]
    .sort(([one, a], [other, b]) => rank(a) - rank(b) || (one < other ? -1 : 1))
    .map(([rule, severity]) => `${SEVERITY_LETTERS[severity]} ${rule}`)
    .join("; ");
}
