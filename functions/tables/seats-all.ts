import type { Settings } from "../../src/law/settings";
import { Problem } from "../../src/messages/problem";
import { SEAT_PROBLEMS, SEAT_TABLE } from "../../src/messages/seats";
import { fill } from "../../src/messages/text";
import { allocate, type Allocation } from "../../src/seats/allocate";
import type { SeatReadings } from "../../src/seats/candidate";
import { assertSizeOf } from "../../src/seats/size";
import type { MunicipalCandidates } from "../read/candidates";
import { spill, type SpilledCell, type TableValue } from "../write/table";
import { SEATS_HEADERS, seatsRows } from "./seats";

const HEADERS = [SEAT_TABLE.municipality, ...SEATS_HEADERS];

/**
 * The table of MUNI_SEATS_ALL: the rows of MUNI_SEATS for each municipality, after its name.
 *
 * @throws Problem naming the municipality whose size or candidates cannot be read
 */
export function seatsAllTable(
  municipalities: readonly MunicipalCandidates[],
  settings: Pick<Settings, "language" | "headers"> & { readonly readings: SeatReadings },
): SpilledCell[][] {
  const rows = municipalities.flatMap((one) =>
    seatsRows(allocationOf(one, settings.readings)).map((row): TableValue[] => [one.municipality, ...row]),
  );
  return spill(HEADERS, rows, settings);
}

function allocationOf(
  { municipality, size, candidates }: MunicipalCandidates,
  readings: SeatReadings,
): Allocation {
  try {
    assertSizeOf(municipality, size);
    return allocate(candidates, size, readings);
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const text = fill(SEAT_PROBLEMS.inMunicipality, { municipality, problem: problem.text });
    throw new Problem(problem.kind, text);
  }
}
