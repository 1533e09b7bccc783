import type { CellContent } from "../calendar/finding";
import type { SheetCell } from "../calendar/input";
import { settingsLayout } from "../calendar/sheet/settings-table";
import { fold } from "../messages/fold";
import type { Language, Text } from "../messages/text";
import { appendRows, type NewRow } from "./append-row";
import type { BlockEdit } from "./block-edit";
import { COMPANION_NAMES } from "./companions";
import type { Area } from "./reading";

/** A row of Parámetros as it is to be: its name, and its value in each language; null for none. */
export interface WantedSetting {
  readonly name: Text;
  readonly value: CellContent | Text;
}

/**
 * What a Parámetros table needs to say what is wanted: rows that are there are changed in place, others are added below
 * the last one, in the language of the sheet's name. All other rows stay as they are.
 */
export function settingsEdits(area: Area, wanted: readonly WantedSetting[], language: Language): BlockEdit[] {
  const { start, name, value } = settingsLayout(area.rows);
  const own = languageOfSheet(area, language);
  const added: NewRow[] = [];
  const edits: BlockEdit[] = [];
  for (const setting of wanted) {
    const rows = rowsNamed(area, setting.name, { start, name, value });
    const content = contentIn(setting.value, own);
    for (const row of rows) {
      const before = area.rows[row]![value] ?? "";
      if (!holds(before, content)) edits.push(cellEdit(area, row, value, before, content));
    }
    if (rows.length === 0 && content !== null)
      added.push(
        new Map<number, CellContent>([
          [name, setting.name[own]],
          [value, content],
        ]),
      );
  }
  return [...edits, ...(added.length > 0 ? appendRows(area, added) : [])];
}

/** Rows of that name that say something; where none does, the first that has the name. */
function rowsNamed(
  { rows }: Area,
  wanted: Text,
  { start, name, value }: ReturnType<typeof settingsLayout>,
): number[] {
  const names = [fold(wanted.es), fold(wanted.en)];
  const found = rows.flatMap((cells, row) => {
    const cell = cells[name];
    return row >= start && typeof cell === "string" && names.includes(fold(cell)) ? [row] : [];
  });
  const filled = found.filter((row) => (rows[row]![value] ?? "") !== "");
  return filled.length > 0 ? filled : found.slice(0, 1);
}

function cellEdit(area: Area, row: number, column: number, before: SheetCell, after: CellContent): BlockEdit {
  const place = { row: area.row + row, column: area.column + column };
  return { sheet: area.sheet, ...place, before: [[before]], after: [[after]] };
}

/** Dates are compared as days of workbooks that count from 1900: of others they are written anew. */
function holds(before: SheetCell, content: CellContent): boolean {
  if (content === null) return before === "" || before === null;
  if (typeof content === "object") return before === content.day;
  return typeof before === "string" ? before === String(content) : before === content;
}

function contentIn(value: WantedSetting["value"], language: Language): CellContent {
  return value !== null && typeof value === "object" && "es" in value ? value[language] : value;
}

/** The language in which a sheet beside the calendar is named; another where its name is none of the known. */
export function languageOfSheet({ sheet, table }: Area, other: Language): Language {
  const name = (table?.name ?? sheet.name).toLowerCase();
  const english = Object.values(COMPANION_NAMES).map((names) => names.at(-1)!.toLowerCase());
  if (english.includes(name)) return "en";
  const known = Object.values(COMPANION_NAMES).flat() as readonly string[];
  return known.some((one) => one.toLowerCase() === name) ? "es" : other;
}
