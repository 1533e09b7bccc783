import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { DEFAULT_READINGS } from "../../src/law/readings";
import { RESULT_WORDS } from "../../src/messages/seats";
import { allocate, type Allocation } from "../../src/seats/allocate";
import type { Candidate, CandidateStatus, SeatReadings } from "../../src/seats/candidate";

interface Case {
  readonly name: string;
  readonly input: Partial<SeatReadings> & {
    readonly size: number | string;
    readonly candidates: readonly (readonly [string, number, number, CandidateStatus?])[];
    readonly emblem?: Readonly<Record<string, number>>;
  };
  readonly output: {
    readonly results: Readonly<Record<string, string>>;
    readonly open?: number;
    readonly designate?: number;
    readonly unfilled?: number;
    readonly parties?: Readonly<Record<string, readonly [number, number]>>;
  };
}

const cases = parse(readFileSync(join(__dirname, "cases/seats.yaml"), "utf8")) as Case[];

function allocated({ size, candidates, emblem, ...readings }: Case["input"]): Allocation {
  const slate = candidates.map(([party, row, votes, status]): Candidate => ({
    party,
    row,
    votes,
    ...(status ? { status } : {}),
  }));
  const partyVotes = emblem && new Map(Object.entries(emblem));
  return allocate(slate, size, { ...DEFAULT_READINGS, ...readings }, partyVotes);
}

function outcome({ slate, results, parties, open }: Allocation): Record<string, unknown> {
  const named = slate.candidates.flatMap(({ party, row }, i) =>
    results[i] === "none" ? [] : [[`${party}-${row}`, RESULT_WORDS[results[i]!].es]],
  );
  return {
    results: Object.fromEntries(named),
    open: open.total,
    designate: open.withoutParty + parties.reduce((sum, { toDesignate }) => sum + toDesignate, 0),
    unfilled: open.withoutCandidate,
  };
}

/** Seats that a party's own candidates fill. */
function filledSeats({ slate, parties }: Allocation): Record<string, number[]> {
  return Object.fromEntries(
    parties.map(({ party, direct, minority, toDesignate }) => [
      slate.parties[party]!.name,
      [direct, minority - toDesignate],
    ]),
  );
}

describe("cases of § 4153", () => {
  it.each(cases.map((one) => [one.name, one] as const))("%s", (_, { input, output }) => {
    const { parties, ...expected } = output;
    const allocation = allocated(input);
    expect(outcome(allocation)).toEqual({ open: 0, designate: 0, unfilled: 0, ...expected });
    if (parties) expect(filledSeats(allocation)).toMatchObject(parties);
  });
});
