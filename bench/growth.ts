import { checkCalendar } from "../src/calendar/check";
import type { SheetRows } from "../src/calendar/input";
import { readSessions } from "../src/calendar/model/sheet-memory";
import { findHeader } from "../src/calendar/sheet/header";
import { DEFAULT_READINGS } from "../src/law/readings";
import { allocate } from "../src/seats/allocate";
import type { Candidate } from "../src/seats/candidate";
import { openPackage } from "../xlsx/package/open-package";
import { readWorkbook } from "../xlsx/read/read-workbook";
import { newWorkbook } from "../xlsx/write/new-workbook";
import type { BuiltFunction } from "./built-functions";
import { growingRows } from "./calendar-rows";
import { exponentOf, mostExponent } from "./exponent";
import { processorTimes } from "./measure";
import { randomNumbers } from "./random-numbers";
import { receipts } from "./receipts";
import { count, duration, figure, type Line, type Section } from "./report";

const SIZES = [10, 100, 1_000, 10_000, 100_000] as const;
const ROUNDS = 5;

/** So often is a work measured before it is said to grow too fast: what else the machine does can make it seem so. */
const ATTEMPTS = 3;

interface Growing {
  readonly name: string;
  /** Work of so many rows. */
  readonly of: (rows: number) => () => unknown;
}

interface Measured {
  readonly lines: readonly Line[];
  readonly exponent: number;
}

/** How the time of each work grows with its rows: the times, and the exponent of the curve through them. */
export function growth(functions: ReadonlyMap<string, BuiltFunction> | undefined): Section {
  const deadline = functions?.get("MUNI_PETITION_DEADLINE");
  const works: Growing[] = [
    ...(deadline ? [{ name: "MUNI_PETITION_DEADLINE, rows of a range", of: deadlines(deadline) }] : []),
    { name: "seats, candidates of one election", of: candidates },
    { name: "rows of a workbook file, read", of: workbookFile },
    { name: "rows of a calendar, read into sessions", of: readCalendar },
    { name: "calendar check, rows", of: calendar },
  ];
  const memory = measured({ name: "for scale: a range of as many dates, only written", of: writtenDates });
  const most = mostExponent(memory.exponent);
  const told = works.flatMap((work) => {
    const { lines, exponent } = unlessDisturbed(work, most);
    const target = {
      text: `no faster than n log n (at most ${figure(most)})`,
      reached: exponent <= most,
      required: true,
    };
    return [...lines.slice(0, -1), { ...lines.at(-1)!, target }];
  });
  return { title: "How the processor time grows with the rows", lines: [...memory.lines, ...told] };
}

function unlessDisturbed(work: Growing, most: number): Measured {
  let found = measured(work);
  for (let attempt = 1; attempt < ATTEMPTS && found.exponent > most; attempt++) found = measured(work);
  return found;
}

/** The time for each number of rows, then the exponent. */
function measured({ name, of }: Growing): Measured {
  const times = processorTimes(
    SIZES.map((rows) => ({ name: String(rows), items: 1, run: of(rows) })),
    ROUNDS,
  );
  const exponent = exponentOf(SIZES.map((rows, at) => ({ rows, time: times[at]! })));
  const lines = SIZES.map((rows, at) => ({ what: `${name}: ${count(rows)}`, result: duration(times[at]!) }));
  return { lines: [...lines, { what: `${name}: exponent`, result: figure(exponent) }], exponent };
}

function deadlines(deadline: BuiltFunction): Growing["of"] {
  const days = receipts();
  return (rows) => {
    const received = Array.from({ length: rows }, (_, row) => [days[row % days.length]!]);
    return () => deadline(received, [["correo"]], null, null);
  };
}

/** What a host gets in any case: memory for so many cells grows faster than their number, once caches are full. */
function writtenDates(rows: number): () => unknown {
  return () =>
    Array.from({ length: rows }, (_, row) => [
      { type: "Double", basicValue: 40_000 + row, numberFormat: "yyyy-mm-dd" },
    ]);
}

const PARTIES = 6;

function candidates(rows: number): () => unknown {
  const random = randomNumbers(4153);
  const slate = Array.from({ length: rows }, (_, at): Candidate => ({
    party: `P${at % PARTIES}`,
    row: 1 + Math.floor(at / PARTIES),
    votes: Math.floor(random() * 1e9),
  }));
  return () => allocate(slate, 16, DEFAULT_READINGS);
}

/** Columns of the calendar in the file: with all of them 100,000 rows are more cells than a file may have. */
const WIDTH = 6;

function workbookFile(rows: number): () => unknown {
  const cells = growingRows(rows).map((row) => ({ cells: row.slice(0, WIDTH) }));
  const file = newWorkbook([{ name: "Calendario", rows: cells }]);
  return () => readWorkbook(openPackage(file));
}

function readCalendar(rows: number): () => unknown {
  const sheet: SheetRows = growingRows(rows);
  return () => readSessions(sheet, findHeader(sheet)!, 0);
}

function calendar(rows: number): () => unknown {
  const input = { calendar: growingRows(rows) };
  return () => checkCalendar(input);
}
