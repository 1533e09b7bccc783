import { choiceWord } from "../../src/law/options";
import type { Settings } from "../../src/law/settings";
import { SEAT_TABLE } from "../../src/messages/seats";
import { fill, type Text } from "../../src/messages/text";
import type { Allocation } from "../../src/seats/allocate";
import type { PartyVotes } from "../../src/seats/candidate";
import { partyName } from "../../src/seats/names";
import { furtherReadings, otherReading } from "../../src/seats/other-readings";
import { tellElection, tellMoves, tellParty } from "../../src/seats/tell-notes";
import { tellOpenSeats } from "../../src/seats/tell-open";
import { spill, type SpilledCell, type TableValue } from "../write/table";

export const SEATS_HEADERS = [
  SEAT_TABLE.party,
  SEAT_TABLE.direct,
  SEAT_TABLE.minority,
  SEAT_TABLE.total,
  SEAT_TABLE.note,
];

/**
 * The table of MUNI_SEATS: party, direct, minority, total, note. The parties in the order of their votes, then the
 * independents; then, where there is something to tell, `Sin decidir`, `Otra lectura` and `Nota`, with the text in
 * the note and the figures blank.
 *
 * @param partyVotes as given to `allocate`
 */
export function seatsTable(
  allocation: Allocation,
  settings: Pick<Settings, "language" | "headers">,
  partyVotes?: PartyVotes,
): SpilledCell[][] {
  return spill(SEATS_HEADERS, seatsRows(allocation, partyVotes), settings);
}

/** The rows of that table without its header. */
export function seatsRows(allocation: Allocation, partyVotes?: PartyVotes): TableValue[][] {
  const parties = allocation.parties.map((seats): TableValue[] => [
    partyName(allocation.slate, seats.party),
    seats.direct,
    seats.minority,
    seats.total,
    tellParty(allocation, seats),
  ]);
  const other = otherReading(allocation, partyVotes);
  const otherRow = other && fill(SEAT_TABLE.otherReadingRow, { value: choiceWord("rank", other.value) });
  return [
    ...parties,
    ...textRow(SEAT_TABLE.undecidedRow, tellOpenSeats(allocation)),
    ...(other && otherRow ? textRow(otherRow, tellMoves(other)) : []),
    ...textRow(SEAT_TABLE.noteRow, tellElection(allocation, furtherReadings(allocation, partyVotes))),
  ];
}

function textRow(name: Text, note: Text | undefined): TableValue[][] {
  return note ? [[name, "", "", "", note]] : [];
}
