/** What the pictures are tried with: the calendars of data/calendars, and seats made up. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkCalendar } from "../../src/calendar/check";
import { parseIso } from "../../src/days/iso";
import type { Area } from "../../src/workbook/reading";
import { reportOf, type Report } from "../../src/workbook/report";

const FOLDER = path.resolve(__dirname, "../../data/calendars");

type Cell = string | number;

/** The report of one of the calendars, as the pane has it; its sheet begins at A1. */
export function reportOn(sample: string, language: "es" | "en" = "es"): Report {
  const area = (kind: string): Area | undefined => {
    const file = path.join(FOLDER, [sample, ...(kind === "" ? [] : [kind]), language, "csv"].join("."));
    if (!existsSync(file)) return undefined;
    const name = kind === "" ? "Calendario" : kind;
    return { sheet: { id: name, name }, row: 0, column: 0, rows: rowsOf(readFileSync(file, "utf8")) };
  };
  const [calendar, settings, holidays] = [area(""), area("settings"), area("holidays")];
  const report = reportOf(
    {
      active: calendar!.sheet,
      candidates: [calendar!],
      beside: { ...(settings ? { settings } : {}), ...(holidays ? { holidays } : {}) },
      sheets: [],
      dates1904: false,
    },
    checkCalendar,
  );
  return report!;
}

/** A cell in double quotes may hold commas; dates become serials, as a sheet has them. */
function rowsOf(text: string): Cell[][] {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
      cellOf(quoted === undefined ? (bare ?? "") : quoted.replace(/""/g, '"')),
    ),
  );
}

function cellOf(text: string): Cell {
  return parseIso(text) ?? (/^\d+$/.test(text) ? Number(text) : text);
}
