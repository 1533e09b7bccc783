import * as fc from "fast-check";
import type { CalendarInput, SheetCell } from "../../src/calendar/input";
import { cellOf, EXCEPTIONS, HOLIDAYS, SETTINGS, titleOf, TITLES_KNOWN, type Title } from "./cells";

/** The columns without which a sheet is no calendar. */
const NEEDED: readonly Title[] = [
  { name: "id", cell: "Sesión" },
  { name: "type", cell: "Tipo" },
  { name: "start", cell: "Comienza" },
];

const MOST_ROWS = 14;
const MOST_COLUMNS = 34;

/** Numbers from which a sheet is made; they are what shrinks. */
const seeds = fc.record({
  needed: fc.nat({ max: 9 }),
  titles: fc.array(fc.nat({ max: TITLES_KNOWN + 12 }), { maxLength: MOST_COLUMNS, size: "max" }),
  turn: fc.nat({ max: MOST_COLUMNS }),
  above: fc.array(fc.array(fc.nat({ max: 9_999 }), { maxLength: 4 }), { maxLength: 2 }),
  rows: fc.array(fc.array(fc.nat({ max: 9_999 }), { maxLength: MOST_COLUMNS + 3, size: "max" }), {
    maxLength: MOST_ROWS,
    size: "max",
  }),
  repeated: fc.nat({ max: 60 }),
});

type Seeds = typeof seeds extends fc.Arbitrary<infer Made> ? Made : never;

/** One sheet in ten lacks a column that it needs; the others have them anywhere among the rest. */
function titlesOf({ needed, titles, turn }: Seeds): Title[] {
  const own = needed === 9 ? NEEDED.slice(1) : NEEDED;
  const all = [...own, ...titles.map(titleOf)];
  const at = turn % all.length;
  return [...all.slice(at), ...all.slice(0, at)];
}

function calendarOf(made: Seeds): SheetCell[][] {
  const titles = titlesOf(made);
  const rows = made.rows.map((row) => row.map((number, at) => cellOf(titles[at]?.name, number)));
  // What merged cells become, and rows pasted twice: the same cells again and again.
  const source = rows[made.repeated % 20];
  if (source && made.repeated > 0) rows.push(...Array.from({ length: made.repeated % 5 }, () => [...source]));
  if (made.repeated > 50) rows.push(titles.map(({ cell }) => cell));
  const above = made.above.map((row) => row.map((number) => cellOf(undefined, number)));
  return [...above, titles.map(({ cell }) => cell), ...rows];
}

/** A workbook as no clerk would keep it, and the row that is asked about in particular. */
export interface Fuzzed {
  readonly input: CalendarInput;
  readonly probe: number;
}

export const workbooks: fc.Arbitrary<Fuzzed> = fc
  .record({
    made: seeds,
    settings: fc.option(SETTINGS, { nil: undefined }),
    holidays: fc.option(HOLIDAYS, { nil: undefined }),
    exceptions: fc.option(EXCEPTIONS, { nil: undefined }),
    dates1904: fc.boolean(),
    probe: fc.nat({ max: 9_999 }),
  })
  .map(({ made, settings, holidays, exceptions, dates1904, probe }) => ({
    probe,
    input: {
      calendar: calendarOf(made),
      ...(settings ? { settings } : {}),
      ...(holidays ? { holidays } : {}),
      ...(exceptions ? { exceptions } : {}),
      dates1904,
    },
  }));
