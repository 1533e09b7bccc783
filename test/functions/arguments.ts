/** For each parameter name of the family, an argument that is good, and what makes it bad. */
import { day } from "../law/product";

/** How a parameter reads its cells; `findings` reports what it cannot read in its result. */
export type Kind =
  | "date"
  | "year"
  | "election-year"
  | "count"
  | "people"
  | "word"
  | "size"
  | "name"
  | "days"
  | "holidays"
  | "options"
  | "candidates"
  | "party-votes"
  | "day-count"
  | "table"
  | "findings";

const KINDS: Readonly<Record<string, Kind>> = {
  received: "date",
  delivery: "word",
  called: "date",
  filed: "date",
  start: "date",
  end: "date",
  approved: "date",
  date: "date",
  meeting_days: "days",
  holidays: "holidays",
  options: "options",
  members: "count",
  year: "year",
  days: "day-count",
  type: "word",
  election_year: "election-year",
  candidates: "candidates",
  candidates_of_many: "candidates",
  size: "size",
  party_votes: "party-votes",
  population: "people",
  municipality: "name",
  table: "table",
  settings: "findings",
  exceptions: "findings",
};

/** Parameters that one function reads otherwise than the rest of the family. */
const OTHERWISE: Readonly<Record<string, Kind>> = { "MUNI_CALENDAR_CHECK holidays": "findings" };

export function kindOf(of: string, parameter: string): Kind | undefined {
  return OTHERWISE[`${of} ${parameter}`] ?? KINDS[parameter];
}

export const CANDIDATES = [
  ["Partido", "Fila", "Votos"],
  ...["A", "B", "C"].flatMap((party, p) =>
    Array.from({ length: 9 }, (_, row) => [party, row + 1, 1000 - 100 * p - 7 * row]),
  ),
];

const CANDIDATES_OF_MANY = CANDIDATES.map((row, index) =>
  index === 0 ? ["Municipio", "Tamaño", ...row] : ["Jayuya", 12, ...row],
);

const GOOD: Readonly<Record<string, unknown>> = {
  received: [[day("2026-06-09")]],
  delivery: [["correo"]],
  called: [[day("2026-06-09")]],
  filed: [[day("2026-06-09")]],
  start: [[day("2025-06-03")]],
  end: [[day("2025-06-13")]],
  approved: [[day("2025-06-13")]],
  date: [[day("2026-06-09")]],
  meeting_days: [[day("2025-06-03"), day("2025-06-13")]],
  holidays: [[day("2026-06-10"), "Fiesta patronal", "Ordenanza", "+"]],
  options: [["lectura", "388"]],
  members: [[16]],
  year: [[2028]],
  days: [[10]],
  type: [["presupuesto"]],
  election_year: [[2024]],
  candidates: CANDIDATES,
  candidates_of_many: CANDIDATES_OF_MANY,
  size: [[12]],
  party_votes: [
    ["A", 5000],
    ["B", 4000],
    ["C", 3000],
  ],
  population: [[20000]],
  municipality: [["Ponce"]],
  table: [
    ["Sesión", "Tipo", "Comienza", "Termina"],
    ["E-1", "extraordinaria (alcalde)", day("2027-03-08"), day("2027-03-13")],
  ],
  settings: [["miembros", 16]],
  exceptions: [["4203b-length", "E-1", "Huracán"]],
};

export function good(parameter: string): unknown {
  if (!(parameter in GOOD)) throw new Error(`No good argument is known for the parameter ${parameter}`);
  return GOOD[parameter];
}
