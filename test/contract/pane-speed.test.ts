import { checkCalendar } from "../../src/calendar/check";
import type { SheetCell } from "../../src/calendar/input";
import { addSheet, startPane } from "./pane-bench";

/** The pane's promise for a calendar of 1,000 sessions; a page test measures it with the drawing. */
const LIMIT_MS = 100;

/** Twelve regular sessions and others a year, from 2000 on. */
function thousandSessions(): SheetCell[][] {
  const rows = Array.from({ length: 1000 }, (_, i): SheetCell[] => {
    const start = 36535 + i * 14;
    return [
      i + 1,
      i % 8 === 0 ? "extraordinaria" : "ordinaria",
      "celebrada",
      start,
      start + (i % 6),
      "Casa Alcaldía",
    ];
  });
  return [["Sesión", "Tipo", "Estado", "Comienza", "Termina", "Lugar"], ...rows];
}

/** Of this process alone: what else the machine is at does not count. */
function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

test("1,000 sessions are read and checked again in less than 100 ms", async () => {
  const bench = startPane((grid) => addSheet(grid, "Calendario", thousandSessions()), { checkCalendar });
  await bench.pane.review();
  const times: number[] = [];
  for (let round = 0; round < 15; round++) {
    const began = processorMilliseconds();
    await bench.pane.review();
    times.push(processorMilliseconds() - began);
  }
  expect(bench.report().sessions).toBe(1000);
  expect(Math.min(...times)).toBeLessThan(LIMIT_MS);
});
