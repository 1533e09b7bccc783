import { readSettingsTable } from "../src/calendar/sheet/settings-table";
import type { Settings } from "../src/law/settings";
import { fold } from "../src/messages/fold";
import { blockAddress } from "../src/workbook/address";
import { candidateAreaOf, type CandidateArea } from "../src/workbook/candidate-area";
import type { Reading } from "../src/workbook/reading";
import type { Source } from "../src/workbook/report";

/** A table of candidates that was read in place of a calendar. */
export interface SeatBook {
  readonly source: Source;
  readonly candidates: CandidateArea;
  /** As first written, in the order of the sheet; none where the table has no such column. */
  readonly municipalities: readonly string[];
  /** Readings, members and municipality of Parámetros. */
  readonly settings: Settings;
  /** Ids of the sheets that were read. */
  readonly sheets: readonly string[];
}

/** @returns undefined where no area that was read has candidates */
export function seatBookOf({ candidates: areas, beside }: Reading): SeatBook | undefined {
  const candidates = candidateAreaOf(areas);
  if (!candidates) return undefined;
  const { row, column, rows, sheet, table } = candidates.area;
  const range = blockAddress({ row, column, rows: rows.length, columns: rows[0]!.length });
  return {
    source: { sheet, range, ...(table ? { table } : {}) },
    candidates,
    municipalities: municipalitiesOf(candidates),
    // Of the settings only dates depend on the date system, and seats need none.
    settings: readSettingsTable(beside.settings?.rows, 0).settings,
    sheets: [sheet.id, ...(beside.settings ? [beside.settings.sheet.id] : [])],
  };
}

function municipalitiesOf({ lines, area, columns }: CandidateArea): string[] {
  const at = columns.get("municipality");
  if (at === undefined) return [];
  const names = lines.slice(area.row + 1).map((cells) => String(cells[at] ?? "").trim());
  const byKey = new Map<string, string>();
  for (const name of names) if (name !== "" && !byKey.has(fold(name))) byKey.set(fold(name), name);
  return [...byKey.values()];
}
