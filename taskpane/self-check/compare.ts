import { isDay, isTable, type KnownCase, type KnownCell } from "./known-cases";

/** What a cell of an answer holds, in the words of a sheet. */
export type AnswerCell = string | number | boolean;

/** The first cell of an answer that is not as known; row and column from 0 where the answer is a table. */
export interface Difference {
  readonly at?: { readonly row: number; readonly column: number };
  readonly wanted: KnownCell | string;
  readonly got: AnswerCell | string;
}

/** How an answer differs from what is known; undefined where it does not. */
export function differenceOf(
  { gives }: KnownCase,
  answer: readonly (readonly AnswerCell[])[],
): Difference | undefined {
  if (!isTable(gives)) return sizeDiffers(answer, 1, 1) ?? differs(gives, answer[0]![0]!);
  const size = sizeDiffers(answer, gives.rows, gives.columns);
  if (size) return size;
  const wrong = gives.cells.find(([row, column, cell]) => !isAs(cell, answer[row]![column]!));
  if (!wrong) return undefined;
  const [row, column, wanted] = wrong;
  return { at: { row, column }, wanted, got: answer[row]![column]! };
}

function differs(wanted: KnownCell, got: AnswerCell): Difference | undefined {
  return isAs(wanted, got) ? undefined : { wanted, got };
}

function isAs(wanted: KnownCell, got: AnswerCell): boolean {
  return (isDay(wanted) ? wanted.day : wanted) === got;
}

function sizeDiffers(
  answer: readonly (readonly AnswerCell[])[],
  rows: number,
  columns: number,
): Difference | undefined {
  const found = [answer.length, answer[0]?.length ?? 0] as const;
  if (found[0] === rows && found[1] === columns) return undefined;
  // One cell where a table belongs is an error, which tells more than its size.
  const got = answer.length === 1 && found[1] === 1 ? answer[0]![0]! : sizeText(...found);
  return { wanted: sizeText(rows, columns), got };
}

function sizeText(rows: number, columns: number): string {
  return `${rows} × ${columns}`;
}
