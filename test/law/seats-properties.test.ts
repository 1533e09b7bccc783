import fc from "fast-check";
import { DEFAULT_READINGS } from "../../src/law/readings";
import { allocate, type Allocation } from "../../src/seats/allocate";
import type { Candidate, SeatReadings } from "../../src/seats/candidate";
import { openSeatsOf } from "../../src/seats/open-seats";
import { otherReading } from "../../src/seats/other-readings";

const SIZES = [12, 14, 16, "San Juan", "Culebra"] as const;

/** Few parties, few distinct votes: ties of every kind. */
const slates = fc
  .uniqueArray(
    fc.record({
      party: fc.constantFrom("A", "B", "C", "D", "IND"),
      row: fc.integer({ min: 1, max: 6 }),
      votes: fc.integer({ min: 0, max: 4 }),
      status: fc.constantFrom(
        undefined,
        undefined,
        undefined,
        undefined,
        "disqualified" as const,
        "unsworn" as const,
      ),
    }),
    { selector: ({ party, row }) => `${party} ${row}`, minLength: 1, maxLength: 26 },
  )
  .map((lines) =>
    lines.map(({ status, ...line }): Candidate => (status === undefined ? line : { ...line, status })),
  );

const readings = fc.record<SeatReadings>({
  rank: fc.constantFrom("suma", "mejor"),
  opposition: fc.constantFrom("no", "sí"),
  directTie: fc.constantFrom("fila", "emblema"),
  independents: fc.constantFrom("candidatos", "partido"),
});

const sizes = fc.constantFrom(...SIZES);

function byName({ slate, results, seated }: Allocation): Record<string, string> {
  const named = slate.candidates.map(({ party, row }, i) => [
    `${party}-${row}`,
    `${results[i]} ${seated[i]}`,
  ]);
  return Object.fromEntries(named);
}

function partiesByName({ slate, parties }: Allocation): Record<string, unknown> {
  return Object.fromEntries(parties.map(({ party, ...seats }) => [slate.parties[party]!.name, seats]));
}

describe("every allocation", () => {
  it("is the same in whatever order the candidates are listed", () => {
    const shuffled = slates.chain((slate) =>
      fc.tuple(
        fc.constant(slate),
        fc.shuffledSubarray(slate, { minLength: slate.length, maxLength: slate.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, sizes, readings, ([one, other], size, chosen) => {
        const [first, second] = [allocate(one, size, chosen), allocate(other, size, chosen)];
        expect(byName(second)).toEqual(byName(first));
        expect(partiesByName(second)).toEqual(partiesByName(first));
        expect(second.open).toEqual(first.open);
      }),
    );
  });

  it("accounts for every seat once: decided, open, or without candidate or party", () => {
    fc.assert(
      fc.property(slates, sizes, readings, (slate, size, chosen) => {
        const { open, parties, size: legislature } = allocate(slate, size, chosen);
        const decided = parties.reduce((sum, { total }) => sum + total, 0);
        expect(decided + open.total + open.withoutCandidate + open.withoutParty).toBe(legislature.members);
        expect(Math.min(open.total, open.direct, open.minority)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("says what is open exactly when something is", () => {
    fc.assert(
      fc.property(slates, sizes, readings, (slate, size, chosen) => {
        const allocation = allocate(slate, size, chosen);
        const { direct, minority } = allocation.open;
        const someOpen = allocation.results.some((result) =>
          ["tie", "undecided", "minority"].includes(result),
        );
        const named = openSeatsOf(allocation).filter(({ kind }) => !kind.startsWith("without"));
        if (someOpen || direct > 0 || minority > 0) expect(named).not.toEqual([]);
      }),
    );
  });

  it("keeps what is decided whatever emblem votes break its ties", () => {
    const emblems = fc.shuffledSubarray(["A", "B", "C", "D", "IND"], { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(slates, sizes, emblems, (slate, size, order) => {
        const open = allocate(slate, size, DEFAULT_READINGS);
        const votes = (party: string): number =>
          100 * slate.filter((one) => one.party === party).reduce((sum, one) => sum + one.votes, 0);
        const partyVotes = new Map(order.map((party, at) => [party, votes(party) + at]));
        const settled = allocate(slate, size, DEFAULT_READINGS, partyVotes);
        open.results.forEach((result, i) => {
          if (result === "minority") expect(settled.results[i]).toMatch(/^minority/);
          else if (result !== "tie" && result !== "undecided") expect(settled.results[i]).toBe(result);
          if (open.seated[i]) expect(settled.seated[i]).toBe(true);
        });
        const totals = (allocation: Allocation): Map<number, number> =>
          new Map(allocation.parties.map(({ party, total }) => [party, total]));
        for (const [party, total] of totals(open))
          expect(totals(settled).get(party)).toBeGreaterThanOrEqual(total);
      }),
    );
  });

  it("differs under the other rank only if it is said to", () => {
    fc.assert(
      fc.property(slates, sizes, (slate, size) => {
        const here = allocate(slate, size, DEFAULT_READINGS);
        const there = allocate(slate, size, { ...DEFAULT_READINGS, rank: "mejor" });
        const same = JSON.stringify([byName(here)]) === JSON.stringify([byName(there)]);
        if (!same) expect(otherReading(here)?.value).toBe("mejor");
      }),
    );
  });
});
