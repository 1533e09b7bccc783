import * as fc from "fast-check";
import { RESULT_WORDS } from "../../src/messages/seats";
import { allocate } from "../../src/seats/allocate";
import type { Candidate, SeatReadings } from "../../src/seats/candidate";
import { allocateSeats, INDEPENDENTS, keyOf } from "../oracle/seats";

const PARTIES = ["A", "B", "C", "D", INDEPENDENTS];

const statuses = fc.constantFrom(
  undefined,
  undefined,
  undefined,
  undefined,
  undefined,
  "disqualified" as const,
  "unsworn" as const,
);

/** Small elections with ties of every kind: few distinct votes, few rows. */
const slates = fc
  .uniqueArray(
    fc.record({
      party: fc.constantFrom(...PARTIES),
      row: fc.integer({ min: 1, max: 4 }),
      votes: fc.integer({ min: 1, max: 6 }),
      status: statuses,
    }),
    { selector: ({ party, row }) => `${party} ${row}`, minLength: 2, maxLength: 14 },
  )
  .map((lines) => lines.map(({ status, ...line }): Candidate => (status ? { ...line, status } : line)));

const readings = fc.record<SeatReadings>({
  rank: fc.constantFrom("suma", "mejor"),
  opposition: fc.constantFrom("no", "sí"),
  directTie: fc.constantFrom("fila", "emblema"),
  independents: fc.constantFrom("candidatos", "partido"),
});

/** Votes under the emblems of all, equal ones among them. */
const emblems = fc.option(
  fc
    .tuple(...PARTIES.map(() => fc.integer({ min: 3, max: 6 })))
    .map((votes) => Object.fromEntries(PARTIES.map((party, at) => [party, votes[at]!]))),
  { nil: undefined },
);

interface Told {
  readonly results: Readonly<Record<string, string>>;
  readonly designate: number;
  readonly unfilled: number;
}

type Emblem = Readonly<Record<string, number>> | undefined;

function ours(slate: readonly Candidate[], chosen: SeatReadings, emblem: Emblem): Told {
  const allocation = allocate(slate, "Culebra", chosen, emblem && new Map(Object.entries(emblem)));
  const { results, parties, open } = allocation;
  return {
    results: Object.fromEntries(slate.map((one, at) => [keyOf(one), RESULT_WORDS[results[at]!].es])),
    designate: open.withoutParty + parties.reduce((sum, { toDesignate }) => sum + toDesignate, 0),
    unfilled: open.withoutCandidate,
  };
}

function theirs(slate: readonly Candidate[], chosen: SeatReadings, emblem: Emblem): Told {
  const options = { ...chosen, ...(emblem ? { emblem } : {}) };
  const { results, designate, unfilled } = allocateSeats([...slate], "Culebra", options);
  return { results: Object.fromEntries(results), designate, unfilled };
}

test("small elections come out as when every way of resolving what is open is gone through one by one", () => {
  fc.assert(
    fc.property(slates, readings, emblems, (slate, chosen, emblem) => {
      // Equal votes under the emblems, where these come first, leave the tie to the row here and open there.
      const equal = emblem && new Set(Object.values(emblem)).size < PARTIES.length;
      fc.pre(chosen.directTie === "fila" || !equal);
      expect(ours(slate, chosen, emblem)).toEqual(theirs(slate, chosen, emblem));
    }),
    { numRuns: 1000 },
  );
});

const CHOSEN: SeatReadings = {
  rank: "suma",
  opposition: "no",
  directTie: "fila",
  independents: "candidatos",
};

test("a seat that a party must designate in every way is told, though the tie before it is open", () => {
  const slate: Candidate[] = [
    ...[1, 2, 3].map((row) => ({ party: "A", row, votes: 1 })),
    { party: "C", row: 1, votes: 1 },
    { party: "D", row: 1, votes: 1 },
    { party: "D", row: 2, votes: 1, status: "disqualified" },
  ];
  expect(ours(slate, CHOSEN, undefined).designate).toBe(1);
});

test("R13: one vacant seat may count for its party and another not, and so nothing is decided by it", () => {
  const slate: Candidate[] = [
    { party: "A", row: 1, votes: 5, status: "disqualified" },
    { party: "A", row: 2, votes: 2 },
    { party: "A", row: 3, votes: 5 },
    { party: "B", row: 1, votes: 5, status: "disqualified" },
    { party: "B", row: 2, votes: 5 },
    { party: "B", row: 3, votes: 1 },
    { party: "D", row: 1, votes: 5 },
    { party: "D", row: 2, votes: 5 },
    { party: INDEPENDENTS, row: 1, votes: 5 },
  ];
  expect(ours(slate, { ...CHOSEN, opposition: "sí" }, undefined).results["B-3"]).toBe("sin decidir");
});
