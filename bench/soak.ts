import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { checkCalendar, rememberingCheck } from "../src/calendar/check";
import type { SheetCell } from "../src/calendar/input";
import type { Reading } from "../src/workbook/reading";
import { reportOf, type CheckCalendar } from "../src/workbook/report";
import { builtFile, loadFunctions, type BuiltFunction } from "./built-functions";
import { calendarRows } from "./calendar-rows";
import { candidateRows, elections } from "./elections";
import { randomNumbers } from "./random-numbers";
import { receipts } from "./receipts";

const CALLS = 1_000_000;
const EDITS = 10_000;
const POINTS = 10;

/** What may stay in memory between the second point and the last: caches fill before, and a leak of each call shows. */
export const MOST_GROWTH = 1_000_000;

/** Rows of a calendar of sixty sessions. */
const ROWS = 186;

export interface Soak {
  readonly work: string;
  readonly count: number;
  /** Bytes in use after each tenth of the work, everything else collected. */
  readonly heap: readonly number[];
  /** From the second point to the last. */
  readonly growth: number;
}

/**
 * A million calls of functions.js, and ten thousand edits of a calendar, each followed by the pane's check and, for the
 * function, by one that remembers nothing.
 *
 * @param addin folder of the built add-in
 */
export function soak(root: string, addin: string): Soak[] {
  const script = builtFile(addin, "functions.js");
  if (script === undefined) throw new Error("functions.js is not built. Run: npm run build:addin");
  const functions = loadFunctions(script);
  return [
    soaked("calls of functions.js", CALLS, calls(root, functions)),
    soaked("edits of a calendar, each checked as the pane does", EDITS, edits(rememberingCheck())),
    soaked("edits of a calendar, each checked anew", EDITS, edits(checkCalendar)),
  ];
}

function soaked(work: string, count: number, step: (at: number) => void): Soak {
  const heap: number[] = [];
  for (let at = 0; at < count; at++) {
    step(at);
    if ((at + 1) % (count / POINTS) === 0) heap.push(heapNow());
  }
  return { work, count, heap, growth: heap.at(-1)! - heap[1]! };
}

/** Calls of several functions with ever other arguments: cells, ranges, own holidays, options, and input that is refused. */
function calls(root: string, functions: ReadonlyMap<string, BuiltFunction>): (at: number) => void {
  const days = receipts();
  const [election] = elections(root);
  const slate = candidateRows([election!]).map(({ party, ballotRow, votes }) => [party, ballotRow, votes]);
  const own = (at: number): unknown[][] => [["Fecha"], [46_000 + (at % 900)]];
  const forms: readonly ((at: number, day: number) => unknown)[] = [
    (at, day) =>
      functions.get("MUNI_PETITION_DEADLINE")!([[day]], [[at % 2 ? "correo" : "personal"]], null, null),
    (at, day) => functions.get("MUNI_NEXT_WORKDAY")!([[day]], own(at), null),
    (_, day) =>
      functions.get("MUNI_HOLD_DEADLINE")!([[day], [day + 1], [day + 2]], [["lectura=388; idioma=en"]]),
    (at) =>
      functions.get("MUNI_SEATS")!(
        slate,
        [[election!.size.members]],
        [[`rango=${at % 2 ? "suma" : "mejor"}`]],
        null,
      ),
    (at) =>
      refused(() => functions.get("MUNI_PETITION_DEADLINE")!([[`texto ${at}`]], [["correo"]], null, null)),
  ];
  return (at) => void forms[at % 50 === 3 ? 3 : at % 3 === 2 ? 4 : at % 3]!(at, days[at % days.length]!);
}

/** Bad input throws an error of Excel, which must not stay either. */
function refused(call: () => unknown): void {
  try {
    call();
  } catch {
    return;
  }
  throw new Error("Text that is no date was taken");
}

/** The clerk writes one cell after the other: dates, words, blanks; each time the sheet is read and a report made of it. */
function edits(check: CheckCalendar): (at: number) => void {
  const random = randomNumbers(7);
  const rows = calendarRows(ROWS).map((row): SheetCell[] => [...row]);
  const typed = (at: number): SheetCell => [46_000 + (at % 700), "", "ordinaria", "13/2/2027", at][at % 5]!;
  return (at) => {
    const row = rows[1 + Math.floor(random() * ROWS)]!;
    const column = Math.floor(random() * row.length);
    const before = row[column]!;
    row[column] = typed(at);
    reportOf(readingOf(rows.map((one) => [...one])), check);
    if (at % 2) row[column] = before;
  };
}

const SHEET = { id: "1", name: "Calendario" };

function readingOf(rows: readonly (readonly SheetCell[])[]): Reading {
  const candidates = [{ sheet: SHEET, row: 0, column: 0, rows }];
  return { active: SHEET, candidates, beside: {}, sheets: [], dates1904: false };
}

let collect: (() => void) | undefined;

function heapNow(): number {
  if (!collect) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as () => void;
  }
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
