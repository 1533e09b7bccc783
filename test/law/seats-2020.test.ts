import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_READINGS } from "../../src/law/readings";
import { allocate, type Allocation } from "../../src/seats/allocate";
import type { Candidate, SeatReadings } from "../../src/seats/candidate";
import { otherReading } from "../../src/seats/other-readings";
import { legislatureSize } from "../../src/seats/size";

type Row = Readonly<Record<string, string>>;

function readCsv(name: string): Row[] {
  const [header, ...lines] = readFileSync(join(__dirname, "../../data", name), "utf8")
    .trim()
    .split(/\r?\n/);
  const names = header!.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((value, at) => [names[at]!, value])));
}

const MUNICIPALITIES = readCsv("municipalities.csv");
const EXPECTED = readCsv("elections-2020-expected.csv");
const PARTIES = ["PNP", "PPD", "PIP", "MVC", "PD", "INDPT"];

const slates = new Map<string, Candidate[]>();
for (const { municipality, party, ballot_row, votes } of readCsv("elections-2020.csv")) {
  const slate = slates.get(municipality!) ?? [];
  slate.push({ party: party!, row: Number(ballot_row), votes: Number(votes) });
  slates.set(municipality!, slate);
}

function seatsOf(municipality: string, readings: Partial<SeatReadings> = {}): Allocation {
  const size = Number(
    MUNICIPALITIES.find((row) => row["municipality"] === municipality)!["members_2020_election"],
  );
  return allocate(slates.get(municipality)!, size, { ...DEFAULT_READINGS, ...readings });
}

function totals({ slate, parties }: Allocation): Record<string, number> {
  return Object.fromEntries(parties.map(({ party, total }) => [slate.parties[party]!.name, total]));
}

function minorityNames({ slate, results }: Allocation): string[] {
  const named = slate.candidates.map(
    ({ party, row }, i) => [`${party}-${String(row).padStart(2, "0")}`, results[i]!] as const,
  );
  return named.flatMap(([name, result]) => (result.startsWith("minority") ? [name] : [])).sort();
}

describe("general election of 2020", () => {
  const cases = EXPECTED.map(
    (row) => [row["municipality"]!, row["reading"] === "SUM" ? "suma" : "mejor", row] as const,
  );

  it.each(cases)("%s has the seats that three other engines give it under %s", (municipality, rank, row) => {
    const allocation = seatsOf(municipality, { rank, independents: "partido" });
    const expected = PARTIES.map((party) => Number(row[`seats_${party}`]));
    expect(PARTIES.map((party) => totals(allocation)[party] ?? 0)).toEqual(expected);
    expect(minorityNames(allocation)).toEqual(row["minority_elected"]!.split(" ").sort());
    const ranked = allocation.ranking.order.map((party) => allocation.slate.parties[party]!.name);
    expect(ranked.slice(0, 3)).toEqual([row["rank_1"], row["rank_2"], row["rank_3"]]);
  });

  it("seats 25 of MVC and 1 of PD on the island under mejor, as was reported", () => {
    const island = [...slates.keys()].map((name) => totals(seatsOf(name, { rank: "mejor" })));
    const seats = (party: string): number => island.reduce((sum, of) => sum + (of[party] ?? 0), 0);
    expect([seats("MVC"), seats("PD")]).toEqual([25, 1]);
  });

  it("seats 9 PNP, 6 PPD and 1 MVC in Aguadilla and 2 MVC in San Juan under mejor, as was reported", () => {
    expect(totals(seatsOf("Aguadilla", { rank: "mejor" }))).toEqual({ PNP: 9, PPD: 6, MVC: 1, PIP: 0 });
    expect(totals(seatsOf("San Juan", { rank: "mejor" }))["MVC"]).toBe(2);
  });

  it("seats other people under suma and mejor in 25 of the 78 municipalities", () => {
    const moved = [...slates.keys()].filter((name) => otherReading(seatsOf(name)) !== undefined);
    expect(moved).toHaveLength(25);
    const movedBack = [...slates.keys()].filter(
      (name) => otherReading(seatsOf(name, { rank: "mejor" })) !== undefined,
    );
    expect(movedBack).toEqual(moved);
  });

  it("leaves nothing open and fills every legislature in every municipality", () => {
    for (const name of slates.keys()) {
      const { open, size, results } = seatsOf(name);
      expect([name, open.total, open.withoutCandidate, open.withoutParty]).toEqual([name, 0, 0, 0]);
      expect(results.filter((result) => result !== "none")).toHaveLength(size.members);
    }
  });

  it("has in each municipality the size that the census of 2010 gives", () => {
    const differing = MUNICIPALITIES.filter(
      (row) =>
        legislatureSize(Number(row["population_2010"]), row["municipality"]) !==
        Number(row["members_2020_election"]),
    );
    expect(differing.map((row) => row["municipality"])).toEqual([]);
  });
});
