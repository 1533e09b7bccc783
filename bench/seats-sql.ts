import initSqlJs from "sql.js";
import type { CandidateRow, PartySeats } from "./elections";

/** § 4153 ¶4 under `suma`: direct seats by votes, then the unelected of the second and the third party. */
const SEATS = `
  WITH placed AS (
    SELECT *, row_number() OVER (PARTITION BY municipality ORDER BY votes DESC, ballotRow) AS place
    FROM candidates
  ), ranked AS (
    SELECT municipality, party,
      row_number() OVER (PARTITION BY municipality ORDER BY sum(votes) DESC) AS rank,
      count(*) OVER (PARTITION BY municipality) AS parties
    FROM candidates WHERE party <> 'INDPT' GROUP BY municipality, party
  ), unelected AS (
    SELECT *, row_number() OVER (PARTITION BY municipality, party ORDER BY place) AS turn
    FROM placed WHERE place > direct
  ), seats AS (
    SELECT municipality, party, 1 AS direct, 0 AS minority FROM placed WHERE place <= direct
    UNION ALL
    SELECT municipality, party, 0, 1 FROM unelected JOIN ranked USING (municipality, party)
    WHERE turn <= CASE rank WHEN 2 THEN iif(parties = 2, members - direct, second) WHEN 3 THEN third ELSE 0 END
  )
  SELECT municipality, party, sum(direct) AS direct, sum(minority) AS minority
  FROM seats GROUP BY municipality, party`;

/** SQLite with the candidates in a table and the query prepared; each run gives the seats of all parties. */
export async function seatsBySql(rows: readonly CandidateRow[]): Promise<() => PartySeats[]> {
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run(
    `CREATE TABLE candidates (municipality TEXT, party TEXT, ballotRow INTEGER, votes INTEGER,
      members INTEGER, direct INTEGER, second INTEGER, third INTEGER)`,
  );
  const insert = database.prepare("INSERT INTO candidates VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  database.run("BEGIN");
  for (const { municipality, party, ballotRow, votes, members, direct, second, third } of rows)
    insert.run([municipality, party, ballotRow, votes, members, direct, second, third]);
  database.run("COMMIT");
  const query = database.prepare(SEATS);
  return () => {
    const seats: PartySeats[] = [];
    while (query.step()) {
      const [municipality, party, direct, minority] = query.get() as [string, string, number, number];
      seats.push({ municipality, party, direct, minority });
    }
    query.reset();
    return seats;
  };
}
