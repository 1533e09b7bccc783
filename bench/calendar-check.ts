import { checkCalendar } from "../src/calendar/check";
import type { SheetRows } from "../src/calendar/input";
import { calendarRows } from "./calendar-rows";
import { medians } from "./measure";
import { count, duration, figure, type Section, type Target } from "./report";

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
  const lines = contestants.map(({ name }, at) => {
    const target = targets[SIZES[at]!];
    return { what: name, result: duration(times[at]!), ...(target ? { target } : {}) };
  });
  return { title: "Check of a calendar", lines };
}
