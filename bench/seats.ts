import { DEFAULT_READINGS } from "../src/law/readings";
import { allocate } from "../src/seats/allocate";
import type { BuiltFunction } from "./built-functions";
import { compare, muniFaster, under, type Rival } from "./compare";
import { candidateRows, elections, seatTexts, type Election, type PartySeats } from "./elections";
import { count, type Section } from "./report";
import { seatsByArquero } from "./seats-arquero";
import { seatsBySql } from "./seats-sql";

const ROUNDS = 15;
const TWO_MS = 2e6;
const FASTER = 5;

/**
 * The seats of all 78 municipalities at once under `suma`: the law core, its peers, and the function with its reader
 * and writer where it is built.
 */
export async function seats(root: string, seatsAll?: BuiltFunction): Promise<Section> {
  const all = elections(root);
  const rows = candidateRows(all);
  const engine = (name: string, run: () => PartySeats[], target: Rival["target"]): Rival => ({
    name,
    items: 1,
    run,
    answers: () => seatTexts(run()),
    ...(target ? { target } : {}),
  });
  return compare(
    `Seats of all ${all.length} municipalities (${count(rows.length)} candidates)`,
    [
      engine("MUNI, allocate", () => all.flatMap(allocated), under(TWO_MS)),
      engine("sql.js", await seatsBySql(rows), muniFaster(FASTER)),
      engine("arquero", seatsByArquero(rows), muniFaster(FASTER)),
      ...(seatsAll ? [throughFunction(seatsAll, all)] : []),
    ],
    ROUNDS,
  );
}

function allocated({ municipality, size, candidates }: Election): PartySeats[] {
  const { slate, parties } = allocate(candidates, size.members, DEFAULT_READINGS);
  return parties.map(({ party, direct, minority }) => ({
    municipality,
    party: slate.parties[party]!.name,
    direct,
    minority,
  }));
}

function throughFunction(seatsAll: BuiltFunction, all: readonly Election[]): Rival {
  const range = [
    ["Municipio", "Tamaño", "Partido", "Fila en la papeleta", "Votos", "Candidato"],
    ...candidateRows(all).map(({ municipality, members, party, ballotRow, votes }) => [
      municipality,
      members,
      party,
      ballotRow,
      votes,
      `${party}-${ballotRow}`,
    ]),
  ];
  const run = () => seatsAll(range, null) as unknown[][];
  return {
    name: "MUNI_SEATS_ALL, range in and table out",
    items: 1,
    run,
    answers: () => seatTexts(seatRows(run())),
  };
}

/** The rows of parties of the function's table; the others, which tell of other readings, have no numbers. */
function seatRows(table: unknown[][]): PartySeats[] {
  return table
    .filter((row) => typeof row[2] === "number")
    .map(([municipality, party, direct, minority]) => ({
      municipality: String(municipality),
      party: party === "Independientes" ? "INDPT" : String(party),
      direct: Number(direct),
      minority: Number(minority),
    }));
}
