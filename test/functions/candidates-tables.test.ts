import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCandidates, readMunicipalities } from "../../functions/read/candidates";
import { electedTable } from "../../functions/tables/elected";
import { seatsAllTable } from "../../functions/tables/seats-all";
import { seatsTable } from "../../functions/tables/seats";
import { DEFAULT_READINGS } from "../../src/law/readings";
import { allocate, type Allocation } from "../../src/seats/allocate";
import type { SeatReadings } from "../../src/seats/candidate";

const ES = { language: "es", headers: true } as const;
const EN = { language: "en", headers: false } as const;

function csv(name: string): string[][] {
  const text = readFileSync(join(__dirname, "../../data", name), "utf8");
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(","));
}

const VOTES = csv("elections-2020.csv");
const SIZES = new Map(csv("municipalities.csv").map(([name, , , , members]) => [name!, Number(members)]));

function election(municipality: string, readings: Partial<SeatReadings> = {}): Allocation {
  const cells = VOTES.filter(([name]) => name === municipality).map(([, , party, , row, votes]) => [
    party,
    Number(row),
    Number(votes),
  ]);
  return allocate(readCandidates(cells), SIZES.get(municipality)!, { ...DEFAULT_READINGS, ...readings });
}

test("the columns of a table as a database writes them are known", () => {
  const text = readFileSync(join(__dirname, "../../data/elections-2020.csv"), "utf8");
  const header = text.split(/\r?\n/)[0]!.split(",");
  expect(header).toContain("ballot_row");
  const own = VOTES.filter(([name]) => name === "Culebra").map((row) =>
    [row[5], row[4], row[2]].map((cell) => Number(cell) || cell),
  );
  const read = readCandidates([[header[5], header[4], header[2]], ...own]);
  expect(allocate(read, "Culebra", DEFAULT_READINGS)).toEqual(election("Culebra"));
});

test("the votes of two municipalities are not put together", () => {
  const table = (other: string) => [
    ["Municipio", "Partido", "Fila", "Votos"],
    ["Culebra", "A", 1, 10],
    ["", "B", 1, 9],
    [other, "A", 2, 8],
  ];
  expect(() => readCandidates(table("Vieques"))).toThrow("The table has 2 municipalities");
  expect(readCandidates(table(" CULEBRA"))).toHaveLength(3);
});

/** A small election in Culebra with something of everything. */
function culebra(...more: unknown[][]): Allocation {
  const rows = [
    ["A", 1, 90],
    ["A", 2, 80],
    ["A", 3, 70],
    ["A", 4, 50],
    ["B", 4, 50],
    ["B", 1, 40],
    ["IND", 1, 1],
  ];
  return allocate(
    readCandidates([["Partido", "Fila", "Votos"], ...rows, ...more]),
    "Culebra",
    DEFAULT_READINGS,
  );
}

function textOf(cell: unknown): string {
  return typeof cell === "string" ? cell : "";
}

describe("the table of MUNI_SEATS", () => {
  it("gives each party's seats in the order of votes, then the other reading", () => {
    expect(seatsTable(election("Aguada"), ES)).toEqual([
      ["partido", "directos", "minoría", "total", "nota"],
      ["PPD", 13, 0, 13, "1.º en votos (suma de sus candidatos: 97670)."],
      ["PNP", 0, 2, 2, "2.º en votos (suma de sus candidatos: 71481)."],
      ["PIP", 0, 1, 1, "3.º en votos (suma de sus candidatos: 9310)."],
      ["MVC", 0, 0, 0, "4.º en votos (suma de sus candidatos: 1521)."],
      [
        "Otra lectura (mejor)",
        "",
        "",
        "",
        "PIP 1 → 0; MVC 0 → 1. PIP fila 10: minoría 3.º → sin escaño; MVC fila 1: sin escaño → minoría 3.º.",
      ],
    ]);
  });

  it("speaks English and leaves the header out when asked", () => {
    const [first, , , , other] = seatsTable(election("Aguada"), EN);
    expect(first).toEqual(["PPD", 13, 0, 13, "1st in votes (sum of its candidates: 97670)."]);
    expect(other![0]).toBe("Other reading (top)");
  });

  it("tells in Nota of R13 with the seats that the other reading moves", () => {
    const rows = seatsTable(election("Aguadilla", { rank: "mejor" }), ES);
    expect(rows.map(([name]) => name)).toEqual([
      "partido",
      "PPD",
      "PNP",
      "MVC",
      "PIP",
      "Otra lectura (suma)",
      "Nota",
    ]);
    expect(rows.at(-1)![4]).toMatch(
      /^PNP: tiene más escaños directos .* oposición = sí: PPD 6 → 8; PNP 9 → 7/,
    );
  });

  it("has independents together, and what is open with what would decide it", () => {
    const rows = seatsTable(culebra(), ES);
    expect(rows.map(([name]) => name)).toEqual(["partido", "A", "B", "Independientes", "Sin decidir"]);
    expect(rows[4]!.slice(0, 4)).toEqual(["Sin decidir", "", "", ""]);
    expect(rows[4]![4]).toMatch(/^Escaños directos: 1, entre A fila 4 y B fila 4, .* \(party_votes\)\./);
  });

  it("tells in a last row of more candidates than a party may nominate", () => {
    const rows = seatsTable(culebra(["A", 5, 0]), ES);
    expect(rows.at(-1)!.slice(0, 4)).toEqual(["Nota", "", "", ""]);
    expect(rows.at(-1)![4]).toMatch(/A trae 5 candidatos y puede postular 4 \(§ 4153 ¶3\)/);
  });
});

describe("the table of MUNI_ELECTED", () => {
  it("has one row for each candidate in the order of the sheet, and a header", () => {
    const allocation = culebra();
    const rows = electedTable(allocation, ES);
    expect(rows[0]).toEqual(["resultado", "por qué", "otra lectura"]);
    expect(rows.slice(1).map(([result]) => result)).toEqual([
      "directo",
      "directo",
      "directo",
      "empate",
      "empate",
      "sin decidir",
      "",
    ]);
    expect(electedTable(allocation, EN)).toHaveLength(7);
  });

  it("says why, and what another reading makes of it", () => {
    const rows = electedTable(election("Aguada"), { language: "es", headers: false });
    expect(rows[0]).toEqual([
      "minoría 2.º",
      "Lugar 15 por votos (5591); escaños directos: 13. PNP cuenta como segundo partido (suma de sus candidatos: 71481); sus escaños de minoría: 2. Lugar 2 entre sus candidatos sin escaño directo. Gana el empate con PNP fila 2 por el orden en la columna del partido (§ 4153(b)).",
      "",
    ]);
    expect(rows.at(-1)![2]).toBe("rango = mejor: minoría 3.º");
  });

  it("tells the rows concerned of too many and of too few candidates", () => {
    const many = electedTable(culebra(["A", 5, 0]), EN);
    expect(many.map(([, why]) => /may nominate/.test(textOf(why)))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
    const few = allocate(
      readCandidates([
        ["A", 1, 9],
        ["B", 1, 8],
      ]),
      12,
      DEFAULT_READINGS,
    );
    expect(
      electedTable(few, EN).every(([, why]) => /fewer candidates \(2\) than seats \(12\)/.test(textOf(why))),
    ).toBe(true);
  });

  it("tells of candidates set apart", () => {
    const rows = [
      ["A", 1, 9, "", "unsworn"],
      ["A", 2, 8, "", "disqualified"],
      ["A", 3, 7, "", ""],
      ["A", 4, 6, "", ""],
      ["A", 5, 5, "Ana", ""],
      ["B", 1, 1, "", "descalificado"],
    ];
    const why = electedTable(allocate(readCandidates(rows), 5, DEFAULT_READINGS), EN);
    expect(why.map(([result]) => result)).toEqual([
      "direct",
      "undecided",
      "direct",
      "direct",
      "undecided",
      "to be designated",
    ]);
    expect(why[0]![1]).toContain("Not sworn in");
    expect(why[1]![1]).toContain("The next by votes: Ana (A row 5).");
    expect(why[4]![1]).toContain("Next by votes if the direct seat of A row 2 is filled.");
    expect(why[5]![1]).toContain("to be designated by the party (§ 4153 ¶6)");
  });
});

describe("the table of MUNI_SEATS_ALL", () => {
  const cells = [
    ["Municipio", "Tamaño", "Partido", "Fila", "Votos"],
    ...VOTES.map(([name, , party, , row, votes]) => [
      name,
      SIZES.get(name!),
      party,
      Number(row),
      Number(votes),
    ]),
  ];

  it("gives the rows of MUNI_SEATS for each of the 78 municipalities after its name", () => {
    const rows = seatsAllTable(readMunicipalities(cells), { ...ES, readings: DEFAULT_READINGS });
    expect(rows[0]).toEqual(["municipio", "partido", "directos", "minoría", "total", "nota"]);
    expect(new Set(rows.slice(1).map(([name]) => name)).size).toBe(78);
    const aguada = rows.filter(([name]) => name === "Aguada").map((row) => row.slice(1));
    expect(aguada).toEqual(seatsTable(election("Aguada"), { ...ES, headers: false }));
    expect(rows.filter(([, name]) => name === "Otra lectura (mejor)")).toHaveLength(25);
  });

  it("names the municipality whose candidates cannot be read", () => {
    const rows = [cells[0]!, ["X", 12, "A", 1, 5], ["X", 12, "A", 1, 4], ["Y", 13, "A", 1, 5]];
    const table = (from: unknown[][]) => () =>
      seatsAllTable(readMunicipalities(from), { ...ES, readings: DEFAULT_READINGS });
    expect(table(rows)).toThrow("X: candidates: ballot row 1 occurs twice in A.");
    expect(table([rows[0]!, rows[3]!])).toThrow("Y: size: “13” is no size");
  });
});
