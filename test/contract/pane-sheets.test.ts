import { checkCalendar } from "../../src/calendar/check";
import type { SheetCell } from "../../src/calendar/input";
import { columnsOfReport, columnsOfSheet } from "../../src/workbook/columns-told";
import { calendarName, headerNotesOf, notesOf, statusOf } from "../../taskpane/words";
import { parseA1 } from "../../workbench/host/a1";
import { CALENDAR, addSheet, sheetNamed, startPane, withCalendar, type PaneBench } from "./pane-bench";

function told({ state, report }: PaneBench): string[] {
  const { outcome } = state();
  if (outcome.kind !== "report") return [];
  return notesOf(outcome.notes, columnsOfReport(report())).map(({ es }) => es.replaceAll("\u00a0", " "));
}

describe("hidden and filtered rows", () => {
  test("are checked, in one request more, and the findings on them are counted", async () => {
    const bench = startPane((grid) => {
      withCalendar(grid);
      sheetNamed(grid, "Calendario").hideRows(2, 1, true);
    });
    await bench.pane.review();
    expect(bench.requests()).toBe(2);
    expect(bench.report().findings).toHaveLength(5);
    expect(told(bench)).toEqual(["2 hallazgos están en filas ocultas o filtradas."]);
  });

  test("without findings are told too", async () => {
    const bench = startPane((grid) => {
      withCalendar(grid);
      sheetNamed(grid, "Calendario").hideRows(1, 1, true);
    });
    await bench.pane.review();
    expect(told(bench)).toEqual([
      "Hay filas ocultas o filtradas: también se revisaron, y no tienen hallazgos.",
    ]);
  });

  test("of a table ride along with its place", async () => {
    const bench = startPane((grid) => {
      withCalendar(grid);
      const sheet = sheetNamed(grid, "Calendario");
      sheet.putTable({ id: "1", name: "Tabla1", rect: parseA1("A1:F5")!, hasHeaders: true });
      sheet.hideRows(2, 2, true);
    });
    await bench.pane.review();
    expect(bench.requests()).toBe(2);
    expect(told(bench)).toEqual(["4 hallazgos están en filas ocultas o filtradas."]);
  });

  test("below row 5,000 are known too", async () => {
    const rows = Array.from({ length: 6000 }, (_, i): SheetCell[] => [
      `O-${i}`,
      "ordinaria",
      46402,
      "",
      "",
      "",
    ]);
    rows[5500]![3] = "!violation";
    const bench = startPane((grid) =>
      addSheet(grid, "Calendario", [CALENDAR[0]!, ...rows]).hideRows(5501, 1, true),
    );
    await bench.pane.review();
    expect(told(bench)).toEqual(["1 hallazgo está en una fila oculta o filtrada."]);
  });
});

describe("merged cells", () => {
  const DAYS: SheetCell[][] = [
    ["Sesiones de 2027", "", "", ""],
    ["Sesión", "Tipo", "Fecha", "Lugar"],
    [1, "ordinaria", 46402, "Casa Alcaldía"],
    ["", "", 46403, ""],
    ["", "", 46404, ""],
  ];

  test("merged downwards count for each of their rows; a title merged above concerns nobody", async () => {
    const bench = startPane(
      (grid) => {
        const sheet = addSheet(grid, "Calendario", DAYS, "B2");
        for (const address of ["B2:E2", "B4:B6", "C4:C6"]) sheet.merge(parseA1(address)!);
      },
      { checkCalendar },
    );
    await bench.pane.review();
    expect(bench.requests()).toBe(1);
    expect(bench.report()).toMatchObject({ sessions: 1, counts: { missing: 0 } });
    expect(told(bench)).toEqual([
      "Celdas combinadas hacia abajo (B4:B6, C4:C6): su dato se leyó en cada una de sus filas.",
    ]);
  });

  test("merged across count for the first column, and that is told", async () => {
    const bench = startPane((grid) => addSheet(grid, "Calendario", DAYS).merge(parseA1("C3:D3")!), {
      checkCalendar,
    });
    await bench.pane.review();
    expect(told(bench)).toEqual([
      "Celdas combinadas a lo ancho (C3:D3): su dato se leyó solo en la primera columna.",
    ]);
  });
});

describe("several calendars in one workbook", () => {
  test("on several sheets are found in one request more, and each can be chosen", async () => {
    const bench = startPane((grid) => {
      addSheet(grid, "2027", CALENDAR);
      addSheet(grid, "Feriados", [["Fecha"]]);
      addSheet(grid, "Apuntes", [["x"]]);
      addSheet(grid, "2028", CALENDAR.slice(0, 2));
    });
    await bench.pane.review();
    expect(bench.requests()).toBe(2);
    expect(bench.state().calendars.map((one) => calendarName(one).es)).toEqual(["2027", "2028"]);
    await bench.pane.reviewCalendar(bench.state().calendars[1]!);
    expect(bench.grid.active().name()).toBe("2028");
    expect(bench.report().calendar.sheet.name).toBe("2028");
  });

  test("in tables of one sheet can be chosen, and the chosen one is checked again and marked", async () => {
    const bench = startPane((grid) => {
      const sheet = addSheet(grid, "Calendario", CALENDAR);
      sheet.putTable({ id: "1", name: "Año2027", rect: parseA1("A1:F5")!, hasHeaders: true });
      sheet.write(
        parseA1("A8:F9")!,
        CALENDAR.slice(0, 2).map((row) => [...row]),
      );
      sheet.write(parseA1("F9")!, [["!note"]]);
      sheet.putTable({ id: "2", name: "Año2028", rect: parseA1("A8:F9")!, hasHeaders: true });
    });
    await bench.pane.review();
    expect(bench.report().calendar).toMatchObject({ range: "A1:F5", table: { name: "Año2027" } });
    const other = bench.state().calendars.find(({ table }) => table?.name === "Año2028")!;
    expect(calendarName(other).es).toBe("Calendario · Año2028");
    await bench.pane.reviewCalendar(other);
    expect(bench.report().calendar.range).toBe("A8:F9");
    await bench.pane.review();
    expect(bench.report().findings).toHaveLength(1);
    await bench.pane.mark();
    expect(sheetNamed(bench.grid, "Calendario").marks()).toHaveLength(1);
  });

  test("are not looked for where the workbook has no other sheet", async () => {
    const bench = startPane(withCalendar);
    await bench.pane.review();
    expect(bench.requests()).toBe(1);
    expect(bench.state().calendars).toHaveLength(1);
  });
});

describe("headers", () => {
  const HEADERS = ["Sesión", "Tipo", "Comienza", "Termna", "Tiempo", "Comienza", "Expediente"];

  test("alone are told in words: no session yet", async () => {
    const bench = startPane((grid) => addSheet(grid, "Calendario", [HEADERS.slice(0, 3)]), { checkCalendar });
    await bench.pane.review();
    expect(statusOf(bench.state()).es).toContain("La hoja «Calendario» tiene títulos, pero ninguna sesión.");
  });

  test("misspelt or repeated are pointed at; a word that is near one the sheet has is not", async () => {
    const bench = startPane(
      (grid) => addSheet(grid, "Calendario", [HEADERS, [1, "ordinaria", 46402, "", "", "", ""]], "B3"),
      { checkCalendar },
    );
    await bench.pane.review();
    expect(told(bench)).toEqual([
      "«Termna» (columna E): ¿quiso decir «Termina»?",
      "«Comienza» (columna G) repite «Comienza» (columna D): se leyó solo la primera.",
    ]);
    const { recognised, unrecognised } = columnsOfReport(bench.report());
    expect(recognised.map(({ letters, name }) => `${letters} ${name}`)).toEqual([
      "B id",
      "C type",
      "D start",
    ]);
    expect(unrecognised.map(({ title }) => title)).toEqual(["Tiempo", "Expediente"]);
  });

  test("of a sheet that is no calendar are pointed at, where they are nearly so", () => {
    const rows: SheetCell[][] = [["Legislatura Municipal"], ["Secion", "Tipo", "Comiensa", "Día 3"]];
    expect(headerNotesOf(columnsOfSheet({ rows, column: 0 })).map(({ en }) => en)).toEqual([
      "“Secion” (column A): did you mean “Sesión”?",
      "“Comiensa” (column C): did you mean “Comienza”?",
    ]);
  });

  test("of a sheet of other things are left alone", () => {
    const rows: SheetCell[][] = [
      ["Producto", "Precio", "Cantidad"],
      ["Papel", 3, 12],
    ];
    expect(headerNotesOf(columnsOfSheet({ rows, column: 0 }))).toEqual([]);
  });
});

describe("the language that Parámetros asks for", () => {
  const withLanguage = (language: string) => (grid: Parameters<typeof withCalendar>[0]) => {
    addSheet(grid, "Calendario", [
      ["Sesión", "Tipo", "Comienza"],
      [1, "ordinaria", 46402],
    ]);
    addSheet(grid, "Parámetros", [["idioma", language]]);
  };

  test("is the pane's after a check, and Office's again when it is taken out", async () => {
    const bench = startPane(withLanguage("en"), { checkCalendar });
    expect(bench.state().languages.shown).toBe("es");
    await bench.pane.review();
    expect(bench.state().languages.shown).toBe("en");
    sheetNamed(bench.grid, "Parámetros").write(parseA1("A1:B1")!, [["miembros", 16]]);
    await bench.pane.review();
    expect(bench.state().languages.shown).toBe("es");
  });

  test("gives way to the clerk's own choice, of now or of an earlier pane", async () => {
    const earlier = startPane(withLanguage("en"), { checkCalendar, chosenLanguage: "es" });
    await earlier.pane.review();
    expect(earlier.state().languages.shown).toBe("es");
    const now = startPane(withLanguage("en"), { checkCalendar });
    now.pane.setLanguage("es");
    await now.pane.review();
    expect(now.state().languages.shown).toBe("es");
  });
});
