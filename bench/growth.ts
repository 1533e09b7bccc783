import { checkCalendar } from "../src/calendar/check";
import { DEFAULT_READINGS } from "../src/law/readings";
import { allocate } from "../src/seats/allocate";
import type { Candidate } from "../src/seats/candidate";
import type { BuiltFunction } from "./built-functions";
import { growingRows } from "./calendar-rows";
import { medians } from "./measure";
import { randomNumbers } from "./random-numbers";
import { receipts } from "./receipts";
import { count, duration, figure, type Line, type Section } from "./report";

const SIZES = [10, 100, 1_000, 10_000, 100_000] as const;
const ROUNDS = 5;

/** From here on what a call costs by itself no longer counts. */
const FITTED_FROM = 1_000;

/** n log n from 1,000 to 100,000 has the exponent 1.11; the rest is for the machine. Quadratic work has 2. */
const MOST_EXPONENT = 1.3;

/** Memory for so many cells costs more than its share, once caches are full: no work has to do better than a bare range. */
const BESIDE_MEMORY = 0.1;

interface Growing {
  readonly name: string;
  /** Work of so many rows. */
  readonly of: (rows: number) => () => unknown;
}

/** How the time of each work grows with its rows: the times, and the exponent of the curve through them. */
export function growth(functions: ReadonlyMap<string, BuiltFunction> | undefined): Section {
  const deadline = functions?.get("MUNI_PETITION_DEADLINE");
  const works: Growing[] = [
    ...(deadline ? [{ name: "MUNI_PETITION_DEADLINE, rows of a range", of: deadlines(deadline) }] : []),
    { name: "seats, candidates of one election", of: candidates },
    { name: "calendar check, rows", of: calendar },
  ];
  const memory = measured({ name: "for scale: a range of as many dates, only written", of: writtenDates });
  const most = Math.max(MOST_EXPONENT, memory.exponent + BESIDE_MEMORY);
  const told = works.map(measured).flatMap(({ lines, exponent }) => {
    const target = { text: "no faster than n log n", reached: exponent <= most, required: true };
    return [...lines.slice(0, -1), { ...lines.at(-1)!, target }];
  });
  return { title: "How the time grows with the rows", lines: [...memory.lines, ...told] };
}

/** The time for each number of rows, then the exponent. */
function measured({ name, of }: Growing): { readonly lines: readonly Line[]; readonly exponent: number } {
  const times = medians(
    SIZES.map((rows) => ({ name: String(rows), items: 1, run: of(rows) })),
    ROUNDS,
  );
  const exponent = exponentOf(times);
  const lines = SIZES.map((rows, at) => ({ what: `${name}: ${count(rows)}`, result: duration(times[at]!) }));
  return { lines: [...lines, { what: `${name}: exponent`, result: figure(exponent) }], exponent };
}

/** Slope of the line through the times of the larger sizes, both as logarithms, by least squares. */
function exponentOf(times: readonly number[]): number {
  const points = SIZES.map((rows, at) => ({ x: Math.log(rows), y: Math.log(times[at]!) })).filter(
    (_, at) => SIZES[at]! >= FITTED_FROM,
  );
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const across = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return across / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
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

function calendar(rows: number): () => unknown {
  const input = { calendar: growingRows(rows) };
  return () => checkCalendar(input);
}
