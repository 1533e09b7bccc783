import { fold } from "../../src/messages/fold";
import { Problem } from "../../src/messages/problem";
import { CANDIDATE_COLUMNS, SEAT_PROBLEMS } from "../../src/messages/seats";
import { fill } from "../../src/messages/text";
import type { PartyVotes } from "../../src/seats/candidate";
import { partyKey } from "../../src/seats/slate";
import { asRows, isOmitted, plainValue, type Cell, type Cells } from "../cell";

const ARGUMENT = "party_votes";
const PARTY_HEADERS = new Set(["partido", "party"]);

/**
 * Votes under each party's emblem, of a range of two columns: party, votes. A first line headed Partido or Party is
 * skipped, and so are blank lines.
 *
 * @returns undefined when the argument is left out or blank
 * @throws Problem `value` naming the line of a blank party or votes, of votes that are no whole number from 0, or of
 * a party that occurs twice; PassedError for an error cell
 * @example
 * readPartyVotes([["PNP", 9000], ["PPD", 8500]])?.get("PNP") //=> 9000
 */
export function readPartyVotes(cells: Cells): PartyVotes | undefined {
  if (isOmitted(cells) || asRows(cells).every(isBlankLine)) return undefined;
  const votes = new Map<string, number>();
  const seen = new Set<string>();
  asRows(cells).forEach((row, index) => {
    if (isBlankLine(row) || (index === 0 && isHeader(row))) return;
    const line = index + 1;
    const party = partyOf(row[0], line);
    if (seen.has(partyKey(party)))
      throw new Problem("value", fill(SEAT_PROBLEMS.partyTwice, { line, party }));
    seen.add(partyKey(party));
    votes.set(party, votesOf(row[1], line));
  });
  return votes;
}

function isBlankLine(row: readonly Cell[]): boolean {
  return row.every((cell) => plainValue(cell) === null || plainValue(cell) === 0);
}

function isHeader(row: readonly Cell[]): boolean {
  const first = plainValue(row[0]);
  return (
    typeof first === "string" && PARTY_HEADERS.has(fold(first)) && typeof plainValue(row[1]) !== "number"
  );
}

function partyOf(cell: Cell, line: number): string {
  const value = plainValue(cell);
  if (value === null || value === 0) throw blankCell(line, CANDIDATE_COLUMNS.party);
  return String(value).trim();
}

function votesOf(cell: Cell, line: number): number {
  const value = plainValue(cell);
  if (value === null) throw blankCell(line, CANDIDATE_COLUMNS.votes);
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  throw new Problem(
    "value",
    fill(SEAT_PROBLEMS.votesCell, { argument: ARGUMENT, line, value: String(value) }),
  );
}

function blankCell(line: number, column: (typeof CANDIDATE_COLUMNS)["party"]): Problem {
  return new Problem("value", fill(SEAT_PROBLEMS.blankCell, { argument: ARGUMENT, line, column }));
}
