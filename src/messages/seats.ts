import type { Text } from "./text";

/** The row of all the independents together. */
export const INDEPENDENTS: Text = { es: "Independientes", en: "Independents" };

/** What the seat functions cannot read, and what to do. Lines are those of the range, from 1. */
export const SEAT_PROBLEMS = {
  unknownSize: {
    es: "size: «{size}» no es un tamaño de legislatura. Use 16, 14, 12, 17, 5, San Juan o Culebra.",
    en: "size: “{size}” is no size of a legislature. Use 16, 14, 12, 17, 5, San Juan or Culebra.",
  },
  population: {
    es: "population: {population} no sirve. Escriba un número entero de habitantes.",
    en: "population: {population} will not do. Enter a whole number of inhabitants.",
  },
  votesOf: {
    es: "candidates: los votos de {party} fila {row} ({votes}) no son un número entero desde 0. Corríjalos.",
    en: "candidates: the votes of {party} row {row} ({votes}) are no whole number from 0. Mend them.",
  },
  rowOf: {
    es: "candidates: la fila en la papeleta {row} de {party} no es un número entero desde 1. Corríjala.",
    en: "candidates: ballot row {row} of {party} is no whole number from 1. Mend it.",
  },
  noParty: {
    es: "candidates: el candidato de la fila {row} con {votes} votos no tiene partido. Escríbalo, o «independiente» en Estado.",
    en: "candidates: the candidate on row {row} with {votes} votes has no party. Enter it, or “independent” in Status.",
  },
  rowTwice: {
    es: "candidates: la fila {row} de la papeleta aparece dos veces en {party}. Cada candidato del partido lleva su propia fila.",
    en: "candidates: ballot row {row} occurs twice in {party}. Each candidate of a party has a row of its own.",
  },
  partyVotesMissing: {
    es: "party_votes: faltan los votos de {party}. Indique los de todos los partidos o quite el argumento.",
    en: "party_votes: the votes of {party} are missing. Give those of all parties or leave the argument out.",
  },
  noCandidates: {
    es: "candidates: no hay ningún candidato. Indique el rango con partido, fila y votos.",
    en: "candidates: there is no candidate. Give the range with party, row and votes.",
  },
  missingColumn: {
    es: "{argument}: falta la columna {column}. Añádala al rango o corrija su encabezado.",
    en: "{argument}: the column {column} is missing. Add it to the range or mend its header.",
  },
  severalMunicipalities: {
    es: "La tabla tiene {number} municipios, y esta función es de uno solo. Deje las filas de un municipio, o use MUNI_SEATS_ALL con la columna «Tamaño».",
    en: "The table has {number} municipalities, and this function is for one alone. Keep the rows of one municipality, or use MUNI_SEATS_ALL with the column “Size”.",
  },
  columnTwice: {
    es: "{argument}: la columna {column} aparece dos veces. Deje una sola.",
    en: "{argument}: the column {column} occurs twice. Keep only one.",
  },
  tooManyColumns: {
    es: "candidates: sin encabezados se leen a lo sumo {most} columnas y el rango trae {found}. Incluya los encabezados.",
    en: "candidates: without headers at most {most} columns are read and the range has {found}. Include the headers.",
  },
  blankCell: {
    es: "{argument}, línea {line}: falta {column}. Complete la celda o borre toda la línea.",
    en: "{argument}, line {line}: {column} is missing. Fill the cell or clear the whole line.",
  },
  votesCell: {
    es: "{argument}, línea {line}: «{value}» no es una cantidad de votos. Escriba un número entero desde 0.",
    en: "{argument}, line {line}: “{value}” is no number of votes. Enter a whole number from 0.",
  },
  rowCell: {
    es: "candidates, línea {line}: «{value}» no es una fila de la papeleta. Escriba un número entero desde 1.",
    en: "candidates, line {line}: “{value}” is no ballot row. Enter a whole number from 1.",
  },
  statusCell: {
    es: "candidates, línea {line}: «{value}» no es un estado. Use descalificado, no juramentó o independiente, o deje la celda en blanco.",
    en: "candidates, line {line}: “{value}” is no status. Use disqualified, unsworn or independent, or leave the cell blank.",
  },
  partyTwice: {
    es: "party_votes, línea {line}: {party} aparece dos veces. Deje una sola línea por partido.",
    en: "party_votes, line {line}: {party} occurs twice. Keep one line for each party.",
  },
  sizesDiffer: {
    es: "candidates, línea {line}: {municipality} tiene dos tamaños, {size} y {other}. Deje uno.",
    en: "candidates, line {line}: {municipality} has two sizes, {size} and {other}. Keep one.",
  },
  ownSize: {
    es: "el municipio tiene {members} miembros (§ 4153 ¶3) y la hoja dice {size}. Corrija el tamaño o el municipio.",
    en: "the municipality has {members} members (§ 4153 ¶3) and the sheet says {size}. Mend the size or the municipality.",
  },
  notItsSize: {
    es: "el tamaño {size} es solo de {owner} (§ 4153 ¶3). Corrija el tamaño o el municipio.",
    en: "the size {size} is that of {owner} alone (§ 4153 ¶3). Mend the size or the municipality.",
  },
  inMunicipality: { es: "{municipality}: {problem}", en: "{municipality}: {problem}" },
} satisfies Record<string, Text>;

/** Columns of the ranges that are read. */
export const CANDIDATE_COLUMNS = {
  municipality: { es: "Municipio", en: "Municipality" },
  size: { es: "Tamaño", en: "Size" },
  party: { es: "Partido", en: "Party" },
  row: { es: "Fila", en: "Row" },
  votes: { es: "Votos", en: "Votes" },
  name: { es: "Candidato", en: "Candidate" },
  status: { es: "Estado", en: "Status" },
} satisfies Record<string, Text>;

/** Headers and row names of the spilled tables. */
export const SEAT_TABLE = {
  municipality: { es: "municipio", en: "municipality" },
  party: { es: "partido", en: "party" },
  direct: { es: "directos", en: "direct" },
  minority: { es: "minoría", en: "minority" },
  total: { es: "total", en: "total" },
  note: { es: "nota", en: "note" },
  result: { es: "resultado", en: "result" },
  why: { es: "por qué", en: "why" },
  otherReading: { es: "otra lectura", en: "other reading" },
  undecidedRow: { es: "Sin decidir", en: "Undecided" },
  otherReadingRow: { es: "Otra lectura ({value})", en: "Other reading ({value})" },
  noteRow: { es: "Nota", en: "Note" },
} satisfies Record<string, Text>;

/** The result of one candidate, in a cell of its own. */
export const RESULT_WORDS = {
  direct: { es: "directo", en: "direct" },
  "minority-second": { es: "minoría 2.º", en: "minority 2nd" },
  "minority-third": { es: "minoría 3.º", en: "minority 3rd" },
  minority: { es: "minoría", en: "minority" },
  tie: { es: "empate", en: "tie" },
  undecided: { es: "sin decidir", en: "undecided" },
  "to-be-designated": { es: "a designar", en: "to be designated" },
  none: { es: "", en: "" },
} satisfies Record<string, Text>;

/** Names of the options that choose a reading. */
export const SEAT_OPTIONS = {
  rank: { es: "rango", en: "rank" },
  opposition: { es: "oposición", en: "opposition" },
  directTie: { es: "empate directo", en: "direct tie" },
  independents: { es: "independientes", en: "independents" },
} satisfies Record<string, Text>;

/** What the parties are ranked by (R12). */
export const RANK_BASES = {
  suma: { es: "suma de sus candidatos", en: "sum of its candidates" },
  mejor: { es: "su candidato con más votos", en: "its most voted candidate" },
  emblema: { es: "votos bajo su emblema", en: "votes under its emblem" },
} satisfies Record<string, Text>;

/** Small parts of sentences. */
export const SEAT_PARTS = {
  candidate: { es: "{party} fila {row}", en: "{party} row {row}" },
  named: { es: "{name} ({candidate})", en: "{name} ({candidate})" },
  and: { es: "{list} y {last}", en: "{list} and {last}" },
  more: { es: "{count} más", en: "{count} more" },
  noSeat: { es: "sin escaño", en: "no seat" },
  second: { es: "segundo", en: "second" },
  third: { es: "tercer", en: "third" },
} satisfies Record<string, Text>;

/** What is open, and what would decide it. */
export const OPEN_TEXTS = {
  directTie: {
    es: "Escaños directos: {seats}, entre {candidates}, que empatan con {votes} votos y la misma fila en la papeleta (R14).",
    en: "Direct seats: {seats}, among {candidates}, equal with {votes} votes and the same ballot row (R14).",
  },
  vacated: {
    es: "Escaños directos de descalificados: {candidates}. El texto no nombra sustituto (§ 4153 ¶6). Lo decidiría una determinación oficial sobre esa vacante; el próximo en votos: {next}.",
    en: "Direct seats of the disqualified: {candidates}. The text names no substitute (§ 4153 ¶6). An official ruling on that vacancy would decide; the next by votes: {next}.",
  },
  nobody: { es: "nadie", en: "nobody" },
  rankTie: {
    es: "Escaños de minoría: {seats}, entre {parties}, que empatan en votos ({basis}: {votes}) por el segundo o tercer lugar (R15).",
    en: "Minority seats: {seats}, among {parties}, equal in votes ({basis}: {votes}) for second or third place (R15).",
  },
  needsEmblems: {
    es: "Lo decidirían los votos bajo el emblema de cada partido (party_votes).",
    en: "The votes under each party's emblem (party_votes) would decide.",
  },
  emblemsDoNot: {
    es: "Los votos bajo los emblemas no lo deciden; falta una determinación oficial.",
    en: "The votes under the emblems do not decide; an official ruling is missing.",
  },
  majority: {
    es: "Orden de los partidos: {parties} pueden ser el de más escaños directos, que esta lectura excluye (R13). Lo decidiría saber cuál es, o la lectura oposición = no.",
    en: "Ranking: {parties} can be the party with most direct seats, which this reading leaves out (R13). Knowing which it is, or the reading opposition = no, would decide.",
  },
  knockOn: {
    es: "Escaños de minoría que dependen de quién ocupe los directos abiertos: {candidates}.",
    en: "Minority seats that depend on who takes the open direct seats: {candidates}.",
  },
  withoutCandidate: {
    es: "Escaños directos sin candidato: {seats}. El texto no dice quién los ocupa.",
    en: "Direct seats without a candidate: {seats}. The text does not say who takes them.",
  },
  withoutParty: {
    es: "Escaños de minoría a designar: {seats}. No hay segundo partido (R16).",
    en: "Minority seats to be designated: {seats}. There is no second party (R16).",
  },
} satisfies Record<string, Text>;

/** What is told beside the result. */
export const NOTE_TEXTS = {
  place: { es: "{place} en votos ({basis}: {votes}).", en: "{place} in votes ({basis}: {votes})." },
  tiedPlace: {
    es: "Empatado del {first} al {last} en votos ({basis}: {votes}).",
    en: "Tied for {first} to {last} in votes ({basis}: {votes}).",
  },
  noParty: {
    es: "Compiten por los directos; no son partido para la minoría (R17).",
    en: "They compete for direct seats; they are no party for the minority seats (R17).",
  },
  openKind: {
    es: "El total incluye escaños seguros que pueden ser directos o de minoría: {seats}.",
    en: "The total includes sure seats that can be direct or minority: {seats}.",
  },
  opposition: {
    es: "{parties}: tiene más escaños directos y no es el primero en votos (R13).",
    en: "{parties}: has most direct seats and is not first in votes (R13).",
  },
  overNominated: {
    es: "{party} trae {candidates} candidatos y puede postular {limit} (§ 4153 ¶3).",
    en: "{party} has {candidates} candidates and may nominate {limit} (§ 4153 ¶3).",
  },
  fewCandidates: {
    es: "Hay menos candidatos ({candidates}) que escaños ({seats}).",
    en: "There are fewer candidates ({candidates}) than seats ({seats}).",
  },
  designate: {
    es: "A designar por el partido: {seats} (§ 4153 ¶6, R16).",
    en: "To be designated by the party: {seats} (§ 4153 ¶6, R16).",
  },
  unsworn: {
    es: "{candidate}: vacante hasta juramentar (§ 4153 ¶2).",
    en: "{candidate}: vacant until sworn in (§ 4153 ¶2).",
  },
  unswornIfElected: {
    es: "{candidate}: si obtiene escaño, vacante hasta juramentar (§ 4153 ¶2).",
    en: "{candidate}: if seated, vacant until sworn in (§ 4153 ¶2).",
  },
  disqualifiedDirect: {
    es: "{candidate}: descalificado en un escaño directo; el próximo en votos: {next}.",
    en: "{candidate}: disqualified in a direct seat; the next by votes: {next}.",
  },
  disqualifiedMinority: {
    es: "{candidate}: descalificado en un escaño de minoría (§ 4153 ¶6).",
    en: "{candidate}: disqualified in a minority seat (§ 4153 ¶6).",
  },
  disqualifiedOpen: {
    es: "{candidate}: descalificado; si le toca un escaño de minoría, lo designa su partido (§ 4153 ¶6).",
    en: "{candidate}: disqualified; if due a minority seat, the party designates (§ 4153 ¶6).",
  },
  stranger: {
    es: "party_votes nombra {party}, que no tiene candidatos y no entra en el orden.",
    en: "party_votes names {party}, which has no candidates and is not ranked.",
  },
  reading: { es: "Con {option} = {value}: {moves}", en: "With {option} = {value}: {moves}" },
  moves: { es: "{moves}.", en: "{moves}." },
  movedParty: { es: "{party} {here} → {there}", en: "{party} {here} → {there}" },
  movedCandidate: { es: "{candidate}: {here} → {there}", en: "{candidate}: {here} → {there}" },
  movedOne: { es: "{option} = {value}: {there}", en: "{option} = {value}: {there}" },
} satisfies Record<string, Text>;

/** The steps of the reasons for one candidate's result. */
export const WHY_TEXTS = {
  place: {
    es: "Lugar {place} por votos ({votes}); escaños directos: {seats}.",
    en: "Place {place} by votes ({votes}); direct seats: {seats}.",
  },
  wonByRow: {
    es: "Gana el empate con {others} por el orden en la papeleta (R14).",
    en: "Wins the tie with {others} by ballot order (R14).",
  },
  lostByRow: {
    es: "Pierde el empate con {others} por el orden en la papeleta (R14).",
    en: "Loses the tie with {others} by ballot order (R14).",
  },
  wonByEmblem: {
    es: "Gana el empate con {others} por los votos bajo el emblema (R14).",
    en: "Wins the tie with {others} by the votes under the emblem (R14).",
  },
  lostByEmblem: {
    es: "Pierde el empate con {others} por los votos bajo el emblema (R14).",
    en: "Loses the tie with {others} by the votes under the emblem (R14).",
  },
  tieOpen: {
    es: "Empata con {others} por los últimos directos y nada decide entre ellos (R14).",
    en: "Equal with {others} for the last direct seats and nothing decides among them (R14).",
  },
  minority: {
    es: "{party} cuenta como {role} partido ({basis}: {votes}); sus escaños de minoría: {seats}. Lugar {place} entre sus candidatos sin escaño directo.",
    en: "{party} counts as the {role} party ({basis}: {votes}); its minority seats: {seats}. Place {place} among its candidates without a direct seat.",
  },
  minorityWon: {
    es: "Gana el empate con {others} por el orden en la columna del partido (§ 4153(b)).",
    en: "Wins the tie with {others} by the order in the party's column (§ 4153(b)).",
  },
  minorityLost: {
    es: "Pierde el empate con {others} por el orden en la columna del partido (§ 4153(b)).",
    en: "Loses the tie with {others} by the order in the party's column (§ 4153(b)).",
  },
  rankOpen: {
    es: "{party} empata en votos con {equals} y su lugar no se decide (R15).",
    en: "{party} is equal in votes with {equals} and its place is not decided (R15).",
  },
  majorityOpen: {
    es: "El lugar de {party} depende de qué partido tenga más escaños directos (R13).",
    en: "The place of {party} depends on which party has most direct seats (R13).",
  },
  vacated: {
    es: "Descalificado en un escaño directo: el texto no nombra sustituto (§ 4153 ¶6). El próximo en votos: {next}.",
    en: "Disqualified in a direct seat: the text names no substitute (§ 4153 ¶6). The next by votes: {next}.",
  },
  nextInLine: {
    es: "Es el próximo en votos si se llena el escaño directo de {vacated}.",
    en: "Next by votes if the direct seat of {vacated} is filled.",
  },
  knockOn: {
    es: "Depende de quién ocupe los escaños directos que están abiertos.",
    en: "Depends on who takes the direct seats that are open.",
  },
  certain: {
    es: "Tiene escaño en cualquier caso; solo falta saber de qué clase.",
    en: "Has a seat in any case; only its kind is open.",
  },
  designate: {
    es: "Descalificado: a designar por el partido (§ 4153 ¶6).",
    en: "Disqualified: to be designated by the party (§ 4153 ¶6).",
  },
  disqualified: {
    es: "Descalificado; sus votos cuentan para el partido.",
    en: "Disqualified; the votes count for the party.",
  },
  unsworn: {
    es: "No juramentó: su escaño queda vacante hasta que juramente (§ 4153 ¶2).",
    en: "Not sworn in: the seat stays vacant until then (§ 4153 ¶2).",
  },
} satisfies Record<string, Text>;
