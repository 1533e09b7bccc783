import type { Day } from "../days/civil";
import { isoText } from "../days/iso";
import { OPTIONS, type ChoiceOption } from "../law/options";
import type { ReadingName, Readings } from "../law/readings";
import type { Settings } from "../law/settings";
import { CALENDAR_TEXTS } from "../messages/calendar";
import { fill, type Text } from "../messages/text";
import type { OtherReading, Severity } from "./finding";

/** What a rule gives under one reading: whether it holds, undefined where a blank hides it, and its date if any. */
export interface Result {
  readonly holds: boolean | undefined;
  readonly day?: Day;
}

/** What a rule gives under all readings together. */
export interface Verdict {
  readonly standing: "holds" | "fails" | "differs" | "unknown";
  /** The chosen reading, or the usual one. */
  readonly readings: Readings;
  readonly result: Result;
  readonly otherReadings: readonly OtherReading[];
  /** Sentence on what the readings give; empty where all give the same, and where the rule holds. */
  readonly sentence: Text;
}

/** One value for each reading that bears on a rule. */
interface Combination {
  readonly name: Text;
  readonly readings: Readings;
  /** False where the user chose another value. */
  readonly decides: boolean;
}

interface Case extends Combination {
  readonly result: Result;
}

const NOTHING: Text = { es: "", en: "" };

const choices: ReadonlyMap<ReadingName, ChoiceOption> = new Map(
  OPTIONS.filter((option) => option.kind === "choice").map((option) => [option.key as ReadingName, option]),
);

const NONE: readonly OtherReading[] = [];

/**
 * Asks a rule under every reading that bears on it. Where nobody chose: it fails when it fails under all of them and
 * differs when it fails under some. A chosen reading decides alone, and the others are told.
 *
 * @param names the readings that bear on the rule
 * @example
 * underReadings(settings, ["hold"], ({ hold }) => ({ holds: hold === "comenzar" })).standing //=> "differs"
 */
export function underReadings(
  settings: Settings,
  names: readonly ReadingName[],
  ask: (readings: Readings) => Result,
): Verdict {
  const combined = combinationsOf(settings, names);
  const results = combined.map(({ readings }) => ask(readings));
  const at = combined.findIndex(({ decides }) => decides);
  const [readings, result] = [combined[at]!.readings, results[at]!];
  if (results.every(({ holds }, index) => holds === true || !combined[index]!.decides))
    return { standing: "holds", readings, result, otherReadings: NONE, sentence: NOTHING };
  const cases = combined.map((one, index): Case => ({ ...one, result: results[index]! }));
  const deciding = cases.filter(({ decides }) => decides);
  const decided = cases[at]!;
  return {
    standing: standingOf(deciding),
    readings,
    result,
    otherReadings: cases.filter((one) => one !== decided).map(otherReading),
    sentence: sentenceOf(cases, deciding),
  };
}

/** The combinations of each group of readings, made once for the settings of a check. */
const made = new WeakMap<Settings, Map<string, readonly Combination[]>>();

function combinationsOf(settings: Settings, names: readonly ReadingName[]): readonly Combination[] {
  let ofSettings = made.get(settings);
  if (!ofSettings) made.set(settings, (ofSettings = new Map<string, readonly Combination[]>()));
  const key = names.join();
  const known = ofSettings.get(key);
  if (known) return known;
  const combined = combinations(settings, names);
  ofSettings.set(key, combined);
  return combined;
}

/** All combinations, the usual words first; those that the user's choices leave open decide. */
function combinations(settings: Settings, names: readonly ReadingName[]): readonly Combination[] {
  let combined: Combination[] = [{ name: NOTHING, readings: settings.readings, decides: true }];
  for (const name of names) {
    const option = choices.get(name)!;
    combined = combined.flatMap((one) =>
      option.choices.map((choice) => ({
        name: joined(one.name, { es: `${option.es}=${choice.es}`, en: `${option.en}=${choice.en}` }, "; "),
        readings: { ...one.readings, [name]: choice.es },
        decides: one.decides && (!settings.chosen.has(name) || settings.readings[name] === choice.es),
      })),
    );
  }
  return combined;
}

function standingOf(deciding: readonly Case[]): Exclude<Verdict["standing"], "holds"> {
  const results = new Set(deciding.map(({ result }) => result.holds));
  if (results.has(undefined)) return "unknown";
  return results.size > 1 ? "differs" : "fails";
}

function otherReading({ name, result }: Case): OtherReading {
  return {
    reading: name,
    holds: result.holds === true,
    ...(result.day === undefined ? {} : { day: result.day }),
  };
}

function sentenceOf(cases: readonly Case[], deciding: readonly Case[]): Text {
  const alike = cases.every(({ result }) => result.holds === cases[0]!.result.holds);
  if (alike) return NOTHING;
  if (deciding.length > 1 || cases.length === 1)
    return fill(CALENDAR_TEXTS.byReading, { each: eachOf(cases) });
  const rest = cases.filter(({ decides }) => !decides);
  return fill(CALENDAR_TEXTS.chosen, { chosen: deciding[0]!.name, each: eachOf(rest) });
}

/** The readings that give the same told together, each result once. */
function eachOf(cases: readonly Case[]): Text {
  const byResult = new Map<string, { names: Text; result: Result }>();
  for (const { name, result } of cases) {
    const key = `${result.day} ${result.holds}`;
    const same = byResult.get(key);
    byResult.set(key, { names: same ? joined(same.names, name, " / ") : name, result });
  }
  return [...byResult.values()]
    .map(({ names, result }) => joined(names, resultText(result), ": "))
    .reduce((before, next) => joined(before, next, ", "), NOTHING);
}

function resultText({ holds, day }: Result): Text {
  const word =
    holds === undefined ? CALENDAR_TEXTS.unknown : holds ? CALENDAR_TEXTS.holds : CALENDAR_TEXTS.fails;
  if (day === undefined) return word;
  return { es: `${isoText(day)} (${word.es})`, en: `${isoText(day)} (${word.en})` };
}

function joined(before: Text, next: Text, by: string): Text {
  if (before.es === "") return next;
  return { es: `${before.es}${by}${next.es}`, en: `${before.en}${by}${next.en}` };
}

/** Severity of a verdict that does not hold. */
export function severityOf(standing: "fails" | "differs" | "unknown"): Severity {
  if (standing === "fails") return "violation";
  return standing === "differs" ? "judgement" : "missing";
}

/** A message with the sentence on what the readings give, where they differ. */
export function withReadings(message: Text, { sentence }: Verdict): Text {
  return { es: message.es + sentence.es, en: message.en + sentence.en };
}
