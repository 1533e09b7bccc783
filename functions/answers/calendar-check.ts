import { checkCalendar } from "../../src/calendar/check";
import { readSettingsTable } from "../../src/calendar/sheet/settings-table";
import { COLUMN_NAMES } from "../../src/messages/calendar";
import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import { isOmitted, type Cells } from "../cell";
import { readSettingsRows, readSheet } from "../read/sheet";
import { findingsTable } from "../tables/findings";
import { missing } from "../write/elementwise";
import { answering } from "../write/excel-error";
import type { SpilledCell } from "../write/table";

const NO_HEADERS = {
  es: "table: no se reconoce la fila de encabezados. Incluya en el rango una fila con «{id}», «{type}» y «{start}» (o «{date}», o «{meetingDays}»).",
  en: "table: no header row is recognised. Include in the range a row with “{id}”, “{type}” and “{start}” (or “{date}”, or “{meetingDays}”).",
};

/** The arguments of MUNI_CALENDAR_CHECK. */
export interface CalendarArguments {
  readonly table: Cells;
  readonly settings: Cells;
  readonly holidays: Cells;
  readonly exceptions: Cells;
}

/** The findings of a calendar, as the pane gives them. */
export function calendarCheck({ table, settings, holidays, exceptions }: CalendarArguments): SpilledCell[][] {
  return answering(settings, () => {
    const settingsRows = readSettingsRows(settings);
    const chosen = readSettingsTable(settingsRows, 0).settings;
    return answering([["idioma", chosen.language]], () => {
      if (isOmitted(table)) throw missing("table");
      const { recognised, findings } = checkCalendar({
        calendar: readSheet(table),
        settings: settingsRows,
        holidays: readSheet(holidays),
        exceptions: readSheet(exceptions),
      });
      if (!recognised) throw new Problem("value", fill(NO_HEADERS, COLUMN_NAMES));
      return findingsTable(findings, chosen);
    });
  });
}
