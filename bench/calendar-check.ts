import { checkCalendar, rememberingCheck } from "../src/calendar/check";
import type { CalendarInput, SheetRows } from "../src/calendar/input";
import { calendarRows } from "./calendar-rows";
import { medians, processorTimes } from "./measure";
import { count, duration, figure, type Line, type Section, type Target } from "./report";

const ROUNDS = 7;
const SIZES = [100, 1_000, 10_000] as const;
const TEN_MS = 1e7;
/** Linear is ten times the time for ten times the rows, give or take the memory: up to twice that. Quadratic is a hundred. */
const LINEAR = 2;

const OWN_HOLIDAYS: SheetRows = [
  ["Fecha", "Nombre", "Fuente", "+/-"],
  [46192, "Día del municipio", "Ordenanza", "+"],
];
const SETTINGS: SheetRows = [
  ["Nombre", "Valor"],
  ["municipio", "Aguadilla"],
  ["miembros", 16],
];

/** The check of a whole calendar, as the pane and MUNI_CALENDAR_CHECK do it. */
export function calendarCheck(): Section {
  const contestants = SIZES.map((rows) => {
    const input = { calendar: calendarRows(rows), settings: SETTINGS, holidays: OWN_HOLIDAYS };
    const { sessions, findings } = checkCalendar(input);
    const name = `${count(rows)} rows: ${count(sessions)} sessions, ${count(findings.length)} findings`;
    return { name, items: 1, run: () => checkCalendar(input) };
  });
  const times = medians(contestants, ROUNDS);
  const [, thousand, tenThousand] = times as [number, number, number];
  const targets: Record<number, Target> = {
    1_000: { text: `under ${duration(TEN_MS)}`, reached: thousand < TEN_MS },
    10_000: {
      text: `linear (${figure(tenThousand / thousand)} × the time of 1,000)`,
      reached: tenThousand <= 10 * LINEAR * thousand,
    },
  };
  const recheck = recheckOfEdits();
  const lines = contestants.map(({ name }, at) => {
    const target = targets[SIZES[at]!];
    return { what: name, result: duration(times[at]!), ...(target ? { target } : {}) };
  });
  return { title: "Check of a calendar", lines: [...lines, ...recheck] };
}

/** Rows of the busy calendar that hold a thousand sessions. */
const THOUSAND_SESSIONS = 3_100;
const EDITS = 40;

/** After an edit of one cell, in processor time: the whole sheet anew, and by a check that remembers the last one. */
function recheckOfEdits(): Line[] {
  const rows = calendarRows(THOUSAND_SESSIONS);
  const edited = Array.from({ length: EDITS }, (_, edit) =>
    rows.map((row, at) =>
      at === 7 * edit + 1 ? row.map((cell, c) => (c === 4 ? `Sala ${edit}` : cell)) : [...row],
    ),
  );
  let turn = 0;
  const each = (check: (input: CalendarInput) => unknown) => () =>
    check({ calendar: edited[turn++ % EDITS]!, settings: SETTINGS, holidays: OWN_HOLIDAYS });
  const { sessions } = checkCalendar({ calendar: rows });
  const contestants = [
    {
      name: `after an edit, ${count(sessions)} sessions: remembering the last check`,
      run: each(rememberingCheck()),
    },
    {
      name: `after an edit, ${count(sessions)} sessions: the whole sheet anew`,
      run: each((input) => checkCalendar(input)),
    },
  ].map((one) => ({ ...one, items: 1 }));
  const times = processorTimes(contestants, ROUNDS);
  return contestants.map(({ name }, at) => ({
    what: name,
    result: duration(times[at]!),
    ratio: times[at]! / times[0]!,
  }));
}
