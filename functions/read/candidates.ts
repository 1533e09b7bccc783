import { fold } from "../../src/messages/fold";
import { Problem } from "../../src/messages/problem";
import { CANDIDATE_COLUMNS, SEAT_PROBLEMS } from "../../src/messages/seats";
import { fill } from "../../src/messages/text";
import type { Candidate, CandidateStatus } from "../../src/seats/candidate";
import type { CandidateColumn } from "../../src/seats/candidate-headers";
import type { SizeInput } from "../../src/seats/size";
import { partyKey } from "../../src/seats/slate";
import type { Cells } from "../cell";
import {
  assertColumn,
  readCandidateTable,
  type CandidateLine,
  type CandidateTable,
} from "./candidate-columns";

/** The candidates of one municipality of a range of many. */
export interface MunicipalCandidates {
  /** As first written. */
  readonly municipality: string;
  readonly size: SizeInput;
  readonly candidates: readonly Candidate[];
}

const STATUSES = new Map<string, CandidateStatus>([
  ["descalificado", "disqualified"],
  ["descalificada", "disqualified"],
  ["disqualified", "disqualified"],
  ["no juramento", "unsworn"],
  ["unsworn", "unsworn"],
  ["independiente", "independent"],
  ["independent", "independent"],
]);

/**
 * Candidates of a range, one for each line that is not blank, in the order of the lines.
 *
 * By its headers (Partido, Fila, Votos, Candidato, Estado, in either language), or without: party, ballot row,
 * votes, [name], [status]; with party and votes alone the order inside each party is the ballot order.
 *
 * @throws Problem `missing` without any candidate; `value` for a missing column, a cell that cannot be read (naming its
 * line) or a column Municipio with more than one; PassedError for an error cell
 * @example
 * readCandidates([["PNP", 1, 3148]]) //=> [{ party: "PNP", row: 1, votes: 3148 }]
 */
export function readCandidates(cells: Cells): Candidate[] {
  const table = readCandidateTable(cells);
  assertOneMunicipality(table);
  const read = candidateReader(table);
  return table.lines.map(read);
}

/** Put together, the votes of two municipalities would give seats of neither. */
function assertOneMunicipality(table: CandidateTable): void {
  if (!table.columns.has("municipality")) return;
  const nameOf = municipalityNames();
  const names = table.lines.map((line) => nameOf(textOf(line, "municipality")));
  const number = new Set(names.filter((name) => name !== "")).size;
  if (number > 1) throw new Problem("value", fill(SEAT_PROBLEMS.severalMunicipalities, { number }));
}

/**
 * Candidates of many municipalities, with the columns Municipio and Tamaño (or Miembros); the size may stand on
 * only one line of each municipality. Municipalities come in the order in which they first occur.
 *
 * @throws the same as `readCandidates`; Problem `value` also for a municipality with two sizes or none
 * @example
 * readMunicipalities([["Municipio", "Tamaño", "Partido", "Votos"], ["Culebra", 5, "PNP", 300]])
 * //=> [{ municipality: "Culebra", size: 5, candidates: [{ party: "PNP", row: 1, votes: 300 }] }]
 */
export function readMunicipalities(cells: Cells): MunicipalCandidates[] {
  const table = readCandidateTable(cells);
  assertColumn(table.columns, "municipality");
  assertColumn(table.columns, "size");
  return [...linesByMunicipality(table)].map(([municipality, lines]) => {
    const read = candidateReader(table);
    return { municipality, size: sizeOfLines(municipality, lines), candidates: lines.map(read) };
  });
}

function linesByMunicipality({ lines }: CandidateTable): Map<string, CandidateLine[]> {
  const groups = new Map<string, CandidateLine[]>();
  const firstWritten = municipalityNames();
  for (const line of lines) {
    const written = textOf(line, "municipality");
    if (written === "") throw blankCell(line, "municipality");
    const name = firstWritten(written);
    const group = groups.get(name);
    if (group) group.push(line);
    else groups.set(name, [line]);
  }
  return groups;
}

/** Gives each name as it was first written; a spelling is folded once, for a range holds thousands of lines. */
function municipalityNames(): (written: string) => string {
  const byWritten = new Map<string, string>();
  const byKey = new Map<string, string>();
  return (written) => {
    const known = byWritten.get(written);
    if (known !== undefined) return known;
    const key = fold(written);
    const name = byKey.get(key) ?? written;
    byKey.set(key, name);
    byWritten.set(written, name);
    return name;
  };
}

function sizeOfLines(municipality: string, lines: readonly CandidateLine[]): SizeInput {
  const given = lines.filter((line) => textOf(line, "size") !== "");
  const first = given[0];
  if (!first) throw blankCell(lines[0]!, "size");
  const size = textOf(first, "size");
  const other = given.find((line) => {
    const written = textOf(line, "size");
    return written !== size && fold(written) !== fold(size);
  });
  if (other) {
    const figures = { line: other.line, municipality, size, other: textOf(other, "size") };
    throw new Problem("value", fill(SEAT_PROBLEMS.sizesDiffer, figures));
  }
  return size;
}

/** Reads the lines of one election, in which ballot rows may have to be counted. */
function candidateReader({ inBallotOrder }: CandidateTable): (line: CandidateLine) => Candidate {
  const rows = new Map<string, number>();
  const nextRow = (party: string): number => {
    const key = partyKey(party);
    const row = (rows.get(key) ?? 0) + 1;
    rows.set(key, row);
    return row;
  };
  return (line) => {
    const status = statusOf(line);
    const party = textOf(line, "party");
    if (party === "" && status !== "independent") throw blankCell(line, "party");
    const name = textOf(line, "name");
    return {
      party,
      row: inBallotOrder ? nextRow(party) : rowOf(line),
      votes: votesOf(line),
      ...(name === "" ? {} : { name }),
      ...(status === undefined ? {} : { status }),
    };
  };
}

/** The text of a cell; a 0 is how some hosts hand a blank one over. */
function textOf(line: CandidateLine, column: CandidateColumn): string {
  const value = line.valueOf(column);
  return value === null || value === 0 ? "" : String(value);
}

function statusOf(line: CandidateLine): CandidateStatus | undefined {
  const value = textOf(line, "status");
  if (value === "") return undefined;
  const status = STATUSES.get(fold(value));
  if (!status) throw new Problem("value", fill(SEAT_PROBLEMS.statusCell, { line: line.line, value }));
  return status;
}

function votesOf(line: CandidateLine): number {
  const value = line.valueOf("votes");
  if (value === null) throw blankCell(line, "votes");
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  const figures = { argument: "candidates", line: line.line, value: String(value) };
  throw new Problem("value", fill(SEAT_PROBLEMS.votesCell, figures));
}

function rowOf(line: CandidateLine): number {
  const value = line.valueOf("row");
  if (value === null) throw blankCell(line, "row");
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 1) return value;
  throw new Problem("value", fill(SEAT_PROBLEMS.rowCell, { line: line.line, value: String(value) }));
}

function blankCell({ line }: CandidateLine, column: CandidateColumn): Problem {
  const figures = { argument: "candidates", line, column: CANDIDATE_COLUMNS[column] };
  return new Problem("value", fill(SEAT_PROBLEMS.blankCell, figures));
}
