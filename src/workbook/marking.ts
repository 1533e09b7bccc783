import { SEVERITIES, type Severity } from "../calendar/finding";
import { SEVERITY_LETTERS } from "../messages/pane";
import { blockAddress, type Block } from "./address";
import type { Reading, SheetRef } from "./reading";
import type { Place, Report } from "./report";

/** Excel cuts the address of several ranges at 8,192 characters, without an error. */
export const LONGEST_ADDRESS = 8191;

/** One conditional format to add. */
export interface Mark {
  readonly sheet: SheetRef;
  readonly severity: Severity;
  /** Of all its cells, as `getRanges` takes it: "D2:D5,F9". */
  readonly address: string;
}

export interface MarkRef {
  readonly sheet: SheetRef;
  readonly id: string;
}

/** A change of the marks of a workbook: what goes, then what comes. */
export interface MarkChange {
  readonly remove: readonly MarkRef[];
  readonly add: readonly Mark[];
  /** Cells that will be marked. */
  readonly cells: number;
  /** Protected sheets that the change would touch. While there is one, nothing may be changed. */
  readonly blocked: readonly SheetRef[];
}

/**
 * Formula of a mark: always true, and known again by the tag in it.
 *
 * @example
 * markFormula("violation") //=> '=N("MUNI-I")=0'
 */
export function markFormula(severity: Severity): string {
  return `=N("MUNI-${SEVERITY_LETTERS[severity]}")=0`;
}

/** True for the formula of a mark, however Excel spaces it. */
export function isMarkFormula(formula: string): boolean {
  return /^=?N\("MUNI-[A-Z]"\)=0$/i.test(formula.replace(/\s/g, ""));
}

/** The marks of a report in place of those that are on its sheets. */
export function markChange(report: Report, reading: Reading): MarkChange {
  const cells = cellsBySeverity(report);
  const add = cells.flatMap(({ sheet, severity, places }) =>
    batched(runs(places).map(blockAddress)).map((address): Mark => ({ sheet, severity, address })),
  );
  const remove = marksOf(reading.sheets);
  const touched = new Set([...add, ...remove].map(({ sheet }) => sheet.id));
  return {
    remove,
    add,
    cells: cells.reduce((sum, { places }) => sum + places.length, 0),
    blocked: reading.sheets.filter((sheet) => sheet.protected && touched.has(sheet.id)),
  };
}

/** Whether the marks of a workbook are those that were there before a change, by what it would have taken away. */
export function isUntouched({ add, remove }: MarkChange, sheets: Reading["sheets"]): boolean {
  const touched = new Set([...add, ...remove].map(({ sheet }) => sheet.id));
  const there = marksOf(sheets.filter(({ id }) => touched.has(id))).map(({ id }) => id);
  return there.length === remove.length && remove.every(({ id }) => there.includes(id));
}

/** The marks on the sheets of a change that were not there before it. */
export function strayMarks({ add, remove }: MarkChange, sheets: Reading["sheets"]): MarkRef[] {
  const touched = new Set([...add, ...remove].map(({ sheet }) => sheet.id));
  const before = new Set(remove.map(({ id }) => id));
  return marksOf(sheets.filter(({ id }) => touched.has(id))).filter(({ id }) => !before.has(id));
}

/** Where a mark of a sheet is: its formula, and its address as Excel gives it, each area with the sheet's name. */
export interface MarkedArea {
  readonly sheet: SheetRef;
  readonly formula: string;
  readonly address: string;
}

/** Whether the marks that a change would put are all there already, and no others. */
export function isInPlace({ add, remove }: MarkChange, marked: readonly MarkedArea[]): boolean {
  if (marked.length !== remove.length) return false;
  const wanted = add.map(({ sheet, severity, address }) => markText(sheet, markFormula(severity), address));
  const there = marked.map(({ sheet, formula, address }) => markText(sheet, formula, address));
  return wanted.sort().join("\n") === there.sort().join("\n");
}

/** The same text for the same mark, in whatever order Excel gives its areas. */
function markText(sheet: SheetRef, formula: string, address: string): string {
  const areas = address
    .split(",")
    .map((area) => area.slice(area.lastIndexOf("!") + 1))
    .sort();
  return [sheet.id, formula.replace(/^=|\s/g, "").toUpperCase(), ...areas].join(" ");
}

/** The removal of all marks of some sheets. */
export function unmarkChange(sheets: Reading["sheets"]): MarkChange {
  return {
    remove: marksOf(sheets),
    add: [],
    cells: 0,
    blocked: sheets.filter((sheet) => sheet.protected && sheet.marks.length > 0),
  };
}

function marksOf(sheets: Reading["sheets"]): MarkRef[] {
  return sheets.flatMap((sheet) => sheet.marks.map((id) => ({ sheet, id })));
}

interface MarkedCells {
  readonly sheet: SheetRef;
  readonly severity: Severity;
  readonly places: readonly Place[];
}

/** Each cell once, under the gravest of its findings: two marks in one cell would hide each other. */
function cellsBySeverity({ findings }: Report): MarkedCells[] {
  const groups = new Map<string, { sheet: SheetRef; severity: Severity; places: Place[] }>();
  const taken = new Set<string>();
  for (const { finding, places } of gravestFirst(findings))
    for (const place of places) {
      const { sheet, row, column } = place;
      if (taken.has(`${sheet.id} ${row} ${column}`)) continue;
      taken.add(`${sheet.id} ${row} ${column}`);
      const key = `${sheet.id} ${finding.severity}`;
      const group = groups.get(key) ?? { sheet, severity: finding.severity, places: [] };
      groups.set(key, group);
      group.places.push(place);
    }
  return [...groups.values()];
}

function gravestFirst(findings: Report["findings"]): Report["findings"] {
  const rank = ({ finding }: Report["findings"][number]): number => SEVERITIES.indexOf(finding.severity);
  return [...findings].sort((one, other) => rank(one) - rank(other));
}

/** Cells below one another as one rectangle. */
function runs(places: readonly Place[]): Block[] {
  const sorted = [...places].sort((one, other) => one.column - other.column || one.row - other.row);
  const blocks: { row: number; column: number; rows: number; columns: number }[] = [];
  for (const { row, column } of sorted) {
    const last = blocks.at(-1);
    if (last && last.column === column && last.row + last.rows === row) last.rows++;
    else blocks.push({ row, column, rows: 1, columns: 1 });
  }
  return blocks;
}

/** Addresses joined with commas, as few texts as the limit permits. */
function batched(addresses: readonly string[]): string[] {
  const texts: string[] = [];
  for (const address of addresses) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + address.length <= LONGEST_ADDRESS)
      texts[texts.length - 1] = `${last},${address}`;
    else texts.push(address);
  }
  return texts;
}
