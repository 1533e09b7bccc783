import { readSettings } from "../../../src/law/read-settings";
import type { Readings } from "../../../src/law/readings";
import type { Result } from "../../../src/calendar/tell-readings";
import { underReadings } from "../../../src/calendar/under-readings";

/* What a rule on which two readings bear, R1 and R2, tells of those that nobody chose. */

const settings = readSettings([]);

/** Asks with a result for each of the six: `letra no`, `letra laborable`, `388 no` … */
const verdictOf = (results: Readonly<Record<string, Result>>, usual: Result) =>
  underReadings(
    settings,
    ["term", "saturday"],
    ({ term, saturday }: Readings) => results[`${term} ${saturday}`] ?? usual,
  );

test("each result is told once, those with the fewest changes first", () => {
  const { sentence } = verdictOf(
    {
      "388 laborable": { holds: false, day: 46_002 },
      "68.1 no": { holds: false, day: 46_001 },
    },
    { holds: true, day: 46_000 },
  );
  expect(sentence.es).toBe(
    " Depende de la lectura: con la usual, cumple [lectura=letra; sábado=no]; si no se cuentan sábados, domingos ni feriados (Regla 68.1), el último día es el 2025-12-10 y no cumple [lectura=68.1]; si el plazo que vence en domingo o feriado se corre (art. 388) y el sábado vale como primer día laborable, el último día es el 2025-12-11 y no cumple [lectura=388; sábado=laborable].",
  );
});

test("a combination that gives what another gives by other changes is no repetition of it", () => {
  const late = { holds: false, day: 46_001 };
  const { otherReadings } = verdictOf(
    { "388 laborable": late, "68.1 no": late },
    { holds: true, day: 46_000 },
  );
  const told = otherReadings.filter(({ repeats }) => !repeats).map(({ reading }) => reading.es);
  expect(told).toEqual([
    "si el plazo que vence en domingo o feriado se corre (art. 388) y el sábado vale como primer día laborable [lectura=388; sábado=laborable]",
    "si no se cuentan sábados, domingos ni feriados (Regla 68.1) [lectura=68.1]",
  ]);
});

test("the dates that are safe span from the earliest to the latest, where there are several", () => {
  const several = verdictOf({ "388 no": { holds: false, day: 46_003 } }, { holds: true, day: 46_000 });
  expect(several.span).toEqual({ first: 46_000, last: 46_003 });
  const one = verdictOf({ "388 no": { holds: false, day: 46_000 } }, { holds: true, day: 46_000 });
  expect(one).not.toHaveProperty("span");
  const some = verdictOf(
    { "388 no": { holds: false }, "68.1 no": { holds: true, day: 46_002 } },
    { holds: true, day: 46_000 },
  );
  expect(some.span).toEqual({ first: 46_000, last: 46_002 });
  expect(some.sentence.es).toContain("se corre (art. 388), no cumple [lectura=388]");
});
