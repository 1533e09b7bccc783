/** A check that remembers the last one reads only what an edit changed, and finds the same. */
import fc from "fast-check";
import { checkCalendar, rememberingCheck } from "../../../src/calendar/check";
import type { CalendarCheck, CalendarInput, SheetCell } from "../../../src/calendar/input";
import type { SheetMemory } from "../../../src/calendar/model/sheet-memory";
import { serial } from "./sheet";

const HEADERS = [
  "Sesión",
  "Tipo",
  "Comienza",
  "Termina",
  "Fecha",
  "Convocada",
  "Convocada por",
  "Interrumpe a",
];

const day = fc.integer({ min: serial("2026-12-20"), max: serial("2027-07-01") });
const cells: Record<string, fc.Arbitrary<SheetCell>> = {
  Sesión: fc.constantFrom<SheetCell>(1, 2, "E-1", "U-1", ""),
  Tipo: fc.constantFrom<SheetCell>(
    "ordinaria",
    "presupuesto",
    "extraordinaria (alcalde)",
    "urgente",
    "fiesta",
    "",
  ),
  Comienza: fc.oneof(day, fc.constantFrom<SheetCell>("", "13/2/2027", "pronto")),
  Termina: fc.oneof(day, fc.constant<SheetCell>("")),
  Fecha: fc.constantFrom<SheetCell>("", ""),
  Convocada: fc.oneof(day, fc.constant<SheetCell>("")),
  "Convocada por": fc.constantFrom<SheetCell>("alcalde", "presidente", "nadie", ""),
  "Interrumpe a": fc.constantFrom<SheetCell>(1, 2, ""),
};
const row = fc.tuple(...HEADERS.map((header) => cells[header]!));

/** What a clerk does between two checks. */
const edit = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("cell" as const), at: fc.nat(), row }) },
  fc.record({ kind: fc.constantFrom("insert" as const, "delete" as const), at: fc.nat(), row }),
  fc.record({ kind: fc.constantFrom("swap columns" as const, "setting" as const), at: fc.nat(), row }),
);

interface Sheet {
  readonly table: readonly (readonly SheetCell[])[];
  readonly settings: readonly (readonly SheetCell[])[];
}

function edited(
  { table, settings }: Sheet,
  { kind, at, row }: { kind: string; at: number; row: SheetCell[] },
): Sheet {
  const [header = [], ...rows] = table.map((one) => [...one]);
  const place = rows.length === 0 ? 0 : at % rows.length;
  if (kind === "setting")
    return {
      table,
      settings: [
        ["miembros", 12 + (at % 3)],
        ["días ordinaria", at % 2 ? "corridos" : "reunión"],
      ],
    };
  if (kind === "insert") rows.splice(place, 0, row);
  if (kind === "delete") rows.splice(place, 1);
  if (kind === "cell" && rows[place]) rows[place][at % HEADERS.length] = row[at % HEADERS.length]!;
  const swapped = kind === "swap columns";
  const order = (one: SheetCell[]): SheetCell[] =>
    swapped ? [one[0]!, one[1]!, one[3]!, one[2]!, ...one.slice(4)] : one;
  return { table: [order(header), ...rows.map(order)], settings };
}

const told = ({ book, ...check }: CalendarCheck): object => ({ ...check, sessions: book?.sessions });

test("after any edits it finds what a check of the whole sheet finds", () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.array(edit, { maxLength: 6 }), (rows, edits) => {
      let sheet: Sheet = { table: [HEADERS, ...rows], settings: [["miembros", 16]] };
      const check = rememberingCheck();
      for (const one of [undefined, ...edits]) {
        if (one) sheet = edited(sheet, one);
        const input = { calendar: sheet.table, settings: sheet.settings };
        expect(told(check(input))).toEqual(told(checkCalendar(input)));
      }
    }),
    { numRuns: 150 },
  );
});

const CALENDAR: readonly (readonly SheetCell[])[] = [
  ["Sesión", "Tipo", "Fecha", "Lugar"],
  [1, "ordinaria", serial("2027-02-08"), "Salón"],
  [1, "ordinaria", serial("2027-02-09"), "Salón"],
  [2, "ordinaria", serial("2027-03-08"), "Salón"],
  [3, "ordinaria", serial("2027-04-12"), "Salón"],
];

const withCell = (at: number, column: number, cell: SheetCell): SheetCell[][] =>
  CALENDAR.map((one, index) => one.map((own, place) => (index === at && place === column ? cell : own)));

test("one edited row: only its session is built anew", () => {
  const memory: SheetMemory = {};
  const before = checkCalendar({ calendar: CALENDAR }, memory).book!.sessions;
  const after = checkCalendar({ calendar: withCell(2, 2, serial("2027-02-10")) }, memory).book!.sessions;
  expect(after.map((session, at) => session === before[at])).toEqual([false, true, true]);
});

test("another place, another header, or dates of 1904 are read anew", () => {
  const changes: Record<string, CalendarInput> = {
    "a row above": { calendar: [["Legislatura Municipal"], ...CALENDAR] },
    "another header": { calendar: withCell(0, 3, "Notas") },
    "dates of 1904": { calendar: CALENDAR, dates1904: true },
  };
  for (const [what, input] of Object.entries(changes)) {
    const memory: SheetMemory = {};
    const before = checkCalendar({ calendar: CALENDAR }, memory).book!.sessions;
    const after = checkCalendar(input, memory).book!.sessions;
    expect({ what, kept: after.filter((session) => before.includes(session)).length }).toEqual({
      what,
      kept: 0,
    });
    expect(told(checkCalendar(input, memory))).toEqual(told(checkCalendar(input)));
  }
});
