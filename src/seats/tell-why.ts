import { OPEN_TEXTS, RANK_BASES, SEAT_PARTS, WHY_TEXTS } from "../messages/seats";
import { fill, type Text } from "../messages/text";
import type { Allocation } from "./allocate";
import { joined, partyName } from "./names";
import { tellNote } from "./tell-notes";
import { candidateNames, partyNames } from "./tell-open";
import { explain, type WhyStep } from "./why";

/** The reasons for each candidate's result, as the returned function tells them. */
export function whyTeller(allocation: Allocation): (candidate: number) => Text {
  const stepsOf = explain(allocation);
  return (candidate) =>
    joined(
      stepsOf(candidate).map((step) => tellStep(allocation, step)),
      " ",
    );
}

function tellStep(allocation: Allocation, step: WhyStep): Text {
  switch (step.kind) {
    case "place":
      return fill(WHY_TEXTS.place, { place: step.place, votes: step.votes, seats: step.seats });
    case "direct-tie":
      return fill(directTie(step.won, step.by), { others: candidateNames(allocation, step.others) });
    case "direct-tie-open":
      return fill(WHY_TEXTS.tieOpen, { others: candidateNames(allocation, step.others) });
    case "minority":
      return tellMinority(allocation, step);
    case "minority-tie": {
      const sentence = step.won ? WHY_TEXTS.minorityWon : WHY_TEXTS.minorityLost;
      return fill(sentence, { others: candidateNames(allocation, step.others) });
    }
    case "rank-open":
      return tellRankOpen(allocation, step);
    case "vacated": {
      const next = step.next.length > 0 ? candidateNames(allocation, step.next) : OPEN_TEXTS.nobody;
      return fill(WHY_TEXTS.vacated, { next });
    }
    case "next-in-line":
      return fill(WHY_TEXTS.nextInLine, { vacated: candidateNames(allocation, step.vacated) });
    case "over-nominated":
    case "few-candidates":
      return tellNote(allocation, step);
    case "knock-on":
      return WHY_TEXTS.knockOn;
    case "certain":
    case "designate":
    case "disqualified":
    case "unsworn":
      return WHY_TEXTS[step.kind];
  }
}

function directTie(won: boolean, by: "row" | "emblem"): Text {
  if (by === "row") return won ? WHY_TEXTS.wonByRow : WHY_TEXTS.lostByRow;
  return won ? WHY_TEXTS.wonByEmblem : WHY_TEXTS.lostByEmblem;
}

function tellMinority({ slate }: Allocation, step: Extract<WhyStep, { kind: "minority" }>): Text {
  return fill(WHY_TEXTS.minority, {
    party: partyName(slate, step.party),
    role: step.second ? SEAT_PARTS.second : SEAT_PARTS.third,
    basis: RANK_BASES[step.basis],
    votes: step.votes,
    seats: step.seats,
    place: step.place,
  });
}

function tellRankOpen(
  allocation: Allocation,
  { party, equals }: Extract<WhyStep, { kind: "rank-open" }>,
): Text {
  const name = partyName(allocation.slate, party);
  if (equals.length === 0) return fill(WHY_TEXTS.majorityOpen, { party: name });
  return fill(WHY_TEXTS.rankOpen, { party: name, equals: partyNames(allocation, equals) });
}
