import { SEVERITIES } from "../../src/calendar/finding";
import { COUNT_TEXTS, FAILURE_TEXTS, PANE_TEXTS, SEVERITY_LETTERS } from "../../src/messages/pane";
import { blockAddress, columnLetters } from "../../src/workbook/address";
import { BookFailure } from "../../taskpane/calendar-book";
import { failureOf } from "../../taskpane/excel/errors";
import { languageOfOffice, rememberedLanguage, rememberLanguage } from "../../taskpane/language";
import { isMarkFormula, markFormula } from "../../src/workbook/marking";
import { createQueue } from "../../taskpane/queue";
import { isStale } from "../../taskpane/slices/outcome";
import { cropped, without, type Area } from "../../src/workbook/reading";
import type { Report } from "../../src/workbook/report";
import type { PaneEvent } from "../../taskpane/pane-event";
import { firstLanguages } from "../../taskpane/slices/languages";
import { initialState, reduce, type PaneState } from "../../taskpane/state";
import { NO_NOTES } from "../../src/workbook/sheet-notes";
import { NO_COLUMNS } from "../../src/workbook/columns-told";
import { themeOf } from "../../taskpane/theme";
import { counted, countsOf, noticeOf, statusOf, warningOf } from "../../taskpane/words";

const SHEET = { id: "1", name: "Calendario" };
const NO_COUNTS = { violation: 0, warning: 0, judgement: 0, missing: 0, note: 0, excused: 0 };

function reportWith(counts: Partial<Report["counts"]>, findings: number): Report {
  return {
    calendar: { sheet: SHEET, range: "A1:F5" },
    beside: { holidays: { sheet: { id: "3", name: "Feriados" }, range: "A1:B2" } },
    dates1904: false,
    law: { title: { es: "", en: "" }, known: { es: "", en: "" } },
    findings: Array.from(
      { length: findings },
      () => ({ places: [] }) as unknown as Report["findings"][number],
    ),
    counts: { ...NO_COUNTS, ...counts },
    rules: 22,
    sessions: 1,
  };
}

const START = initialState(firstLanguages("es", undefined), false, 46508);
const REPORT = reportWith({ violation: 2, judgement: 1 }, 3);

function after(...events: PaneEvent[]): PaneState {
  return events.reduce(reduce, START);
}

const REPORTED: PaneEvent = { type: "reported", report: REPORT, marks: "none", notes: NO_NOTES };

describe("the state of the pane", () => {
  test("begins with what to do", () => {
    expect(statusOf(START)).toBe(PANE_TEXTS.idle);
  });

  test("says what it is doing, and when Excel keeps it waiting", () => {
    expect(statusOf(after({ type: "started", activity: "reviewing" }))).toBe(PANE_TEXTS.reviewing);
    expect(statusOf(after({ type: "started", activity: "marking" }, { type: "pace", pace: "waiting" }))).toBe(
      PANE_TEXTS.waiting,
    );
    expect(
      after({ type: "started", activity: "marking" }, { type: "pace", pace: "waiting" }, { type: "finished" })
        .work.pace,
    ).toBe("quick");
  });

  test("does not wait once it is done", () => {
    expect(after({ type: "pace", pace: "waiting" }).work.pace).toBe("quick");
  });

  test("counts what was found, the gravest first, without zeros", () => {
    const words = countsOf(REPORT);
    expect(plain(words.es)).toBe("22 reglas, 1 sesión, 2 incumplimientos, 1 juicio");
    expect(plain(words.en)).toBe("22 rules, 1 session, 2 violations, 1 judgement");
    expect(plain(statusOf(after(REPORTED)).es)).toBe("22 reglas, 1 sesión, 2 incumplimientos, 1 juicio.");
  });

  test("says that nothing was found", () => {
    const clean = after({ type: "reported", report: reportWith({}, 0), marks: "none", notes: NO_NOTES });
    expect(plain(statusOf(clean).es)).toBe("Sin hallazgos: 22 reglas, 1 sesión.");
  });

  test.each([
    ["1", true],
    ["3", true],
    ["9", false],
  ])("a change in sheet %s makes the report out of date: %s", (sheetId, stale) => {
    const state = after(REPORTED, { type: "changed", sheetId, by: "clerk" });
    expect(isStale(state.outcome)).toBe(stale);
    expect(warningOf(state).es).toBe(stale ? PANE_TEXTS.stale.es : "");
  });

  test("a change before the first check is nothing to tell", () => {
    expect(after({ type: "changed", sheetId: "1", by: "clerk" }).outcome).toEqual({ kind: "none" });
  });

  test("tells of marks of an earlier check until they are renewed or removed", () => {
    const earlier: PaneEvent = { ...REPORTED, marks: "earlier" };
    expect(warningOf(after(earlier))).toBe(PANE_TEXTS.earlierMarks);
    expect(warningOf(after(earlier, { type: "marked", cells: 3 })).es).toBe("");
    expect(warningOf(after(earlier, { type: "unmarked", sheets: 1 })).es).toBe("");
  });

  test("keeps the report when an action fails, and forgets the failure at the next", () => {
    const failed = after(REPORTED, {
      type: "failed",
      failure: "gone",
      code: "ItemNotFound",
      writing: undefined,
    });
    expect(failed.outcome.kind).toBe("report");
    expect(noticeOf(failed.notice)).toBe(FAILURE_TEXTS.gone);
    expect(reduce(failed, { type: "started", activity: "reviewing" }).notice).toBeUndefined();
  });

  test("names the protected sheets", () => {
    const sheets = [SHEET, { id: "3", name: "Feriados" }];
    expect(noticeOf(after({ type: "blocked", action: "mark", sheets }).notice).es).toContain(
      "«Calendario», «Feriados»",
    );
    expect(noticeOf(after({ type: "blocked", action: "unmark", sheets }).notice).en).toContain(
      "“Calendario”",
    );
  });

  test("tells a sheet that is no calendar by its name", () => {
    const state = after({ type: "unrecognised", sheet: SHEET, columns: NO_COLUMNS, calendars: [] });
    expect(statusOf(state).es).toContain("«Calendario»");
  });

  test("changes its language and nothing else", () => {
    const before = after(REPORTED);
    const { languages, ...others } = reduce(before, { type: "language", language: "en" });
    expect(languages).toEqual({ shown: "en", ofOffice: "es", chosen: "en" });
    expect({ ...others, languages: before.languages }).toEqual(before);
  });
});

function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

test("a count of one has its own words", () => {
  expect(counted(COUNT_TEXTS.marked, 1).en).toBe("1 cell was marked.");
  expect(counted(COUNT_TEXTS.marked, 9).es).toBe("Se marcaron 9 celdas.");
});

describe("the language", () => {
  const storage = (value: string | null) => ({ getItem: () => value }) as unknown as Storage;

  test.each([
    ["es-ES", null, "es"],
    ["es-MX", null, "es"],
    ["en-US", null, "en"],
    ["EN", null, "en"],
    ["fr-FR", null, "es"],
    ["en-US", "es", "es"],
    ["es-ES", "en", "en"],
    ["es-ES", "xx", "es"],
    [undefined, null, "es"],
  ])("of an Office in %s with %s remembered is %s", (display, remembered, language) => {
    const chosen = rememberedLanguage(storage(remembered));
    expect(firstLanguages(languageOfOffice(display), chosen).shown).toBe(language);
  });

  test("does without a storage, or with one that is blocked", () => {
    const refuse = (): never => {
      throw new Error("blocked");
    };
    const blocked = { getItem: refuse, setItem: refuse } as unknown as Storage;
    expect(rememberedLanguage(undefined)).toBeUndefined();
    expect(rememberedLanguage(blocked)).toBeUndefined();
    expect(() => rememberLanguage("es", blocked)).not.toThrow();
  });
});

test.each([
  [{ isDarkTheme: true, bodyBackgroundColor: "#FFFFFF" }, false, "dark"],
  [{ bodyBackgroundColor: "#262626" }, false, "dark"],
  [{ bodyBackgroundColor: "#F5F5F5" }, true, "light"],
  [{}, true, "dark"],
  [undefined, true, "dark"],
  [undefined, false, "light"],
])("the theme of %j on a system that is dark: %s is %s", (office, systemIsDark, theme) => {
  expect(themeOf(office, systemIsDark)).toBe(theme);
});

describe("addresses", () => {
  test.each([
    [0, "A"],
    [25, "Z"],
    [26, "AA"],
    [701, "ZZ"],
    [702, "AAA"],
    [16383, "XFD"],
  ])("column %i is %s", (column, letters) => {
    expect(columnLetters(column)).toBe(letters);
  });

  test("of a cell and of a rectangle", () => {
    expect(blockAddress({ row: 4, column: 27, rows: 1, columns: 1 })).toBe("AB5");
    expect(blockAddress({ row: 4, column: 27, rows: 2, columns: 3 })).toBe("AB5:AD6");
  });
});

describe("an area of a sheet", () => {
  const area: Area = {
    sheet: SHEET,
    row: 2,
    column: 1,
    rows: [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ],
  };

  test("is cut to a table in it", () => {
    expect(cropped(area, { row: 3, column: 2, rows: 2, columns: 2 })).toMatchObject({
      ...{ row: 3, column: 2 },
      rows: [
        [5, 6],
        [8, 9],
      ],
    });
  });

  test("is cut to the part of a table that was read", () => {
    expect(cropped(area, { row: 0, column: 3, rows: 4, columns: 9 })).toMatchObject({
      ...{ row: 2, column: 3 },
      rows: [[3], [6]],
    });
  });

  test("is left without the cells of its tables", () => {
    expect(without(area, [{ row: 3, column: 2, rows: 9, columns: 1 }]).rows).toEqual([
      [1, 2, 3],
      [4, "", 6],
      [7, "", 9],
    ]);
  });
});

describe("the tag of a mark", () => {
  test.each(SEVERITIES)("of %s is known again", (severity) => {
    expect(isMarkFormula(markFormula(severity))).toBe(true);
  });

  test.each(['=N("MUNI-I") = 0', 'n("muni-i")=0'])("is known as %s", (formula) => {
    expect(isMarkFormula(formula)).toBe(true);
  });

  test.each(["", "=TRUE", '=N("otro")=0', '=N("MUNI-I")=1', '=$A1="MUNI-I"', '=AND(N("MUNI-I")=0,$A1>3)'])(
    "is not %s",
    (formula) => {
      expect(isMarkFormula(formula)).toBe(false);
    },
  );

  test("has a letter of its own for each severity", () => {
    expect(new Set(Object.values(SEVERITY_LETTERS)).size).toBe(SEVERITIES.length);
  });
});

describe("errors of Excel", () => {
  test.each([
    ["InvalidOperationInCellEditMode", "editing"],
    ["AccessDenied", "protected"],
    ["ResponsePayloadSizeLimitExceeded", "tooLarge"],
    ["RequestPayloadSizeLimitExceeded", "tooMuch"],
    ["ConnectionFailure", "lost"],
    ["Timeout", "lost"],
    ["ItemNotFound", "gone"],
    ["ApiNotFound", "unsupported"],
    ["GeneralException", "other"],
    ["SomethingNew", "other"],
  ])("%s is told as %s", (code, kind) => {
    expect(failureOf(Object.assign(new Error(), { code }))).toMatchObject({ kind, code });
  });

  test("a failure of the pane's own stays what it is, and so does a fault", () => {
    const failure = new BookFailure("tooLarge", "60000 rows");
    const fault = new TypeError("x");
    expect(failureOf(failure)).toBe(failure);
    expect(failureOf(fault)).toBe(fault);
  });
});

describe("the queue", () => {
  test("runs one task after the other, whatever became of the first", async () => {
    const inTurn = createQueue();
    const order: string[] = [];
    const task = (name: string, milliseconds: number) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      order.push(`${name} ends`);
      if (name === "first") throw new Error(name);
      return name;
    };
    const first = inTurn(task("first", 20));
    const second = inTurn(task("second", 0));
    await expect(first).rejects.toThrow("first");
    await expect(second).resolves.toBe("second");
    expect(order).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  });
});
