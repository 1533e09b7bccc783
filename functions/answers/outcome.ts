import { allocate, type Allocation } from "../../src/seats/allocate";
import type { PartyVotes } from "../../src/seats/candidate";
import type { Settings } from "../../src/law/settings";
import { isOmitted, type Cells } from "../cell";
import { readCandidates, readMunicipalities } from "../read/candidates";
import { readOptions } from "../read/options";
import { readPartyVotes } from "../read/party-votes";
import { readSize } from "../read/size";
import { electedTable } from "../tables/elected";
import { seatsTable } from "../tables/seats";
import { seatsAllTable } from "../tables/seats-all";
import { missing, singleCell } from "../write/elementwise";
import { answering } from "../write/excel-error";
import type { SpilledCell } from "../write/table";

type OutcomeTable = (allocation: Allocation, settings: Settings, partyVotes?: PartyVotes) => SpilledCell[][];

/** Seats of each party. */
export function seats(candidates: Cells, size: Cells, options: Cells, partyVotes: Cells): SpilledCell[][] {
  return outcome(seatsTable, candidates, size, options, partyVotes);
}

/** Result of each candidate. */
export function elected(candidates: Cells, size: Cells, options: Cells, partyVotes: Cells): SpilledCell[][] {
  return outcome(electedTable, candidates, size, options, partyVotes);
}

function outcome(
  table: OutcomeTable,
  candidates: Cells,
  size: Cells,
  options: Cells,
  partyVotes: Cells,
): SpilledCell[][] {
  return answering(options, () => {
    if (isOmitted(candidates)) throw missing("candidates");
    const settings = readOptions(options);
    const votes = readPartyVotes(partyVotes);
    const seatsInAll = readSize(singleCell({ name: "size", cells: size }));
    return table(allocate(readCandidates(candidates), seatsInAll, settings.readings, votes), settings, votes);
  });
}

/** Seats of each party in each municipality. */
export function seatsOfAll(candidates: Cells, options: Cells): SpilledCell[][] {
  return answering(options, () => {
    if (isOmitted(candidates)) throw missing("candidates_of_many");
    return seatsAllTable(readMunicipalities(candidates), readOptions(options));
  });
}
