import type { Day } from "../days/civil";
import { isoText } from "../days/iso";
import { OPTIONS, type ChoiceOption } from "../law/options";
import type { CalendarReading, Readings } from "../law/readings";
import type { Settings } from "../law/settings";
import { fill, type Text } from "../messages/text";
import type { OtherReading, Severity } from "./finding";
import { otherReadings, readingsSentence, type Case, type Change, type Result } from "./tell-readings";

export type { Result } from "./tell-readings";

/** What a rule gives under all readings together. */
export interface Verdict {
  readonly standing: "holds" | "fails" | "differs" | "unknown";
  /** The chosen reading, or the usual one. */
  readonly readings: Readings;
  readonly result: Result;
  readonly otherReadings: readonly OtherReading[];
  /** Earliest and latest date under all readings, where they differ and the rule does not hold. */
  readonly span?: { readonly first: Day; readonly last: Day };
  /** Sentence on what the readings give; empty where all give the same, and where the rule holds. */
  readonly sentence: Text;
}

/** One value for each reading that bears on a rule. */
type Combination = Omit<Case, "result">;

const NOTHING: Text = { es: "", en: "" };

const choices: ReadonlyMap<string, ChoiceOption> = new Map(
  OPTIONS.filter((option) => option.kind === "choice").map((option) => [option.key, option]),
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
  names: readonly CalendarReading[],
  ask: (readings: Readings) => Result,
): Verdict {
  const combined = combinationsOf(settings, names);
  const results = combined.map(({ readings }) => ask(readings));
  const at = combined.findIndex(({ changes }) => changes.length === 0);
  const [readings, result] = [combined[at]!.readings, results[at]!];
  if (results.every(({ holds }, index) => holds === true || !combined[index]!.decides))
    return { standing: "holds", readings, result, otherReadings: NONE, sentence: NOTHING };
  const cases = combined.map((one, index): Case => ({ ...one, result: results[index]! }));
  return {
    standing: standingOf(cases.filter(({ decides }) => decides)),
    readings,
    result,
    otherReadings: otherReadings(cases),
    ...spanOf(results),
    sentence: readingsSentence(cases),
  };
}

function spanOf(results: readonly Result[]): Pick<Verdict, "span"> {
  const days = results.flatMap(({ day }) => (day === undefined ? [] : [day]));
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return first < last ? { span: { first, last } } : {};
}

/** The combinations of each group of readings, made once for the settings of a check. */
const made = new WeakMap<Settings, Map<string, readonly Combination[]>>();

function combinationsOf(settings: Settings, names: readonly CalendarReading[]): readonly Combination[] {
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
function combinations(settings: Settings, names: readonly CalendarReading[]): readonly Combination[] {
  let combined: Combination[] = [{ readings: settings.readings, decides: true, changes: [] }];
  for (const name of names) {
    combined = combined.flatMap((one) =>
      choices.get(name)!.choices.map(({ es: value }) => {
        const stays = settings.readings[name] === value;
        return {
          readings: { ...one.readings, [name]: value },
          decides: one.decides && (stays || !settings.chosen.has(name)),
          changes: stays ? one.changes : [...one.changes, changeOf(name, value, settings)],
        };
      }),
    );
  }
  return combined;
}

/** A reading set to a value, and how Parámetros writes it and what the settings have. */
function changeOf(name: CalendarReading, value: string, { readings, chosen }: Settings): Change {
  return {
    name,
    value,
    option: optionText(name, value),
    instead: optionText(name, readings[name]),
    isChosen: chosen.has(name),
  };
}

function optionText(name: CalendarReading, value: string): Text {
  const { es, en, choices: values } = choices.get(name)!;
  const choice = values.find((one) => one.es === value)!;
  return { es: `${es}=${choice.es}`, en: `${en}=${choice.en}` };
}

function standingOf(deciding: readonly Case[]): Exclude<Verdict["standing"], "holds"> {
  const results = new Set(deciding.map(({ result }) => result.holds));
  if (results.has(undefined)) return "unknown";
  return results.size > 1 ? "differs" : "fails";
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

/**
 * A verdict whose sentence also says what is safe under every reading, where their dates differ and it has a sentence.
 *
 * @param safe text with the earliest last day, `first`, and the day after the latest one, `after`
 */
export function withSafeDates(verdict: Verdict, safe: Text): Verdict {
  const { span, sentence } = verdict;
  if (!span || sentence.es === "") return verdict;
  const dates = fill(safe, { first: isoText(span.first), after: isoText(span.last + 1) });
  return { ...verdict, sentence: { es: sentence.es + dates.es, en: sentence.en + dates.en } };
}
