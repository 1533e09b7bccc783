import { OPEN_TEXTS, RANK_BASES } from "../messages/seats";
import { fill, type Text } from "../messages/text";
import type { Allocation } from "./allocate";
import { candidateName, joined, listed, partyName } from "./names";
import { openSeatsOf, type OpenSeats } from "./open-seats";

/** What is open and what would decide it, in one paragraph; undefined when every seat is decided. */
export function tellOpenSeats(allocation: Allocation): Text | undefined {
  const open = openSeatsOf(allocation);
  return open.length === 0
    ? undefined
    : joined(
        open.map((seats) => tell(allocation, seats)),
        " ",
      );
}

function tell(allocation: Allocation, open: OpenSeats): Text {
  const { slate } = allocation;
  switch (open.kind) {
    case "direct-tie": {
      const { votes } = slate.candidates[open.candidates[0]!]!;
      const figures = { seats: open.seats, votes, candidates: candidateNames(allocation, open.candidates) };
      return joined([fill(OPEN_TEXTS.directTie, figures), missing(open.emblems)], " ");
    }
    case "vacated": {
      const next = open.next.length > 0 ? candidateNames(allocation, open.next) : OPEN_TEXTS.nobody;
      return fill(OPEN_TEXTS.vacated, { candidates: candidateNames(allocation, open.candidates), next });
    }
    case "rank-tie":
      return joined([fill(OPEN_TEXTS.rankTie, rankFigures(allocation, open)), missing(open.emblems)], " ");
    case "majority":
      return fill(OPEN_TEXTS.majority, { parties: partyNames(allocation, open.parties) });
    case "knock-on":
      return fill(OPEN_TEXTS.knockOn, { candidates: candidateNames(allocation, open.candidates) });
    case "without-candidate":
      return fill(OPEN_TEXTS.withoutCandidate, { seats: open.seats });
    case "without-party":
      return fill(OPEN_TEXTS.withoutParty, { seats: open.seats });
  }
}

function rankFigures(
  allocation: Allocation,
  { seats, parties }: Extract<OpenSeats, { kind: "rank-tie" }>,
): Record<string, Text | number> {
  const { basis, scores } = allocation.ranking;
  return {
    seats,
    parties: partyNames(allocation, parties),
    basis: RANK_BASES[basis],
    votes: scores[parties[0]!]!,
  };
}

function missing(emblems: boolean): Text {
  return emblems ? OPEN_TEXTS.emblemsDoNot : OPEN_TEXTS.needsEmblems;
}

/** Candidates in one list. */
export function candidateNames({ slate }: Allocation, candidates: readonly number[]): Text {
  return listed(candidates.map((candidate) => candidateName(slate, candidate)));
}

/** Parties in one list. */
export function partyNames({ slate }: Allocation, parties: readonly number[]): Text {
  return listed(parties.map((party) => partyName(slate, party)));
}
