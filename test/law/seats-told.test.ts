import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { DEFAULT_READINGS } from "../../src/law/readings";
import { allocate } from "../../src/seats/allocate";
import type { Candidate, CandidateStatus, SeatReadings } from "../../src/seats/candidate";
import { partyName } from "../../src/seats/names";
import { furtherReadings, otherReading } from "../../src/seats/other-readings";
import { tellElection, tellMoves, tellOtherResults, tellParty } from "../../src/seats/tell-notes";
import { tellOpenSeats } from "../../src/seats/tell-open";
import { whyTeller } from "../../src/seats/tell-why";

/** An election and every sentence that is told of it, in Spanish; what is silent is left out. */
interface Told {
  readonly name: string;
  readonly input: Partial<SeatReadings> & {
    readonly size: number | string;
    /** `A1 90 disqualified Ana`: party, ballot row, votes, status and name. */
    readonly candidates: readonly string[];
    readonly emblem?: Readonly<Record<string, number>>;
  };
  readonly output: {
    readonly open?: string;
    readonly election?: string;
    readonly moves?: string;
    readonly parties: Readonly<Record<string, string>>;
    readonly why: Readonly<Record<string, string>>;
    readonly other?: Readonly<Record<string, string>>;
  };
}

const cases = parse(readFileSync(join(__dirname, "cases/seats-told.yaml"), "utf8")) as Told[];

const LINE = /^([^\d]*)(\d+) (\d+)(?: (disqualified|unsworn|independent))?(?: (.+))?$/;

function candidate(line: string): Candidate {
  const [, party, row, votes, status, name] = LINE.exec(line)!;
  return {
    party: party!,
    row: Number(row),
    votes: Number(votes),
    ...(status ? { status: status as CandidateStatus } : {}),
    ...(name ? { name } : {}),
  };
}

/** Everything that is told of an election. */
function told({ size, candidates, emblem, ...readings }: Told["input"]): Told["output"] {
  const slate = candidates.map(candidate);
  const partyVotes = emblem && new Map(Object.entries(emblem));
  const allocation = allocate(slate, size, { ...DEFAULT_READINGS, ...readings }, partyVotes);
  const rank = otherReading(allocation, partyVotes);
  const further = furtherReadings(allocation, partyVotes);
  const why = whyTeller(allocation);
  const others = rank ? [rank, ...further] : further;
  const labels = slate.map(({ party, row }) => `${party}${row}`);
  const open = tellOpenSeats(allocation)?.es;
  const election = tellElection(allocation, further)?.es;
  const other = labels
    .map((label, at) => [label, tellOtherResults(at, others).es] as const)
    .filter(([, text]) => text !== "");
  return {
    ...(open === undefined ? {} : { open }),
    ...(election === undefined ? {} : { election }),
    ...(rank ? { moves: tellMoves(rank).es } : {}),
    parties: Object.fromEntries(
      allocation.parties.map((seats) => [
        partyName(allocation.slate, seats.party).es,
        tellParty(allocation, seats).es,
      ]),
    ),
    why: Object.fromEntries(labels.map((label, at) => [label, why(at).es])),
    ...(other.length > 0 ? { other: Object.fromEntries(other) } : {}),
  };
}

describe("what is told of an election", () => {
  it.each(cases.map((one) => [one.name, one] as const))("%s", (_, { input, output }) => {
    expect(told(input)).toEqual(output);
  });
});
