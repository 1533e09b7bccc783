import type { Settings } from "../../src/law/settings";
import { RESULT_WORDS, SEAT_TABLE } from "../../src/messages/seats";
import type { Allocation } from "../../src/seats/allocate";
import type { PartyVotes } from "../../src/seats/candidate";
import { furtherReadings, otherReading } from "../../src/seats/other-readings";
import { tellOtherResults } from "../../src/seats/tell-notes";
import { whyTeller } from "../../src/seats/tell-why";
import { spill, type SpilledCell, type TableValue } from "../write/table";

const HEADERS = [SEAT_TABLE.result, SEAT_TABLE.why, SEAT_TABLE.otherReading];

/**
 * The table of MUNI_ELECTED: result, why and other reading, one row for each candidate in the order of the sheet and
 * no others. A candidate without a seat has a blank result.
 *
 * @param partyVotes as given to `allocate`
 */
export function electedTable(
  allocation: Allocation,
  settings: Pick<Settings, "language" | "headers">,
  partyVotes?: PartyVotes,
): SpilledCell[][] {
  const tellWhy = whyTeller(allocation);
  const rank = otherReading(allocation, partyVotes);
  const readings = [...(rank ? [rank] : []), ...furtherReadings(allocation, partyVotes)];
  const rows = allocation.results.map((result, candidate): TableValue[] => [
    RESULT_WORDS[result],
    tellWhy(candidate),
    tellOtherResults(candidate, readings),
  ]);
  return spill(HEADERS, rows, settings);
}
