import { DEFAULT_READINGS } from "../../src/law/readings";
import { Problem } from "../../src/messages/problem";
import { allocate, type Allocation } from "../../src/seats/allocate";
import type { Candidate, CandidateStatus, PartyVotes, SeatReadings } from "../../src/seats/candidate";
import { openSeatsOf } from "../../src/seats/open-seats";
import { notesOf } from "../../src/seats/notes";
import { furtherReadings, otherReading } from "../../src/seats/other-readings";
import type { SizeInput } from "../../src/seats/size";
import { explain } from "../../src/seats/why";

/** A line such as `A1 90` or `B2 40 unsworn`: party, ballot row, votes, status. */
function slate(...lines: string[]): Candidate[] {
  return lines.map((line) => {
    const [, party, row, votes, status] = /^(\D*)(\d+) (\d+) ?(\w+)?$/.exec(line)!;
    const standing = status as CandidateStatus | undefined;
    return {
      party: party!,
      row: Number(row),
      votes: Number(votes),
      ...(standing ? { status: standing } : {}),
    };
  });
}

interface Given {
  readonly size?: SizeInput;
  readonly partyVotes?: PartyVotes;
  readonly readings?: Partial<SeatReadings>;
}

function seats(lines: string[], { size = "Culebra", partyVotes, readings }: Given = {}): Allocation {
  return allocate(slate(...lines), size, { ...DEFAULT_READINGS, ...readings }, partyVotes);
}

function resultOf(allocation: Allocation): Record<string, string> {
  const all = allocation.slate.candidates.map(({ party, row }, i) => [
    `${party}${row}`,
    allocation.results[i]!,
  ]);
  return Object.fromEntries(all.filter(([, result]) => result !== "none"));
}

function partiesOf({ parties, slate }: Allocation): Record<string, number[]> {
  return Object.fromEntries(
    parties.map(({ party, direct, minority, total }) => [
      slate.parties[party]!.name,
      [direct, minority, total],
    ]),
  );
}

describe("a tie for the last direct seat (¶4, R14)", () => {
  const SAME_ROW = ["A1 90", "A2 80", "A3 70", "A4 50", "B4 50", "B1 40", "B2 30"];

  it("goes to the smaller ballot row", () => {
    const allocation = seats(["A1 90", "A2 80", "A3 70", "A4 50", "B1 50", "B2 30"]);
    expect(resultOf(allocation)).toMatchObject({ B1: "direct", B2: "minority-second" });
    expect(explain(allocation)(4)).toContainEqual({ kind: "direct-tie", won: true, others: [3], by: "row" });
    expect(explain(allocation)(3)).toContainEqual({ kind: "direct-tie", won: false, others: [4], by: "row" });
  });

  it("is open on the same row, and with it the minority seat that hangs on it", () => {
    const allocation = seats(SAME_ROW);
    expect(resultOf(allocation)).toEqual({
      A1: "direct",
      A2: "direct",
      A3: "direct",
      A4: "tie",
      B4: "tie",
      B1: "undecided",
    });
    expect(partiesOf(allocation)).toEqual({ A: [3, 0, 3], B: [0, 1, 1] });
    expect(allocation.open).toMatchObject({ direct: 1, minority: 0, total: 1 });
    expect(openSeatsOf(allocation)).toEqual([
      { kind: "direct-tie", seats: 1, candidates: [3, 4], emblems: false },
      { kind: "knock-on", candidates: [5] },
    ]);
  });

  it("seats in any case one who is next in his party when he loses it", () => {
    const allocation = seats(SAME_ROW);
    expect(allocation.seated).toEqual([true, true, true, false, true, false, false]);
    expect(explain(allocation)(4)).toContainEqual({ kind: "certain" });
  });

  it("counts that one as a seat of his party even where its kind is open", () => {
    const allocation = seats(["A1 90", "A2 80", "A3 70", "A4 50", "B4 50", "C1 10"], {});
    expect(partiesOf(allocation)["B"]).toEqual([0, 1, 1]);
  });

  it("goes to the party with more emblem votes where they are given", () => {
    const partyVotes = new Map([
      ["a", 400],
      ["B", 500],
    ]);
    const allocation = seats(SAME_ROW, { partyVotes });
    expect(resultOf(allocation)).toMatchObject({ B4: "direct", A4: "minority-second" });
    expect(explain(allocation)(4)).toContainEqual({
      kind: "direct-tie",
      won: true,
      others: [3],
      by: "emblem",
    });
    expect(openSeatsOf(allocation)).toEqual([]);
  });

  it("stays open where the emblem votes are equal too", () => {
    const partyVotes = new Map([
      ["A", 400],
      ["B", 400],
    ]);
    const [tie, rank] = openSeatsOf(seats(SAME_ROW, { partyVotes }));
    expect(tie).toMatchObject({ kind: "direct-tie", emblems: true });
    expect(rank).toMatchObject({ kind: "rank-tie", parties: [0, 1], emblems: true });
  });

  it("goes by emblem before row under emblema, and by row inside a party", () => {
    const lines = ["A1 90", "A2 80", "A3 50", "A4 50", "B1 50", "B2 30"];
    const partyVotes = new Map([
      ["A", 500],
      ["B", 400],
    ]);
    const emblema = seats(lines, { partyVotes, readings: { directTie: "emblema" } });
    expect(resultOf(emblema)).toMatchObject({ A3: "direct", A4: "direct", B1: "minority-second" });
    expect(explain(emblema)(4)).toContainEqual({
      kind: "direct-tie",
      won: false,
      others: [2, 3],
      by: "emblem",
    });
    expect(furtherReadings(emblema, partyVotes).map(({ option, value }) => [option, value])).toEqual([
      ["directTie", "fila"],
    ]);
  });

  it("goes by row under emblema where no emblem votes are given", () => {
    const lines = ["A1 90", "A2 80", "A3 70", "A4 50", "B1 50", "B2 30"];
    expect(resultOf(seats(lines, { readings: { directTie: "emblema" } }))).toEqual(resultOf(seats(lines)));
  });

  it("is open between two independents on the same row, and moves no minority seat", () => {
    const allocation = seats(["A1 90", "A2 80", "A3 70", "IND1 50", "INDPT1 50", "B1 40"]);
    expect(resultOf(allocation)).toMatchObject({ IND1: "tie", INDPT1: "tie", B1: "minority-second" });
  });

  it("stays sound when more candidates tie than can be gone through", () => {
    const parties = Array.from({ length: 30 }, (_, at) => `P${"x".repeat(at)}1 7`);
    const allocation = seats([...parties, "Q1 9", "Q2 8", "Q3 7"], { size: 16 });
    expect(allocation.direct.complete).toBe(false);
    expect(allocation.results.slice(0, 30).every((result) => result === "tie")).toBe(true);
    expect(resultOf(allocation)).toMatchObject({ Q1: "direct", Q2: "direct" });
    expect(allocation.results[32]).not.toBe("direct");
  });
});

describe("places of the parties (R15)", () => {
  const EQUAL = ["A1 90", "A2 80", "A3 70", "A4 60", "A5 55", "A6 54", "A7 53", "A8 52", "A9 51"];

  it("with second and third equal gives each a seat and leaves the third open", () => {
    const allocation = seats([...EQUAL, "B1 20", "B2 10", "C1 16", "C2 14"], { size: 12 });
    expect(partiesOf(allocation)).toMatchObject({ B: [0, 1, 1], C: [0, 1, 1] });
    expect(resultOf(allocation)).toMatchObject({
      B1: "minority",
      C1: "minority",
      B2: "undecided",
      C2: "undecided",
    });
    expect(openSeatsOf(allocation)).toEqual([
      { kind: "rank-tie", seats: 1, parties: [1, 2], emblems: false },
    ]);
  });

  it("with first and second equal leaves two seats open and the third's decided", () => {
    const allocation = seats(
      ["A1 90", "A2 80", "B1 100", "B2 70", "C1 60", "C2 50", "D1 5", "A3 1", "B3 1"],
      {
        size: 12,
      },
    );
    expect(partiesOf(allocation)["C"]).toEqual([2, 1, 3]);
    expect(openSeatsOf(allocation)).toMatchObject([{ kind: "rank-tie", seats: 2, parties: [0, 1] }]);
  });

  it("says nothing of a tie for fourth place", () => {
    const allocation = seats([...EQUAL, "B1 30", "B2 20", "C1 16", "D1 5", "E1 5"], { size: 12 });
    expect(allocation.open.total).toBe(0);
  });

  it("is settled by the party votes, which win over both ranks and leave no other reading", () => {
    const partyVotes = new Map([
      ["A", 900],
      ["B", 10],
      ["C", 20],
    ]);
    const allocation = seats([...EQUAL, "B1 20", "B2 10", "C1 16", "C2 14"], { size: 12, partyVotes });
    expect(resultOf(allocation)).toMatchObject({
      C1: "minority-second",
      C2: "minority-second",
      B1: "minority-third",
    });
    expect(otherReading(allocation, partyVotes)).toBeUndefined();
  });

  it("wants the votes of every ranked party and names one that has no candidates", () => {
    const lines = ["A1 9", "B1 8", "IND1 1"];
    expect(() => seats(lines, { partyVotes: new Map([["A", 1]]) })).toThrow(/votes of B/);
    const partyVotes = new Map([
      ["A", 2],
      ["B", 1],
      ["Z", 9],
    ]);
    expect(notesOf(seats(lines, { partyVotes }))).toContainEqual({ kind: "stranger", name: "Z" });
  });
});

describe("the party with most direct seats is not first in votes (R13)", () => {
  const LINES = ["A1 90", "A2 80", "A3 70", "A4 1", "B1 60", "B2 59", "B3 58", "B4 57", "B5 56", "C1 5"];

  it("ranks all parties by default, with a note and the other reading", () => {
    const allocation = seats(LINES);
    expect(resultOf(allocation)).toMatchObject({ A4: "minority-second" });
    expect(notesOf(allocation)).toContainEqual({ kind: "opposition", parties: [0] });
    const [opposition] = furtherReadings(allocation);
    expect(opposition).toMatchObject({ option: "opposition", value: "sí" });
    expect(opposition!.candidates.map(({ candidate }) => candidate)).toEqual([3, 5]);
  });

  it("leaves it out under sí, so that the first of the others is the second party", () => {
    expect(resultOf(seats(LINES, { readings: { opposition: "sí" } }))).toMatchObject({
      B2: "minority-second",
    });
  });

  it("decides nothing under sí where two parties have most direct seats", () => {
    const lines = ["A1 90", "A2 80", "A3 10", "B1 100", "B2 70", "B3 50", "C1 5"];
    const allocation = seats(lines, { readings: { opposition: "sí" } });
    expect(allocation.open).toMatchObject({ direct: 0, minority: 1 });
    expect(openSeatsOf(allocation)).toEqual([{ kind: "majority", parties: [1, 0] }]);
    expect(seats(lines).open.total).toBe(0);
  });
});

describe("seats without a candidate or a party (R16)", () => {
  it("are to be designated where the party has no one left", () => {
    const allocation = seats(["A1 90", "A2 80", "A3 70", "B1 60", "C1 5"]);
    expect(partiesOf(allocation)["B"]).toEqual([1, 1, 2]);
    expect(notesOf(allocation)).toContainEqual({ kind: "designate", party: 1, seats: 1 });
    expect(allocation.open.total).toBe(0);
  });

  it("have no party where there is only one", () => {
    const allocation = seats(["A1 90", "A2 80", "A3 70", "A4 60", "A5 50"]);
    expect(openSeatsOf(allocation)).toEqual([{ kind: "without-party", seats: 1 }]);
    expect(resultOf(allocation)["A5"]).toBeUndefined();
  });

  it("have no candidate where there are too few", () => {
    const allocation = seats(["A1 90", "B1 80"], { size: 12 });
    expect(allocation.open).toMatchObject({ withoutCandidate: 7, total: 0 });
    expect(notesOf(allocation)).toContainEqual({ kind: "few-candidates", candidates: 2, seats: 12 });
  });

  it("are all the second's where only two parties stand (c)", () => {
    const allocation = seats(["A1 90", "A2 80", "A3 70", "A4 60", "IND1 55", "B1 50"]);
    expect(resultOf(allocation)).toMatchObject({ B1: "minority-second" });
  });
});

describe("candidates set apart (¶2, ¶6)", () => {
  it("leaves a disqualified one's direct seat open and names the next", () => {
    const allocation = seats(["A1 90", "A2 80", "A3 70", "A4 60 disqualified", "B1 50", "B2 40"]);
    expect(resultOf(allocation)).toMatchObject({ A4: "undecided", B1: "undecided", B2: "undecided" });
    expect(openSeatsOf(allocation)[0]).toEqual({ kind: "vacated", candidates: [3], next: [4] });
    expect(explain(allocation)(4)).toContainEqual({ kind: "next-in-line", vacated: [3] });
    expect(allocation.seated[4]).toBe(true);
  });

  it("passes over disqualified ones in the line of those next", () => {
    const allocation = seats([
      "A1 90",
      "A2 80",
      "A3 70",
      "A4 60 disqualified",
      "B1 50 disqualified",
      "B2 40",
    ]);
    expect(openSeatsOf(allocation)[0]).toEqual({ kind: "vacated", candidates: [3], next: [5] });
    expect(resultOf(allocation)["B1"]).toBe("to-be-designated");
  });

  it("lets a tie of a disqualified one be open to both outcomes", () => {
    const allocation = seats(["A1 90", "A2 80", "A3 70", "A4 50", "B4 50 disqualified", "B1 40"]);
    expect(resultOf(allocation)).toMatchObject({ A4: "tie", B4: "tie", B1: "undecided" });
  });

  it("has the party designate for a disqualified one in a minority seat, and moves nobody up", () => {
    const allocation = seats(["A1 90", "A2 80", "A3 70", "A4 60", "B1 50 disqualified", "B2 40"]);
    expect(resultOf(allocation)).toMatchObject({ B1: "to-be-designated" });
    expect(partiesOf(allocation)["B"]).toEqual([0, 1, 1]);
  });

  it("keeps the seat of one who was not sworn in", () => {
    const allocation = seats(["A1 90", "A2 80", "A3 70", "A4 60 unsworn", "B1 50"]);
    expect(resultOf(allocation)).toMatchObject({ A4: "direct" });
    expect(notesOf(allocation)).toContainEqual({ kind: "unsworn", candidate: 3, result: "direct" });
  });
});

describe("independents (R17)", () => {
  const LINES = ["A1 90", "A2 80", "A3 70", "A4 60", "INDPT1 50", "ind2 50", "B1 40", "X1 5 independent"];

  it("take direct seats only, and are one party under the other reading", () => {
    expect(resultOf(seats(LINES))).toMatchObject({ B1: "minority-second" });
    const party = seats(LINES.slice(0, -1), { readings: { independents: "partido" } });
    expect(resultOf(party)).toMatchObject({ INDPT1: "minority-second" });
    expect(furtherReadings(seats(LINES.slice(0, -1))).map(({ option }) => option)).toEqual(["independents"]);
  });

  it("are not read as a party where two of them have the same ballot row", () => {
    expect(furtherReadings(seats(LINES))).toEqual([]);
    expect(() => seats(LINES, { readings: { independents: "partido" } })).toThrow(/occurs twice/);
  });

  it("have no limit of nominations, as parties have", () => {
    const independents = Array.from({ length: 6 }, (_, at) => `IND${at + 1} 1`);
    const allocation = seats([...independents, "A1 9", "A2 8", "A3 7", "A4 6", "A5 5", "B1 2"]);
    const notes = notesOf(allocation).filter(({ kind }) => kind === "over-nominated");
    expect(notes).toEqual([{ kind: "over-nominated", party: 1, candidates: 5, limit: 4 }]);
  });
});

describe("candidates that cannot be read together", () => {
  it.each([
    ["a fractional count", { party: "A", row: 1, votes: 1.5 }],
    ["a negative count", { party: "A", row: 1, votes: -1 }],
    ["a count that is none", { party: "A", row: 1, votes: NaN }],
    ["a ballot row of 0", { party: "A", row: 0, votes: 1 }],
    ["a candidate without a party", { party: " ", row: 1, votes: 1 }],
  ])("refuses %s", (_, candidate) => {
    expect(() => allocate([candidate], 12, DEFAULT_READINGS)).toThrow(Problem);
  });

  it("refuses the same ballot row twice in a party, however its name is written", () => {
    expect(() => seats(["A1 9", "á1 8"])).toThrow(/row 1 occurs twice/);
  });

  it("takes no candidates at all as nothing decided", () => {
    expect(allocate([], 12, DEFAULT_READINGS).open).toMatchObject({ withoutCandidate: 9, withoutParty: 3 });
  });
});
