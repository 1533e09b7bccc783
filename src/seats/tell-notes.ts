import { choiceWord } from "../law/options";
import {
  NOTE_TEXTS,
  OPEN_TEXTS,
  RANK_BASES,
  RESULT_WORDS,
  SEAT_OPTIONS,
  SEAT_PARTS,
} from "../messages/seats";
import { fill, type Text } from "../messages/text";
import type { Allocation, PartySeats, SeatResult } from "./allocate";
import { candidateName, joined, ordinal, partyName } from "./names";
import { notesOf, type SeatNote } from "./notes";
import type { OtherReading } from "./other-readings";
import { placesOf } from "./rank";
import { candidateNames, partyNames } from "./tell-open";

/** Notes that belong to one party's row: its place, its kinds of seats and its candidates. */
export function tellParty(allocation: Allocation, seats: PartySeats): Text {
  const { slate } = allocation;
  const openKind = seats.total - seats.direct - seats.minority;
  const own = notesOf(allocation).filter((note) => partyOf(allocation, note) === seats.party);
  return joined(
    [
      slate.parties[seats.party]!.ranked ? tellPlace(allocation, seats.party) : NOTE_TEXTS.noParty,
      ...(openKind > 0 ? [fill(NOTE_TEXTS.openKind, { seats: openKind })] : []),
      ...own.map((note) => tellNote(allocation, note)),
    ],
    " ",
  );
}

/** Notes on the whole election and on what § 4153 ¶3 allows, and the further readings; undefined without any. */
export function tellElection(allocation: Allocation, readings: readonly OtherReading[]): Text | undefined {
  const notes = notesOf(allocation).filter((note) => partyOf(allocation, note) === undefined);
  const texts = [...notes.map((note) => tellNote(allocation, note)), ...readings.map(tellReading)];
  return texts.length === 0 ? undefined : joined(texts, " ");
}

/** The party in whose row a note stands; the others stand in the last row. */
function partyOf({ slate }: Allocation, note: SeatNote): number | undefined {
  switch (note.kind) {
    case "designate":
      return note.party;
    case "unsworn":
    case "disqualified":
      return slate.partyOf[note.candidate];
    default:
      return undefined;
  }
}

function tellPlace({ ranking }: Allocation, party: number): Text {
  const { first, last } = placesOf(ranking, party);
  const figures = { basis: RANK_BASES[ranking.basis], votes: ranking.scores[party]! };
  if (first === last) return fill(NOTE_TEXTS.place, { ...figures, place: ordinal(first + 1) });
  return fill(NOTE_TEXTS.tiedPlace, { ...figures, first: ordinal(first + 1), last: ordinal(last + 1) });
}

/** One note as a sentence. */
export function tellNote(allocation: Allocation, note: SeatNote): Text {
  const { slate, direct } = allocation;
  switch (note.kind) {
    case "opposition":
      return fill(NOTE_TEXTS.opposition, { parties: partyNames(allocation, note.parties) });
    case "over-nominated": {
      const { candidates, limit } = note;
      return fill(NOTE_TEXTS.overNominated, { candidates, limit, party: partyName(slate, note.party) });
    }
    case "few-candidates":
      return fill(NOTE_TEXTS.fewCandidates, { candidates: note.candidates, seats: note.seats });
    case "designate":
      return fill(NOTE_TEXTS.designate, { seats: note.seats });
    case "unsworn": {
      const sentence = isOpenResult(note.result) ? NOTE_TEXTS.unswornIfElected : NOTE_TEXTS.unsworn;
      return fill(sentence, { candidate: candidateName(slate, note.candidate) });
    }
    case "disqualified": {
      const candidate = candidateName(slate, note.candidate);
      if (note.result === "to-be-designated") return fill(NOTE_TEXTS.disqualifiedMinority, { candidate });
      if (!note.inDirectSeat) return fill(NOTE_TEXTS.disqualifiedOpen, { candidate });
      const next = direct.next.size > 0 ? candidateNames(allocation, [...direct.next]) : OPEN_TEXTS.nobody;
      return fill(NOTE_TEXTS.disqualifiedDirect, { candidate, next });
    }
    case "stranger":
      return fill(NOTE_TEXTS.stranger, { party: note.name });
  }
}

function isOpenResult(result: SeatResult): boolean {
  return result === "tie" || result === "undecided";
}

/** The seats that another reading moves: parties first, then the candidates. */
export function tellMoves({ allocation, candidates, parties }: OtherReading): Text {
  const { slate } = allocation;
  const movedParties = parties.map(({ party, here, there }) =>
    fill(NOTE_TEXTS.movedParty, { party: partyName(slate, party), here: here.total, there: there.total }),
  );
  const movedCandidates = candidates.map(({ candidate, here, there }) =>
    fill(NOTE_TEXTS.movedCandidate, {
      candidate: candidateName(slate, candidate),
      here: resultOrNone(here),
      there: resultOrNone(there),
    }),
  );
  const sentences = [movedParties, movedCandidates].filter((moves) => moves.length > 0);
  return joined(
    sentences.map((moves) => fill(NOTE_TEXTS.moves, { moves: joined(moves, "; ") })),
    " ",
  );
}

function tellReading(reading: OtherReading): Text {
  const { option, value } = reading;
  return fill(NOTE_TEXTS.reading, {
    option: SEAT_OPTIONS[option],
    value: choiceWord(option, value),
    moves: tellMoves(reading),
  });
}

/** What the other readings make of one candidate, where it differs. */
export function tellOtherResults(candidate: number, readings: readonly OtherReading[]): Text {
  const moves = readings.flatMap(({ option, value, candidates }) => {
    const move = candidates.find((moved) => moved.candidate === candidate);
    if (!move) return [];
    return [
      fill(NOTE_TEXTS.movedOne, {
        option: SEAT_OPTIONS[option],
        value: choiceWord(option, value),
        there: resultOrNone(move.there),
      }),
    ];
  });
  return joined(moves, "; ");
}

function resultOrNone(result: SeatResult): Text {
  return result === "none" ? SEAT_PARTS.noSeat : RESULT_WORDS[result];
}
