/**
 * No reading is an idle word: each one, and each option that bears on the law, has a case in which it changes the
 * answer (cases/readings.yaml), computed both ways. A reading added to READINGS without such a case fails here.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Finding } from "../../src/calendar/finding";
import { isoText } from "../../src/days/iso";
import { OPTIONS, type ChoiceOption } from "../../src/law/options";
import { readSettings } from "../../src/law/read-settings";
import { READINGS, type ReadingId } from "../../src/law/readings";
import { allocate } from "../../src/seats/allocate";
import type { Candidate } from "../../src/seats/candidate";
import { findingsOf, words, type NamedRow } from "./calendar/sheet";

/** Facts of a sheet and the rule that is asked, or of an election. */
interface Facts {
  readonly rule?: string;
  readonly rows?: readonly NamedRow[];
  readonly settings?: NamedRow;
  readonly size?: number;
  readonly candidates?: readonly (readonly [string, number, number])[];
  readonly emblem?: Readonly<Record<string, number>>;
}

interface Case extends Facts {
  readonly name: string;
  readonly reading?: ReadingId;
  /** Name of the option in Spanish, and the answer under each of its words. */
  readonly option?: string;
  readonly under?: Readonly<Record<string, readonly string[]>>;
  readonly tells?: readonly string[];
  readonly without?: readonly string[];
  readonly with?: readonly string[];
}

const text = readFileSync(join(__dirname, "cases/readings.yaml"), "utf8");
const cases = parse(text, { merge: true }) as Case[];

/** Options that choose how an answer is written, not what it is. */
const OF_FORM: ReadonlySet<string> = new Set(["language", "headers", "steps"]);
const options = OPTIONS.filter(
  (option): option is ChoiceOption => option.kind === "choice" && !OF_FORM.has(option.key),
);

function answer(facts: Facts): string[] {
  return facts.rule === undefined ? seats(facts) : found(facts).map(words);
}

function found({ rule = "", rows = [], settings = {} }: Facts): readonly Finding[] {
  return findingsOf(rule, { rows, settings });
}

function seats({ size = 0, candidates = [], settings = {}, emblem }: Facts): string[] {
  const slate = candidates.map(([party, row, votes]): Candidate => ({ party, row, votes }));
  const named = Object.entries(settings).map(([name, value]) => ({ name, value }));
  const votes = emblem && new Map(Object.entries(emblem));
  const { parties, slate: read } = allocate(slate, size, readSettings(named).readings, votes);
  return parties.map(({ party, direct, minority }) => `${read.parties[party]!.name} ${direct}+${minority}`);
}

/** All that a finding tells but its message: its steps and the other readings, with their dates. */
function told({ trace, otherReadings }: Finding): string {
  const steps = trace.map(({ day, text: { es } }) => (day === undefined ? es : `${isoText(day)} ${es}`));
  return [...steps, ...otherReadings.map(({ reading }) => reading.es)].join("\n");
}

function chosen({ settings, option = "" }: Case, value: string): NamedRow {
  return { ...settings, [option]: value };
}

describe("the answer of each case", () => {
  const byOption = cases.flatMap((one) =>
    Object.entries(one.under ?? {}).map(([value, gives]) => ({ title: one.name, one, value, gives })),
  );
  test.each(byOption)("$title: $one.option = $value", ({ one, value, gives }) => {
    expect(answer({ ...one, settings: chosen(one, value) }).sort()).toEqual([...gives].sort());
  });

  test.each(cases.filter(({ tells }) => tells))("$name", (one) => {
    const all = found(one).map(told).join("\n");
    for (const said of one.tells!) expect(all).toContain(said);
  });

  test.each(cases.filter((one) => one.with))("$name", ({ emblem, ...one }) => {
    expect(answer(one).sort()).toEqual([...one.without!].sort());
    expect(answer({ ...one, emblem: emblem! }).sort()).toEqual([...one.with!].sort());
  });
});

/** The words of an option under which some case answers otherwise than under the usual word. */
function changing({ es, choices }: ChoiceOption, among: readonly Case[]): string[] {
  const [usual, ...others] = choices.map((choice) => choice.es) as [string, ...string[]];
  return others.filter((value) =>
    among.some(({ option, under = {} }) => {
      const [here, there] = [under[usual], under[value]];
      return option === es && here && there && here.join() !== there.join();
    }),
  );
}

test.each(options)("every word of $es changes an answer", (option) => {
  const [, ...others] = option.choices.map(({ es }) => es);
  expect(changing(option, cases)).toEqual(others);
});

test.each(Object.entries(READINGS))("every other reading of %s changes an answer, or is told", (id, fact) => {
  const own = cases.filter(({ reading }) => reading === id);
  const option = options.find(({ key }) => key === fact.option);
  const shown = own.filter((one) => one.tells ?? (one.with && one.with.join() !== one.without?.join()));
  expect(shown.length + (option ? changing(option, own).length : 0)).toBe(fact.others.length);
});
