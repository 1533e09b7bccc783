import elections from "../../data/elections-2020.csv";

export const SEATS_MUNICIPALITY = "Aguadilla";
export const SEATS_SIZE = 16;
export const SEATS_HEADERS = ["Partido", "Fila", "Candidatura", "Votos"] as const;

/** The real votes of one municipality in 2020: party, ballot row, candidacy, votes. */
export function seatsRows(): (string | number)[][] {
  const [header, ...lines] = elections.trim().split(/\r?\n/);
  const names = header!.split(",");
  const at = (line: string[], name: string): string => line[names.indexOf(name)]!;
  return lines
    .map((line) => line.split(","))
    .filter((line) => at(line, "municipality") === SEATS_MUNICIPALITY)
    .map((line) => [
      at(line, "party"),
      Number(at(line, "ballot_row")),
      at(line, "candidate"),
      Number(at(line, "votes")),
    ]);
}
