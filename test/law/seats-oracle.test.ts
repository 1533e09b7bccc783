import * as fc from "fast-check";
import { RESULT_WORDS } from "../../src/messages/seats";
import { allocate } from "../../src/seats/allocate";
import type { Candidate, SeatReadings } from "../../src/seats/candidate";
import { allocateSeats, INDEPENDENTS, keyOf, openSeats } from "../oracle/seats";

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

const OPEN_RESULTS = ["minoría", "empate", "sin decidir"];

interface Told {
  readonly results: Readonly<Record<string, string>>;
  readonly designate: number | "open";
  readonly unfilled: number;
}

type Emblem = Readonly<Record<string, number>> | undefined;

function ours(slate: readonly Candidate[], chosen: SeatReadings, emblem: Emblem): Told {
  const allocation = allocate(slate, "Culebra", chosen, emblem && new Map(Object.entries(emblem)));
  const { results, parties, open } = allocation;
  return {
    results: Object.fromEntries(slate.map((one, at) => [keyOf(one), RESULT_WORDS[results[at]!].es])),
    // Where a tie is open it is told which ones are, not yet how many there are in every case.
    designate:
      open.direct + open.minority > 0
        ? "open"
        : open.withoutParty + parties.reduce((sum, { toDesignate }) => sum + toDesignate, 0),
    unfilled: open.withoutCandidate,
  };
}

function theirs(slate: readonly Candidate[], chosen: SeatReadings, emblem: Emblem): Told {
  const outcome = allocateSeats([...slate], "Culebra", { ...chosen, ...(emblem ? { emblem } : {}) });
  const { results, designate, unfilled } = outcome;
  return {
    results: Object.fromEntries(results),
    designate: openSeats(outcome) > 0 ? "open" : designate,
    unfilled,
  };
}

test("small elections come out as when every way of resolving what is open is gone through one by one", () => {
  fc.assert(
    fc.property(slates, readings, emblems, (slate, chosen, emblem) => {
      // Equal votes under the emblems, where these come first, leave the tie to the row here and open there.
      const equal = emblem && new Set(Object.values(emblem)).size < PARTIES.length;
      fc.pre(chosen.directTie === "fila" || !equal);
      // Under R13 `sí` a vacated seat may count for its party here even where another has filled it: less is decided.
      const vacated = slate.some(({ status }) => status === "disqualified");
      fc.pre(chosen.opposition === "no" || !vacated);
      expect(ours(slate, chosen, emblem)).toEqual(theirs(slate, chosen, emblem));
    }),
    { numRuns: 1000 },
  );
});

test("what is decided under R13 `sí` is so in every way of filling the seat of a disqualified candidate", () => {
  fc.assert(
    fc.property(slates, readings, (slate, chosen) => {
      fc.pre(slate.filter(({ status }) => status === "disqualified").length < 2);
      const readings = { ...chosen, opposition: "sí", directTie: "fila" } as const;
      const [here, there] = [ours(slate, readings, undefined), theirs(slate, readings, undefined)];
      for (const [candidate, result] of Object.entries(here.results))
        if (!OPEN_RESULTS.includes(result))
          expect([candidate, there.results[candidate]]).toEqual([candidate, result]);
    }),
    { numRuns: 500 },
  );
});
