import { setTimeout as pause } from "node:timers/promises";
import { seats } from "../../functions/answers/outcome";
import type { SheetCell } from "../../src/calendar/input";
import { PANE_SEATS_TEXTS } from "../../src/messages/pane-seats";
import { candidateAreaOf } from "../../src/workbook/candidate-area";
import { municipalityShown, seatAnswerOf, type SeatAnswer } from "../../taskpane/seat-answer";
import type { SeatBook } from "../../taskpane/seat-book";
import { seatDataOf } from "../../taskpane/pictures/seat-data";
import { statusOf, warningOf } from "../../taskpane/words";
import type { MemoryGrid } from "../host/memory-grid";
import { addSheet, sheetNamed, startPane, withCalendar, type PaneBench } from "./pane-bench";

/** Of one legislature of five: A has four direct seats, B the minority's. */
const CULEBRA: SheetCell[][] = [
  ["Partido", "Fila", "Votos"],
  ["A", 1, 90],
  ["A", 2, 80],
  ["A", 3, 70],
  ["A", 4, 60],
  ["B", 1, 50],
  ["B", 2, 40],
];

function bookOf({ state }: PaneBench): SeatBook {
  const { outcome } = state();
  if (outcome.kind !== "seats") throw new Error(`The pane shows no seats but ${outcome.kind}`);
  return outcome.book;
}

function answerOf(bench: PaneBench): SeatAnswer {
  return seatAnswerOf(bookOf(bench), bench.state().seating, "es");
}

/** Party and seats of each row with figures. */
function seatsOf(bench: PaneBench): string[] {
  const answer = answerOf(bench);
  if (answer.kind !== "seats") return [answer.kind];
  return answer.table
    .slice(1)
    .flatMap(([party, , , total]) => (total === "" ? [] : [`${String(party)} ${String(total)}`]));
}

async function checked(
  rows: SheetCell[][],
  more: (grid: MemoryGrid) => void = () => undefined,
): Promise<PaneBench> {
  const bench = startPane((grid) => {
    addSheet(grid, "Escrutinio", rows);
    more(grid);
  });
  await bench.pane.review();
  return bench;
}

describe("a sheet of candidates", () => {
  test("is told for what it is, in one request, and nothing is written", async () => {
    const bench = await checked(CULEBRA);
    expect(bench.requests()).toBe(1);
    expect(bookOf(bench).source).toMatchObject({ sheet: { name: "Escrutinio" }, range: "A1:C7" });
    expect(statusOf(bench.state()).es).toContain("candidatos");
    expect(bookOf(bench).municipalities).toEqual([]);
  });

  test("offers the calendars of the workbook's other sheets, in one request more", async () => {
    const bench = await checked(CULEBRA, withCalendar);
    expect(bench.requests()).toBe(2);
    const { outcome } = bench.state();
    const [calendar] = outcome.kind === "seats" ? outcome.calendars : [];
    expect(calendar?.sheet.name).toBe("Calendario");
    await bench.pane.reviewCalendar(calendar!);
    expect(bench.grid.active().name()).toBe("Calendario");
    expect(bench.report().findings).toHaveLength(5);
  });

  test("asks for the size where nothing says it, and allots the seats as MUNI_SEATS does", async () => {
    const bench = await checked(CULEBRA);
    expect(answerOf(bench)).toEqual({ kind: "needs-size" });
    bench.pane.chooseSize(5);
    const answer = answerOf(bench);
    expect(answer).toMatchObject({ kind: "seats", members: 5, known: { size: 5, from: "choice" } });
    if (answer.kind === "seats") expect(answer.table).toEqual(seats(CULEBRA, 5, null, null));
    expect(seatsOf(bench)).toEqual(["A 4", "B 1"]);
  });

  test("is drawn from the same table", async () => {
    const bench = await checked(CULEBRA);
    bench.pane.chooseSize(5);
    const answer = answerOf(bench);
    if (answer.kind !== "seats") throw new Error(answer.kind);
    expect(seatDataOf(answer.table, answer.members)).toMatchObject({
      total: 5,
      parties: [
        { name: "A", direct: 4, minority: 0, open: 0 },
        { name: "B", direct: 0, minority: 1, open: 0 },
      ],
    });
  });

  test("takes members and readings from Parámetros", async () => {
    const settings = (grid: MemoryGrid): void =>
      void addSheet(grid, "Parámetros", [
        ["Nombre", "Valor"],
        ["municipio", "Culebra"],
        ["rango", "mejor"],
      ]);
    const bench = await checked(CULEBRA, settings);
    expect(answerOf(bench)).toMatchObject({ kind: "seats", known: { size: 5, from: "settings" } });
    bench.pane.chooseSize(12);
    expect(answerOf(bench)).toMatchObject({ members: 12, known: { from: "choice" } });
    bench.pane.chooseSize(undefined);
    expect(answerOf(bench)).toMatchObject({ members: 5, known: { from: "settings" } });
  });

  test("says which line cannot be read, by its row in the sheet", async () => {
    const rows = [["Resultados", "", ""], ["", "", ""], ...CULEBRA.map((row) => [...row])];
    rows[4]![2] = "muchos";
    const bench = await checked(rows);
    bench.pane.chooseSize(5);
    const answer = answerOf(bench);
    expect(answer).toMatchObject({ kind: "problem" });
    if (answer.kind === "problem") expect(answer.problem.es).toMatch(/línea 5: «muchos»/);
  });

  test("says what an error cell is", async () => {
    const rows = CULEBRA.map((row) => [...row]);
    rows[1]![2] = "#N/A";
    const bench = await checked(rows);
    bench.pane.chooseSize(5);
    expect(answerOf(bench)).toMatchObject({ kind: "problem" });
  });

  test("is read again after an edit, and says so until then", async () => {
    const bench = await checked(CULEBRA);
    bench.pane.chooseSize(5);
    sheetNamed(bench.grid, "Escrutinio").write({ row: 5, column: 2, rows: 1, columns: 1 }, [[100]]);
    await pause(20);
    expect(warningOf(bench.state())).toBe(PANE_SEATS_TEXTS.stale);
    await bench.pane.review();
    expect(warningOf(bench.state()).es).toBe("");
    expect(seatsOf(bench)).toEqual(["A 3", "B 2"]);
    expect(answerOf(bench)).toMatchObject({ members: 5 });
  });

  test("gives way to a calendar, and a calendar to it", async () => {
    const bench = await checked(CULEBRA, withCalendar);
    bench.grid.activate(sheetNamed(bench.grid, "Calendario").id);
    await bench.pane.review();
    expect(bench.state().outcome.kind).toBe("report");
    bench.grid.activate(sheetNamed(bench.grid, "Escrutinio").id);
    await bench.pane.review();
    expect(bench.state().outcome.kind).toBe("seats");
  });

  test("cannot be marked: there are no findings", async () => {
    const bench = await checked(CULEBRA);
    await bench.pane.mark();
    expect(bench.state().outcome.kind).toBe("seats");
    expect(sheetNamed(bench.grid, "Escrutinio").marks()).toEqual([]);
  });
});

describe("a table of several municipalities", () => {
  const of = (municipality: string, size: SheetCell): SheetCell[][] =>
    CULEBRA.slice(1).map((row) => [municipality, size, ...row]);
  const WITH_SIZES: SheetCell[][] = [
    ["Municipio", "Tamaño", "Partido", "Fila", "Votos"],
    ...of("Culebra", 5),
    ...of("Vieques", 12),
  ];

  test("shows the first, then the one that is chosen, each with its own size", async () => {
    const bench = await checked(WITH_SIZES);
    expect(bookOf(bench).municipalities).toEqual(["Culebra", "Vieques"]);
    expect(answerOf(bench)).toMatchObject({ members: 5, known: { from: "column" } });
    bench.pane.chooseMunicipality("Vieques");
    expect(municipalityShown(bookOf(bench), bench.state().seating)).toBe("Vieques");
    expect(answerOf(bench)).toMatchObject({ members: 12, known: { from: "column" } });
  });

  test("takes the sizes of 2020 where no column says them; a chosen size is that of one municipality", async () => {
    const rows = WITH_SIZES.map((row) => row.filter((_, column) => column !== 1));
    const bench = await checked(rows);
    expect(answerOf(bench)).toMatchObject({ members: 5, known: { from: "name" } });
    bench.pane.chooseMunicipality("Vieques");
    expect(answerOf(bench)).toMatchObject({ members: 12, known: { from: "name" } });
    bench.pane.chooseSize(14);
    expect(answerOf(bench)).toMatchObject({ members: 14 });
    bench.pane.chooseMunicipality("Culebra");
    expect(answerOf(bench)).toMatchObject({ members: 5, known: { from: "name" } });
  });

  test("refuses a size that the law gives another municipality", async () => {
    const bench = await checked([WITH_SIZES[0]!, ...of("Vieques", 5)]);
    expect(answerOf(bench)).toMatchObject({ kind: "problem", known: { from: "column" } });
  });

  test("a fault of one municipality leaves the others", async () => {
    const rows = WITH_SIZES.map((row) => [...row]);
    rows.at(-1)![4] = "x";
    const bench = await checked(rows);
    expect(answerOf(bench).kind).toBe("seats");
    bench.pane.chooseMunicipality("Vieques");
    expect(answerOf(bench).kind).toBe("problem");
  });
});

describe("where the candidates are", () => {
  const sheet = { id: "1", name: "Hoja1" };
  const areaOf = (rows: SheetCell[][]) => candidateAreaOf([{ sheet, row: 2, column: 1, rows }]);

  test("a title above, a note below and a spilled table beside are not read", () => {
    const found = areaOf([
      ["Escrutinio", "", "", "", ""],
      ["Partido", "Fila", "Votos", "", "partido"],
      ["A", 1, 9, "", "A"],
      ["", "", "", "", "B"],
    ])!;
    expect(found.area).toMatchObject({
      row: 3,
      column: 1,
      rows: [
        ["Partido", "Fila", "Votos"],
        ["A", 1, 9],
      ],
    });
    expect(found.lines).toEqual([[], [], [], ["Partido", "Fila", "Votos"], ["A", 1, 9]]);
  });

  test("a table that spills to the left of them is not taken for them", () => {
    const found = areaOf([
      ["partido", "", "Party", "Votes"],
      ["A", "", "B", 4],
    ])!;
    expect(found.area.column).toBe(3);
  });

  test("party and votes are what they need", () => {
    expect(
      areaOf([
        ["Partido", "Fila"],
        ["A", 1],
      ]),
    ).toBeUndefined();
    expect(
      areaOf([
        ["Partido", "Votos"],
        ["A", 1],
      ])?.columns.get("votes"),
    ).toBe(1);
  });
});
