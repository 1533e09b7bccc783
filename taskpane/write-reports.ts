import { findingsColumn } from "../src/exports/findings-column";
import { reportSheet } from "../src/exports/report-sheet";
import { EXPORT_TEXTS } from "../src/messages/exports";
import { PANE_REPORT_TEXTS } from "../src/messages/pane-reports";
import { fold } from "../src/messages/fold";
import { fill, type Text } from "../src/messages/text";
import type { SheetCell } from "../src/calendar/input";
import { columnLetters } from "../src/workbook/address";
import type { BlockEdit } from "../src/workbook/block-edit";
import { exportContext } from "./export-context";
import { checkBook, type Desk } from "./check-book";
import type { Turn } from "./turns";
import { attempt, cellName, sheetOf, tellLateSheets, writeCells } from "./write-cells";

/** What the reports' buttons do. */
export interface ReportActions {
  /** Checks, and writes the column Hallazgos beside the calendar. */
  writeFindingsColumn(): Promise<void>;
  /** Checks, and adds the sheet Informe. */
  writeReportSheet(): Promise<void>;
  /** Tells what came of a file. */
  say(tone: "done" | "refused", text: Text): void;
}

export function reportActions(desk: Desk): ReportActions {
  const { turns, tell } = desk;
  return {
    writeFindingsColumn: () => turns.take("writing", (turn) => writeColumn(desk, turn)),
    writeReportSheet: () => turns.take("writing", (turn) => writeReport(desk, turn)),
    say: (tone, text) => tell({ type: "told", tone, text }),
  };
}

async function writeColumn(desk: Desk, turn: Turn): Promise<void> {
  const { outcome, languages } = desk.state();
  const checked = await checkBook(desk, turn, sheetOf(outcome));
  const column = checked && findingsColumn(checked.report, languages.shown);
  if (!column) return;
  const { sheet } = checked.report.calendar;
  const cells = [column.header, ...column.texts];
  const block = { row: column.headerRow, column: column.column, rows: cells.length, columns: 1 };
  const before = await desk.writer.readBlock(sheet, block);
  const taken = firstTaken(before);
  if (taken !== undefined) {
    const cell = cellName({ sheet, row: column.headerRow + taken, column: column.column });
    const figures = { cell, column: columnLetters(column.column) };
    const text = fill(PANE_REPORT_TEXTS.columnTaken, figures);
    return turn.tell({ type: "told", tone: "refused", text });
  }
  const edit: BlockEdit = {
    sheet,
    row: block.row,
    column: block.column,
    before,
    after: cells.map((text) => [text === "" ? null : text]),
    ...(column.column > 0 ? { like: { row: block.row, column: column.column - 1 } } : {}),
  };
  await writeCells(desk, turn, [edit], fill(PANE_REPORT_TEXTS.columnLabel, { header: column.header }));
}

const OWN_HEADERS: readonly string[] = Object.values(EXPORT_TEXTS.findingsColumn).map(fold);

/** The first cell of a column that is not blank and not MUNI's; undefined where all can be written. */
function firstTaken(cells: readonly (readonly SheetCell[])[]): number | undefined {
  const [header] = cells[0]!;
  if (typeof header === "string" && OWN_HEADERS.includes(fold(header))) return undefined;
  const taken = cells.findIndex(([cell]) => cell !== "" && cell !== null);
  return taken < 0 ? undefined : taken;
}

async function writeReport(desk: Desk, turn: Turn): Promise<void> {
  const { outcome, languages } = desk.state();
  const checked = await checkBook(desk, turn, sheetOf(outcome));
  if (!checked) return;
  const { report } = checked;
  const plan = reportSheet(report, exportContext(report, languages.shown, desk.today()));
  const added = await attempt(
    turn,
    () => desk.writer.addSheets([{ plan, otherNames: [] }], report.dates1904),
    (late) => tellLateSheets(desk, late),
  );
  if (!added) return;
  await desk.book.activateSheet(added[0]!);
  const text = fill(PANE_REPORT_TEXTS.sheetAdded, { sheet: added[0]!.name });
  turn.tell({ type: "told", tone: "done", text });
}
