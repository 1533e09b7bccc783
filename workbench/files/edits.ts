import type { IStyleData, Nullable } from "@univerjs/core";
import { SEVERITIES, type Severity } from "../../src/calendar/finding";
import { markFormula, isMarkFormula } from "../../src/workbook/marking";
import { blockAddress } from "../../src/workbook/address";
import type { CellEdit, MarksEdit, ResultEdit, WorkbookEdit } from "../../xlsx/edit/workbook-edit";
import { isDateCode } from "../../xlsx/read/number-format";
import type { FacadeSheet, UniverParts } from "../grid/facade";
import type { GridSheet, Mark, Rect } from "../host/grid";
import type { BookChanges, Unsaved } from "./changes";
import { addedColumn, type AddedColumn } from "./added-column";
import {
  contentOf,
  currentCells,
  fileContent,
  fileResult,
  type Content,
  type CurrentCells,
} from "./grid-content";
import { newSheet } from "./new-sheet";
import { placeKey, type OpenedBook, type OpenedSheet } from "./opened-book";
import { DAYS_TO_1904 } from "./snapshot-sheet";
import { computed, resultKey, type Results } from "./stored-results";

/** What a copy of the original will have changed. */
export interface CopyPlan {
  readonly edits: readonly WorkbookEdit[];
  /** Changes in the grid that it does not take. */
  readonly unsaved: ReadonlySet<Unsaved>;
}

/** A workbook in the grid, beside the file that it was opened from. */
export interface OpenState {
  readonly parts: UniverParts;
  readonly sheets: readonly GridSheet[];
  readonly book: OpenedBook;
  readonly results: Results;
  readonly changes: BookChanges;
  /** Conditional formats other than marks, as they were at first. */
  readonly formats: string;
}

/** What changed between the file and the grid. */
export function planCopy(state: OpenState): CopyPlan {
  const { book, sheets, changes, parts } = state;
  const unsaved = changes.unsaved();
  if (otherFormats(book, sheets) !== state.formats) unsaved.add("conditionalFormats");
  const own = book.sheets.flatMap((sheet) => {
    const grid = sheets.find(({ id }) => id === sheet.id);
    const facade = parts.workbook.getSheetBySheetId(sheet.id);
    return grid && facade ? [{ sheet, grid, facade }] : [];
  });
  const columns = own.map(({ sheet, grid }) => addedColumn(book, sheet, grid, unsaved));
  const cells = own.map((place, i) => cellEdits(state, place, columns[i], unsaved));
  const added = sheets.filter(({ id }) => !book.sheets.some((one) => one.id === id));
  // Where nothing was typed, a result that differs is one of a clock.
  const hasEdits = cells.some((edits) => edits.length > 0);
  const results = hasEdits ? own.map((place, i) => resultEdits(state, place, cells[i]!)) : [];
  return {
    unsaved,
    edits: [
      ...cells.flat(),
      ...results.flat(),
      ...columns.flatMap((column) => column?.edit ?? []),
      ...own.flatMap(({ sheet, grid }) => marksEdit(book, sheet, grid)),
      ...added.map((grid): WorkbookEdit => ({ kind: "sheet", sheet: newSheet(parts, grid) })),
    ],
  };
}

interface Place {
  readonly sheet: OpenedSheet;
  readonly grid: GridSheet;
  readonly facade: FacadeSheet;
}

function cellEdits(
  { parts, book }: OpenState,
  { sheet, grid, facade }: Place,
  column: AddedColumn | undefined,
  unsaved: Set<Unsaved>,
): CellEdit[] {
  const current = currentCells(parts, facade);
  const styles = parts.workbook.getWorkbook().getStyles();
  const daysOff = book.data.dates1904 ? DAYS_TO_1904 : 0;
  const edits = new Map<string, CellEdit>();
  const spills: Rect[] = [];
  for (const { row, column: at } of places(sheet, current)) {
    if (column?.covers(row, at)) continue;
    const before = sheet.cells[row]?.[at];
    const styleBefore = styles.getStyleByCell(before);
    const [was, is] = [contentOf(before), current.at(row, at)];
    const [patternBefore, pattern] = [styleBefore?.n?.pattern ?? "General", current.pattern(row, at)];
    if (lookText(styleBefore) !== lookText(current.style(row, at))) unsaved.add("look");
    const isSame = sameContent(was, is);
    if (isSame && pattern === patternBefore) continue;
    if (isSame && is.formula !== "") {
      // To write the format alone, its result would have to be written anew.
      unsaved.add("look");
      continue;
    }
    const spill = current.spill(row, at);
    if (is.formula !== "" && spill) spills.push(spill);
    edits.set(placeKey(row, at), {
      kind: "cell",
      sheet: sheet.name,
      row,
      column: at,
      content: fileContent(is, { pattern, daysOff, spill }),
      ...(pattern === patternBefore ? {} : { numberFormat: pattern }),
    });
  }
  for (const edit of spills.flatMap((spill) => spilledCells(sheet, grid, spill)))
    edits.set(placeKey(edit.row, edit.column), edit);
  return [...edits.values()];
}

/** Cells that hold or held something. */
function places(sheet: OpenedSheet, current: CurrentCells): { row: number; column: number }[] {
  const found = new Map<string, { row: number; column: number }>();
  const add = (row: number, column: number): void => void found.set(placeKey(row, column), { row, column });
  for (const [row, line] of Object.entries(sheet.cells))
    for (const column of Object.keys(line)) add(Number(row), Number(column));
  current.each(add);
  return [...found.values()];
}

/** The cells that a new formula fills beside its own. */
function spilledCells(sheet: OpenedSheet, grid: GridSheet, block: Rect): CellEdit[] {
  const cells = grid.read(block).flatMap((line, i) =>
    line.map(({ value }, j): CellEdit => {
      const [row, column] = [block.row + i, block.column + j];
      return { kind: "cell", sheet: sheet.name, row, column, content: value === "" ? null : value };
    }),
  );
  return cells.slice(1);
}

function sameContent(one: Content, other: Content): boolean {
  if (one.formula !== "" || other.formula !== "") return one.formula === other.formula;
  return one.value === other.value;
}

/** A look without its number format, the same text for the same look. */
function lookText(style: Nullable<IStyleData>): string {
  return plainText({ ...style, n: null });
}

function plainText(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value ?? null);
  const parts = Object.entries(value)
    .map(([name, one]) => [name, plainText(one)] as const)
    .filter(([, text]) => text !== "null" && text !== "0" && text !== "{}");
  return `{${parts
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => `${name}:${text}`)
    .join()}}`;
}

/** New results of formulas that nobody edited, so that readers that calculate nothing see what the grid shows. */
function resultEdits(
  { parts, book, results }: OpenState,
  { sheet, grid, facade }: Place,
  edited: readonly CellEdit[],
): ResultEdit[] {
  const current = currentCells(parts, facade);
  const written = new Set(edited.map(({ row, column }) => placeKey(row, column)));
  return computed(book, sheet).flatMap((formula): ResultEdit[] => {
    const { row, column, kind, block, isDynamic } = formula;
    if (written.has(placeKey(row, column))) return [];
    const own = kind === "array" && block ? block : { row, column, rows: 1, columns: 1 };
    const rect = isDynamic ? (current.spill(row, column) ?? { ...own, rows: 1, columns: 1 }) : own;
    const cells = grid.read(kind === "array" ? rect : own);
    const values = cells.map((line) => line.map(({ value }) => value));
    if (JSON.stringify(values) === JSON.stringify(results.get(resultKey(sheet, formula)))) return [];
    const daysOff = (i: number, j: number): number =>
      book.data.dates1904 && isDateCode(cells[i]![j]!.format) ? DAYS_TO_1904 : 0;
    const given = values.map((line, i) => line.map((value, j) => fileResult(value, daysOff(i, j))));
    return [{ kind: "result", sheet: sheet.name, row, column, values: given }];
  });
}

/** The marks of a sheet, where they are others than those of the file. */
function marksEdit({ look }: OpenedBook, { name, index }: OpenedSheet, grid: GridSheet): MarksEdit[] {
  const before = look.sheets[index]!.rules.flatMap(({ type, formulas: [formula = ""], blocks }) =>
    type === "expression" && isMarkFormula(formula)
      ? [{ severity: severityOf(formula), address: blocks.map(blockAddress).join() }]
      : [],
  );
  const now = marksOf(grid.marks());
  return JSON.stringify(before) === JSON.stringify(now) ? [] : [{ kind: "marks", sheet: name, add: now }];
}

/** MUNI's marks among the conditional formats of a sheet. */
export function marksOf(formats: readonly Mark[]): MarksEdit["add"] {
  return formats
    .filter(({ formula }) => isMarkFormula(formula))
    .map(({ formula, rects }) => ({
      severity: severityOf(formula),
      address: rects.map(blockAddress).join(),
    }));
}

/** A mark of a later edition, with a letter that is not known here, counts as a note. */
function severityOf(formula: string): Severity {
  const plain = (one: string): string => one.replace(/^=|\s/g, "").toUpperCase();
  return SEVERITIES.find((severity) => plain(markFormula(severity)) === plain(formula)) ?? "note";
}

/** The conditional formats of the file's sheets that are no marks, as one text. */
export function otherFormats({ sheets }: OpenedBook, grid: readonly GridSheet[]): string {
  return JSON.stringify(
    sheets.map(({ id }) =>
      grid
        .find((one) => one.id === id)
        ?.marks()
        .filter(({ formula }) => !isMarkFormula(formula))
        .map(({ id: formatId, formula, look, type }) => [formatId, formula, look, type]),
    ),
  );
}
