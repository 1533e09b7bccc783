import { COLUMN_ORDER, headersOf, type ColumnName } from "../calendar/sheet/columns";
import { columnOfHeader } from "../calendar/sheet/column-mapping";
import type { SheetRows } from "../calendar/input";
import { fold } from "../messages/fold";
import { nearestWithin } from "../messages/nearest";
import { columnLetters } from "./address";
import type { Area } from "./reading";
import type { Report } from "./report";

/** A header of the sheet as it is written, and the letters of its column. */
export interface TitledColumn {
  readonly title: string;
  readonly letters: string;
}

export interface RecognisedColumn extends TitledColumn {
  readonly name: ColumnName;
}

/** A header that was not read, because one before it says the same. */
export interface RepeatedColumn extends TitledColumn {
  readonly first: TitledColumn;
}

/** A header that is none, but nearly so. */
export interface MisspeltColumn extends TitledColumn {
  /** The header that it nearly is. */
  readonly meant: string;
}

/** What became of each header of a sheet. */
export interface ColumnsTold {
  readonly recognised: readonly RecognisedColumn[];
  readonly unrecognised: readonly TitledColumn[];
  readonly repeated: readonly RepeatedColumn[];
  readonly misspelt: readonly MisspeltColumn[];
}

export const NO_COLUMNS: ColumnsTold = { recognised: [], unrecognised: [], repeated: [], misspelt: [] };

/** Edits that a slip explains: two, and one for each three letters. */
const MOST_EDITS = 2;
const LETTERS_AN_EDIT = 3;

/** Headers stand near the top of a sheet. */
const ROWS_LOOKED_AT = 50;

/** No header is longer or has a figure in it. */
const HEADER_LIKE = /^\D{1,40}$/;

/** The headers of a calendar that was checked; none where the check tells no sessions. */
export function columnsOfReport({ basis }: Report): ColumnsTold {
  if (!basis) return NO_COLUMNS;
  const { titles, columns } = basis.book.header;
  // Parámetros may read a header as another column than its name says.
  const read = new Map([...columns].map(([name, at]) => [at, name]));
  return columnsOf(titles, basis.block.column, (title, at) => read.get(at) ?? columnOfHeader(title));
}

/**
 * The headers of a sheet that is no calendar, of the row that has most of them; none where no row has two.
 */
export function columnsOfSheet({ rows, column }: Pick<Area, "rows" | "column">): ColumnsTold {
  let best = NO_COLUMNS;
  for (const titles of titlesOf(rows)) {
    const told = columnsOf(titles, column);
    if (weight(told) > weight(best)) best = told;
  }
  return weight(best) < 2 ? NO_COLUMNS : best;
}

function titlesOf(rows: SheetRows): string[][] {
  return rows
    .slice(0, ROWS_LOOKED_AT)
    .map((cells) =>
      cells.map((cell) => (typeof cell === "string" && HEADER_LIKE.test(cell) ? cell.trim() : "")),
    );
}

function weight({ recognised, misspelt }: ColumnsTold): number {
  return recognised.length + misspelt.length;
}

/** @param left column of the first title, from 0 */
function columnsOf(
  titles: readonly string[],
  left: number,
  nameOf: (title: string, at: number) => ColumnName | undefined = columnOfHeader,
): ColumnsTold {
  const recognised = new Map<ColumnName, RecognisedColumn>();
  const repeated: RepeatedColumn[] = [];
  const others: TitledColumn[] = [];
  titles.forEach((title, at) => {
    if (title === "") return;
    const told = { title, letters: columnLetters(left + at) };
    const name = nameOf(title, at);
    const first = name && recognised.get(name);
    if (first) repeated.push({ ...told, first });
    else if (name) recognised.set(name, { ...told, name });
    else others.push(told);
  });
  const misspelt = misspeltAmong(others, recognised);
  const unrecognised = others.filter(({ letters }) => !misspelt.some((one) => one.letters === letters));
  return { recognised: [...recognised.values()], unrecognised, repeated, misspelt };
}

/** A column that the sheet has already was not meant by a header beside it. */
function misspeltAmong(
  titles: readonly TitledColumn[],
  recognised: ReadonlyMap<ColumnName, unknown>,
): MisspeltColumn[] {
  const meant = COLUMN_ORDER.filter((name) => !recognised.has(name)).flatMap(headersOf);
  const known = meant.map(fold);
  return titles.flatMap((told) => {
    const typed = fold(told.title);
    const most = Math.min(MOST_EDITS, Math.floor(typed.length / LETTERS_AN_EDIT));
    const word = nearestWithin(typed, known, most);
    return word === undefined ? [] : [{ ...told, meant: meant[known.indexOf(word)]! }];
  });
}
