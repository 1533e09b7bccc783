import { PassedError } from "../../functions/cell";
import { readCandidates, readMunicipalities } from "../../functions/read/candidates";
import { readPartyVotes } from "../../functions/read/party-votes";
import { Problem } from "../../src/messages/problem";

/** The problem that reading raises, in English, with its kind. */
function problemOf(read: () => unknown): string {
  try {
    read();
  } catch (problem) {
    if (problem instanceof Problem) return `${problem.kind}: ${problem.text.en}`;
    throw problem;
  }
  throw new Error("nothing was wrong");
}

const A1 = { party: "A", row: 1, votes: 90 };
const B2 = { party: "B", row: 2, votes: 0 };

describe("a range of candidates", () => {
  it.each([
    [
      "without headers",
      [
        ["A", 1, 90],
        ["B", 2, 0],
      ],
    ],
    [
      "with Spanish headers",
      [
        ["Partido", "Fila en la papeleta", "Votos"],
        ["A", 1, 90],
        ["B", 2, 0],
      ],
    ],
    [
      "with English headers in another order",
      [
        ["votes", "PARTY", "Ballot  row"],
        [90, "A", 1],
        [0, "B", 2],
      ],
    ],
    [
      "with columns that are not known",
      [
        ["Partido", "Lema", "Fila", "Votos"],
        ["A", "x", 1, 90],
        ["B", 3, 2, 0],
      ],
    ],
    [
      "with blank lines, as null, text and zero",
      [
        ["A", 1, 90],
        [null, "", undefined],
        [0, 0, 0],
        ["B", 2, 0],
      ],
    ],
    [
      "with results of other functions",
      [
        [{ type: "String", basicValue: "A" }, 1, { type: "Double", basicValue: 90 }],
        ["B", 2, 0],
      ],
    ],
  ])("is read %s", (_, cells) => {
    expect(readCandidates(cells)).toEqual([A1, B2]);
  });

  it("has names and statuses in either language", () => {
    const rows = [
      ["A", 1, 90, "Ana", "Descalificado"],
      ["A", 2, 80, null, "NO JURAMENTÓ"],
      ["", 1, 70, "", "independent"],
      ["A", 3, 60, 0, 0],
    ];
    expect(readCandidates(rows)).toEqual([
      { party: "A", row: 1, votes: 90, name: "Ana", status: "disqualified" },
      { party: "A", row: 2, votes: 80, status: "unsworn" },
      { party: "", row: 1, votes: 70, status: "independent" },
      { party: "A", row: 3, votes: 60 },
    ]);
  });

  it.each([
    [
      "without headers",
      [
        ["A", 9],
        ["B", 8],
        [" a ", 7],
        ["Ind", 6],
        ["INDPT", 5],
      ],
    ],
    [
      "with headers",
      [
        ["Party", "Votes"],
        ["A", 9],
        ["B", 8],
        [" a ", 7],
        ["Ind", 6],
        ["INDPT", 5],
      ],
    ],
  ])("of party and votes alone takes the order inside each party as ballot order, %s", (_, cells) => {
    expect(readCandidates(cells).map(({ row }) => row)).toEqual([1, 1, 2, 1, 2]);
  });

  it.each([
    ["blank votes", [["A", 1, null]], "value: candidates, line 1: Votes is missing"],
    [
      "votes as text",
      [
        ["A", 1, 5],
        ["A", 2, "90"],
      ],
      "value: candidates, line 2: “90” is no number of votes",
    ],
    ["negative votes", [["A", 1, -1]], "value: candidates, line 1: “-1” is no number of votes"],
    ["fractional votes", [["A", 1, 1.5]], "value: candidates, line 1: “1.5” is no number of votes"],
    ["TRUE for votes", [["A", 1, true]], "value: candidates, line 1: “true” is no number of votes"],
    ["a blank ballot row", [["A", null, 5]], "value: candidates, line 1: Row is missing"],
    ["a ballot row of 0", [["A", 0, 5]], "value: candidates, line 1: “0” is no ballot row"],
    [
      "a blank party",
      [
        ["Partido", "Fila", "Votos"],
        [null, 1, 5],
      ],
      "value: candidates, line 2: Party is missing",
    ],
    ["an unknown status", [["A", 1, 5, "", "electo"]], "value: candidates, line 1: “electo” is no status"],
    [
      "headers without votes",
      [
        ["Partido", "Fila"],
        ["A", 1],
      ],
      "value: candidates: the column Votes is missing",
    ],
    [
      "headers without a party",
      [
        ["Fila", "Votos"],
        [1, 5],
      ],
      "value: candidates: the column Party is missing",
    ],
    [
      "headers without a row",
      [
        ["Partido", "Votos", "Nombre"],
        ["A", 5, "x"],
      ],
      "value: candidates: the column Row is missing",
    ],
    [
      "a row column under another name",
      [
        ["Partido", "Casilla", "Votos"],
        ["A", 1, 5],
      ],
      "value: candidates: the column Row is missing",
    ],
    [
      "the same header twice",
      [
        ["Partido", "Votos", "Votes"],
        ["A", 1, 5],
      ],
      "value: candidates: the column Votes occurs twice",
    ],
    ["one column", [["A"], ["B"]], "value: candidates: the column Votes is missing"],
    ["six columns without headers", [["A", 1, 5, "", "", 7]], "value: candidates: without headers at most 5"],
    ["nothing", [[null, null]], "missing: candidates: there is no candidate"],
    ["headers alone", [["Partido", "Fila", "Votos"]], "missing: candidates: there is no candidate"],
  ])("with %s is refused", (_, cells, message) => {
    expect(problemOf(() => readCandidates(cells))).toContain(message);
  });

  it("passes an error cell on", () => {
    expect(() => readCandidates([["A", 1, { type: "Error", basicValue: "#DIV/0!" }]])).toThrow(PassedError);
  });
});

describe("a range of many municipalities", () => {
  const HEADERS = ["Municipio", "Tamaño", "Partido", "Fila", "Votos"];

  it("is grouped by name, with the size on any of its lines", () => {
    const rows = [
      HEADERS,
      ["Culebra", 5, "A", 1, 90],
      ["San Juan", null, "A", 1, 70],
      [" culebra", "", "B", 2, 0],
      ["San Juan", "San Juan", "A", 2, 60],
    ];
    expect(readMunicipalities(rows)).toEqual([
      { municipality: "Culebra", size: "5", candidates: [A1, B2] },
      {
        municipality: "San Juan",
        size: "San Juan",
        candidates: [
          { ...A1, votes: 70 },
          { ...A1, row: 2, votes: 60 },
        ],
      },
    ]);
  });

  it("of party and votes alone counts ballot rows in each municipality anew", () => {
    const rows = [
      ["Municipality", "Members", "Party", "Votes"],
      ["X", 12, "A", 5],
      ["Y", 12, "A", 4],
      ["X", 12, "A", 3],
    ];
    expect(readMunicipalities(rows).map(({ candidates }) => candidates.map(({ row }) => row))).toEqual([
      [1, 2],
      [1],
    ]);
  });

  it.each([
    [
      "two sizes",
      [HEADERS, ["X", 12, "A", 1, 5], ["X", 14, "A", 2, 5]],
      "line 3: X has two sizes, 12 and 14",
    ],
    ["no size", [HEADERS, ["X", null, "A", 1, 5]], "line 2: Size is missing"],
    ["no name", [HEADERS, [null, 12, "A", 1, 5]], "line 2: Municipality is missing"],
    [
      "no size column",
      [
        ["Municipio", "Partido", "Votos"],
        ["X", "A", 5],
      ],
      "the column Size is missing",
    ],
    ["no headers", [["A", 1, 5]], "the column Municipality is missing"],
  ])("with %s is refused", (_, cells, message) => {
    expect(problemOf(() => readMunicipalities(cells))).toContain(message);
  });
});

describe("a range of party votes", () => {
  it("is read with or without a header, blank lines skipped", () => {
    const votes = [
      ["A", 900],
      ["B", 0],
    ];
    const expected = new Map([
      ["A", 900],
      ["B", 0],
    ]);
    expect(readPartyVotes(votes)).toEqual(expected);
    expect(readPartyVotes([["Partido", "Votos"], [null, ""], ...votes])).toEqual(expected);
  });

  it.each([undefined, null, "", [[]], [[null, ""]], [[0, 0]]])("is left out when it is %j", (cells) => {
    expect(readPartyVotes(cells)).toBeUndefined();
  });

  it.each([
    ["a blank party", [["", 5]], "party_votes, line 1: Party is missing"],
    ["blank votes", [["A", null]], "party_votes, line 1: Votes is missing"],
    ["votes as text", [["A", "x"]], "party_votes, line 1: “x” is no number of votes"],
    [
      "a party twice",
      [
        ["A", 5],
        ["á", 4],
      ],
      "party_votes, line 2: á occurs twice",
    ],
  ])("with %s is refused", (_, cells, message) => {
    expect(problemOf(() => readPartyVotes(cells))).toContain(message);
  });
});
