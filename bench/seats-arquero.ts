import { desc, from } from "arquero";
import type { CandidateRow, PartySeats } from "./elections";

const PARTY = ["municipality", "party"];
/** The same key on both sides of a join. */
const BOTH: [string[], string[]] = [PARTY, PARTY];

/*
 * The expressions are texts: arquero reads the source of a function, and a bundle gives the names in it other ones.
 */
const DUE = "d.rank === 2 ? (d.parties === 2 ? d.members - d.direct : d.second) : d.rank === 3 ? d.third : 0";

/** arquero with the candidates in a table; each run gives the seats of all parties. */
export function seatsByArquero(rows: readonly CandidateRow[]): () => PartySeats[] {
  const candidates = from([...rows]);
  return () => {
    const placed = candidates
      .groupby("municipality")
      .orderby(desc("votes"), "ballotRow")
      .derive({ place: "row_number()" })
      .ungroup();
    const ranked = candidates
      .filter("d.party !== 'INDPT'")
      .groupby(PARTY)
      .rollup({ votes: "sum(d.votes)" })
      .groupby("municipality")
      .orderby(desc("votes"))
      .derive({ rank: "row_number()", parties: "count()" })
      .ungroup()
      .select("municipality", "party", "rank", "parties");
    const direct = placed.filter("d.place <= d.direct").groupby(PARTY).count({ as: "direct" });
    const minority = placed
      .filter("d.place > d.direct")
      .groupby(PARTY)
      .orderby("place")
      .derive({ turn: "row_number()" })
      .ungroup()
      .join(ranked, BOTH)
      .filter(`d.turn <= (${DUE})`)
      .groupby(PARTY)
      .count({ as: "minority" });
    return direct.join_full(minority, BOTH).impute({ direct: "0", minority: "0" }).objects() as PartySeats[];
  };
}
