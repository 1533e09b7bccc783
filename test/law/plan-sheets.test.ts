import { sessionOk, budgetSessionOk } from "../../functions/answers/budget";
import { checkCalendar } from "../../src/calendar/check";
import { findHeader } from "../../src/calendar/sheet/header";
import { readSettingsTable } from "../../src/calendar/sheet/settings-table";
import { readSettings } from "../../src/law/read-settings";
import { DEFAULT_SETTINGS } from "../../src/law/settings";
import { COLUMN_NAMES } from "../../src/messages/calendar";
import { WRITTEN_COLUMNS } from "../../src/plan/calendar-columns";
import {
  calendarTemplate,
  inputOfSheets,
  planSheets,
  type CalendarSheets,
} from "../../src/plan/calendar-sheets";
import { proposeCalendar } from "../../src/plan/propose-calendar";
import { isFormula, sheetValues, type PlannedFormula, type SheetPlan } from "../../src/plan/sheet-plan";
import { columnLetters } from "../../src/workbook/address";

const LANGUAGES = ["es", "en"] as const;
const settingsIn = (language: "es" | "en") => ({ ...DEFAULT_SETTINGS, language });

function eachSheet(sheets: CalendarSheets): SheetPlan[] {
  return [sheets.calendar, sheets.settings, sheets.holidays, sheets.exceptions];
}

/** Formulas of a row, from left to right. */
function formulasOf({ rows }: SheetPlan, row: number): PlannedFormula[] {
  return rows[row]!.filter(isFormula);
}

describe.each(LANGUAGES)("the template in %s", (language) => {
  const sheets = calendarTemplate(settingsIn(language));

  test("is read as a calendar without sessions, with nothing to find", () => {
    const check = checkCalendar(inputOfSheets(sheets));
    expect([check.recognised, check.sessions, check.findings]).toEqual([true, 0, []]);
  });

  test("has every column but the date of a single meeting, each known by its header", () => {
    const header = findHeader(sheetValues(sheets.calendar))!;
    expect([...header.columns.keys()].sort()).toEqual([...WRITTEN_COLUMNS].sort());
    const all = Object.keys(COLUMN_NAMES).filter((name) => name !== "date");
    expect([...WRITTEN_COLUMNS].sort()).toEqual(all.sort());
  });

  test("has rows as wide as its columns, and lists that Excel takes", () => {
    for (const { columns, rows } of eachSheet(sheets)) {
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every((row) => row.length === columns.length)).toBe(true);
      for (const { list } of columns) expect((list ?? []).join(",").length).toBeLessThanOrEqual(255);
    }
  });

  test("offers words that the check understands", () => {
    for (const [at, { header, list }] of sheets.calendar.columns.entries())
      for (const word of list ?? []) {
        const row = WRITTEN_COLUMNS.map((name, column) =>
          column === at
            ? word
            : name === "id"
              ? "1"
              : name === "type"
                ? "otra"
                : name === "start"
                  ? 46000
                  : "",
        );
        const { findings } = checkCalendar({
          calendar: [sheets.calendar.columns.map((column) => column.header), row],
        });
        const troubles = findings.filter(({ rule }) => /data-(value-unreadable|unknown-type)/.test(rule));
        expect([header, word, troubles.map(({ message }) => message.es)]).toEqual([header, word, []]);
      }
  });

  test("has formulas that name its own cells and its own sheets", () => {
    const [lawful, mayor, hold, committee] = formulasOf(sheets.calendar, 0).map(({ formula }) => formula);
    const at = (name: (typeof WRITTEN_COLUMNS)[number]): string =>
      `$${columnLetters(WRITTEN_COLUMNS.indexOf(name))}2`;
    expect(lawful).toContain(
      `MUNI_SESSION_OK(${at("type")},${at("start")},${at("end")},,${sheets.holidays.name}!$A$1:$D$31`,
    );
    expect(lawful).toContain(`MUNI_BUDGET_SESSION_OK(${at("start")},${at("end")},${at("approvedOn")},,`);
    expect(mayor).toContain(`MUNI_PETITION_DEADLINE(${at("petitionReceived")},${at("delivery")},`);
    expect(hold).toContain(`MUNI_HOLD_DEADLINE(${at("calledOn")},${sheets.settings.name}!$A$1:$B$`);
    expect(committee).toContain(`MUNI_COMMITTEE_DEADLINE(${at("filedOn")},`);
    for (const { formula, value } of formulasOf(sheets.calendar, 3)) {
      expect([formula.startsWith("=IF("), value]).toEqual([true, ""]);
      expect(formula.split("(").length).toBe(formula.split(")").length);
    }
  });
});

describe.each(LANGUAGES)("a plan in %s", (language) => {
  const settings = readSettings([
    { name: "idioma", value: language },
    { name: "ley", value: "49-2016" },
    { name: "lectura", value: "68.1" },
    { name: "días ordinaria", value: "corridos" },
    { name: "límite mensaje", value: "15 mayo" },
    { name: "fracción petición", value: "3/4" },
    { name: "feriados", value: "general" },
    { name: "nochebuena", value: "feriado" },
  ]);
  const plan = proposeCalendar({
    year: 2029,
    municipality: "Cayey",
    members: 16,
    sessions: 9,
    daysPerSession: 2,
    settings,
    time: 570,
    place: "=Salón",
    holidays: [{ day: 47200, name: "+Fiesta", source: "Ordenanza 1", sign: "+" }],
  });
  const sheets = planSheets(plan);

  test("writes Parámetros so that they are read as they were wished", () => {
    const { settings: read, issues } = readSettingsTable(sheetValues(sheets.settings), 0);
    expect(issues).toEqual([]);
    expect(read).toEqual(plan.settings);
  });

  test("is found lawful with its own sheets, its holidays read", () => {
    const { findings, book } = checkCalendar(inputOfSheets(sheets));
    const told = findings.filter(({ severity }) => severity !== "note");
    expect(told.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
      "missing 4203a-budget-approved",
    ]);
    expect(book?.holidays.own).toEqual([{ day: 47200, name: "'+Fiesta", source: "Ordenanza 1", sign: "+" }]);
  });

  test("writes the hour as a fraction of a day, and no text that could be a formula", () => {
    const column = (name: (typeof WRITTEN_COLUMNS)[number]) => WRITTEN_COLUMNS.indexOf(name);
    expect(sheets.calendar.rows[0]![column("time")]).toBe(570 / 1440);
    expect(sheets.calendar.rows[0]![column("place")]).toBe("'=Salón");
  });

  test("stores what each formula gives", () => {
    const options = sheetValues(sheets.settings).map((row) => row.slice(0, 2));
    const holidays = sheetValues(sheets.holidays);
    plan.sessions.forEach(({ type, first, last }, row) => {
      const type_ = sheets.calendar.rows[row]![1];
      const cells = { start: [[first]], end: [[last]], meetingDays: undefined, holidays, options };
      const given = type === "budget" ? budgetSessionOk(cells) : sessionOk([[type_]] as never, cells);
      expect([type, formulasOf(sheets.calendar, row).map(({ value }) => value)]).toEqual([
        type,
        [given, "", "", ""],
      ]);
    });
  });
});

test("a regular session of several days lists them", () => {
  const { calendar } = planSheets(proposeCalendar({ year: 2027, daysPerSession: 2 }));
  expect(calendar.rows[0]![WRITTEN_COLUMNS.indexOf("meetingDays")]).toBe("2027-01-12; 2027-01-13");
});
