import { foldHeader } from "../messages/fold";
import type { CANDIDATE_COLUMNS } from "../messages/seats";

/** A column of a table of candidates. */
export type CandidateColumn = keyof typeof CANDIDATE_COLUMNS;

const HEADERS = new Map<string, CandidateColumn>([
  ["partido", "party"],
  ["party", "party"],
  ["fila", "row"],
  ["fila en la papeleta", "row"],
  ["row", "row"],
  ["ballot row", "row"],
  ["votos", "votes"],
  ["votes", "votes"],
  ["candidato", "name"],
  ["nombre", "name"],
  ["candidate", "name"],
  ["name", "name"],
  ["estado", "status"],
  ["estatus", "status"],
  ["status", "status"],
  ["municipio", "municipality"],
  ["municipality", "municipality"],
  ["tamano", "size"],
  ["miembros", "size"],
  ["size", "size"],
  ["members", "size"],
]);

/**
 * The column that a header of a table of candidates names.
 *
 * @returns undefined for a header that is not known, and for a cell that is no text
 * @example
 * candidateColumnOf("TAMAÑO") //=> "size"
 */
export function candidateColumnOf(header: unknown): CandidateColumn | undefined {
  return typeof header === "string" ? HEADERS.get(foldHeader(header)) : undefined;
}
