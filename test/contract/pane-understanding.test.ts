import { setTimeout as pause } from "node:timers/promises";
import { checkCalendar } from "../../src/calendar/check";
import { RULES } from "../../src/calendar/rules";
import type { Book } from "../../src/calendar/model/book";
import { CLAUSES } from "../../src/law/clauses";
import { YEAR_SECTION_TEXTS } from "../../src/messages/pane-understanding";
import { cellFact } from "../../src/workbook/cell-fact";
import {
  filterChoices,
  isFiltering,
  NO_FILTER,
  passes,
  toggled,
  type FindingFilter,
} from "../../src/workbook/finding-filter";
import type { ReportedFinding } from "../../src/workbook/report";
import { sessionOfFinding } from "../../src/workbook/session-at";
import { petitionWayOf } from "../../taskpane/pictures/petition-data";
import { addSheet, sheetNamed, startPane, withCalendar, type PaneBench } from "./pane-bench";

/** What passes the filter of the pane: severity and session of each. */
function shown({ report, state }: PaneBench): string[] {
  return report()
    .findings.filter((one) => passes(one, state().filter))
    .map(({ finding }) => `${finding.severity} ${finding.session}`);
}

async function checked(): Promise<PaneBench> {
  const bench = startPane(withCalendar);
  await bench.pane.review();
  return bench;
}

describe("the filters of the list", () => {
  test("let all through until one is set", async () => {
    const bench = await checked();
    expect(isFiltering(bench.state().filter)).toBe(false);
    expect(shown(bench)).toHaveLength(5);
  });

  test.each<[string, Partial<FindingFilter>, string[]]>([
    ["a severity", { severities: ["violation"] }, ["violation P-1"]],
    ["several severities", { severities: ["violation", "note"] }, ["violation P-1", "note P-1"]],
    ["a session", { session: "E-1" }, ["judgement E-1", "missing E-1"]],
    ["a session and a severity", { session: "E-1", severities: ["missing"] }, ["missing E-1"]],
    ["a rule that all have", { rule: "trial-rule", session: "E-2" }, ["missing E-2"]],
    ["a word, whatever its accents", { word: "HALLÁZGO de e-2" }, ["missing E-2"]],
    ["a rule that none has", { rule: "4203a-count" }, []],
  ])("by %s", async (_, change, expected) => {
    const bench = await checked();
    bench.pane.filter(change);
    expect(isFiltering(bench.state().filter)).toBe(true);
    expect(shown(bench)).toEqual(expected);
  });

  test("stay over another check, and over one in which nothing is left of them", async () => {
    const bench = await checked();
    bench.pane.filter({ severities: ["violation"] });
    bench.pane.filter({ session: "P-1" });
    await bench.pane.review();
    expect(shown(bench)).toEqual(["violation P-1"]);
    sheetNamed(bench.grid, "Calendario").write({ row: 2, column: 3, rows: 1, columns: 1 }, [[46550]]);
    await bench.pane.review();
    expect(shown(bench)).toEqual([]);
    expect(bench.state().filter).toEqual({ ...NO_FILTER, severities: ["violation"], session: "P-1" });
  });

  test("ask Excel for nothing", async () => {
    const bench = await checked();
    bench.requests();
    bench.pane.filter({ severities: ["note"] });
    expect(bench.requests()).toBe(0);
  });

  test("a count is pressed and let go", () => {
    expect(toggled([], "missing")).toEqual(["missing"]);
    expect(toggled(["missing"], "violation")).toEqual(["violation", "missing"]);
    expect(toggled(["violation", "missing"], "violation")).toEqual(["missing"]);
  });

  test("offer the sessions and rules of the list, with their numbers", async () => {
    const { sessions, rules } = filterChoices((await checked()).report().findings);
    expect([...sessions]).toEqual([
      ["P-1", { shown: "P-1", number: 2 }],
      ["E-1", { shown: "E-1", number: 2 }],
      ["E-2", { shown: "E-2", number: 1 }],
    ]);
    expect([...rules]).toEqual([["trial-rule", { citation: "§ 4203", number: 5 }]]);
  });

  test("tell sessions of one number apart by kind and year, and show one of them alone, also after another check", async () => {
    const rows = [
      ["Sesión", "Tipo", "Comienza", "Termina"],
      [1, "ordinaria", 46034, 46042],
      [1, "presupuesto", 46177, 46186],
      [1, "ordinaria", 46399, 46407],
      ["E-1", "extraordinaria", 46450, 46450],
    ];
    const bench = startPane((grid) => void addSheet(grid, "Calendario", rows), { checkCalendar });
    await bench.pane.review();
    const book = (): Book => bench.report().basis!.book;
    const { sessions } = filterChoices(bench.report().findings, book());
    const told = [...sessions].map(([, { shown: id, type, year }]) => [id, type, year].join(" ").trim());
    expect(told).toEqual(
      expect.arrayContaining(["1 regular 2026", "1 budget 2026", "1 regular 2027", "E-1"]),
    );
    const [of2027] = [...sessions].find(([, { year }]) => year === 2027)!;
    bench.pane.filter({ session: of2027 });
    const columns = (): number[] =>
      bench
        .report()
        .findings.filter((one) => passes(one, bench.state().filter, book()))
        .flatMap(({ places }) => places.map(({ row }) => row));
    expect(new Set(columns())).toEqual(new Set([3]));
    sheetNamed(bench.grid, "Calendario").insertRows(1, 1);
    await bench.pane.review();
    expect(new Set(columns())).toEqual(new Set([4]));
  });
});

test("every clause that a rule serves is told in both languages", () => {
  for (const { clauses } of RULES)
    for (const id of clauses) {
      expect({ id, known: CLAUSES[id] !== undefined }).toEqual({ id, known: true });
      expect(CLAUSES[id]!.says.es).toMatch(/\S/);
      expect(CLAUSES[id]!.says.en).toMatch(/\S/);
    }
});

const HEADERS =
  "Sesión|Tipo|Estado|Comienza|Termina|Convocada|Convocada por|Petición recibida|Entrega|Firmas";

/** A petition by hand on Tuesday 3 August 2027; the President called two days too early. */
function withPetition(): PaneBench {
  return startPane(
    (grid) =>
      addSheet(
        grid,
        "Calendario",
        [
          HEADERS.split("|"),
          ["O-1", "ordinaria", "celebrada", 46402, 46402, "", "", "", "", ""],
          ["E-1", "extraordinaria", "celebrada", 46610, 46611, 46606, "presidente", 46602, "personal", ""],
        ],
        "B3",
      ),
    { checkCalendar },
  );
}

function ofRule({ report }: PaneBench, rule: string): ReportedFinding {
  return report().findings.find(({ finding }) => finding.rule === rule)!;
}

describe("what opens below a finding", () => {
  test("tells what was read in its cells, under their headers", async () => {
    const bench = withPetition();
    await bench.pane.review();
    const { finding } = ofRule(bench, "4203b2-premature-call");
    const { book } = bench.report().basis!;
    const facts = finding.cells.map((cell) => cellFact(cell, book)?.es);
    expect(facts).toContain("Convocada: 2027-08-07");
    expect(facts).toContain("Petición recibida: 2027-08-03");
  });

  test("tells a blank cell and one that holds a word", async () => {
    const bench = withPetition();
    await bench.pane.review();
    const { book } = bench.report().basis!;
    const at = (column: number): string | undefined =>
      cellFact({ table: "calendar", row: 2, column }, book)?.es;
    expect([at(9), at(8), at(3), at(30)]).toEqual([
      "Firmas: en blanco",
      "Entrega",
      "Comienza: 2027-08-11",
      undefined,
    ]);
    expect(cellFact({ table: "holidays", row: 1, column: 0 }, book)).toBeUndefined();
  });

  test("finds the petition that the finding is about", async () => {
    const bench = withPetition();
    await bench.pane.review();
    const { book } = bench.report().basis!;
    const session = sessionOfFinding(ofRule(bench, "4203b2-premature-call").finding, book)!;
    expect(session.shown).toBe("E-1");
    expect(petitionWayOf(session, book)).toMatchObject({ received: 46602, called: { day: 46606 } });
  });
});

describe("a day of the year", () => {
  test("selects its row, as wide as the calendar", async () => {
    const bench = withPetition();
    await bench.pane.review();
    await bench.pane.goToRow(4);
    expect(bench.grid.selection().rects).toEqual([{ row: 4, column: 1, rows: 1, columns: 10 }]);
  });

  test("whose row moved since the check leads to where its session is now", async () => {
    const bench = withPetition();
    await bench.pane.review();
    sheetNamed(bench.grid, "Calendario").insertRows(3, 2);
    await pause(20);
    await bench.pane.goToRow(4);
    expect(bench.grid.selection().rects[0]).toMatchObject({ row: 6 });
    expect(bench.state().outcome).toMatchObject({ changedBy: undefined });
  });

  test("whose session is gone says so", async () => {
    const bench = withPetition();
    await bench.pane.review();
    const sheet = sheetNamed(bench.grid, "Calendario");
    sheet.write({ row: 4, column: 1, rows: 1, columns: 1 }, [["E-77"]]);
    await pause(20);
    await bench.pane.goToRow(4);
    expect(bench.state().notice).toEqual({ kind: "told", tone: "refused", text: YEAR_SECTION_TEXTS.gone });
  });

  test("does nothing where there is no report", async () => {
    const bench = withPetition();
    await bench.pane.goToRow(4);
    expect(bench.requests()).toBe(0);
  });
});
