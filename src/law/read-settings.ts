import { readDay, type Plain } from "../days/read-day";
import { fold } from "../messages/fold";
import { Problem } from "../messages/problem";
import { suggestion } from "../messages/suggestion";
import { fill, type Language, type Text } from "../messages/text";
import { headerOfSetting } from "./column-setting";
import { parseMonthDay } from "./month-day";
import { OPTIONS, type ChoiceOption, type FreeOption } from "./options";
import {
  PARAMETER_FACTS,
  PARAMETER_NAMES,
  parametersOf,
  type Fraction,
  type MonthDay,
  type ParameterName,
  type Parameters,
} from "./parameters";
import type { ReadingName } from "./readings";
import { DEFAULT_SETTINGS, type Settings } from "./settings";
import type { LawVersion } from "./versions";

/** One row of the Parámetros table. */
export interface NamedValue {
  readonly name: Plain;
  readonly value: Plain;
}

const MESSAGES = {
  unknownName: {
    es: "No hay opción ni parámetro «{name}».{suggestion}",
    en: "There is no option or parameter “{name}”.{suggestion}",
  },
  unknownValue: {
    es: "{option}: «{value}» no es un valor conocido.{suggestion} Use: {all}.",
    en: "{option}: “{value}” is not a known value.{suggestion} Use: {all}.",
  },
  count: {
    es: "{option}: «{value}» no sirve. Escriba un número entero de 1 en adelante.",
    en: "{option}: “{value}” is not valid. Enter a whole number, 1 or more.",
  },
  monthDay: {
    es: "{option}: «{value}» no es un día del año. Escriba, por ejemplo, 3 junio o '06-03.",
    en: "{option}: “{value}” is not a day of the year. Enter, for example, 3 June or '06-03.",
  },
  monthDayNumber: {
    es: "{option}: Excel convirtió el valor en la fecha {value}. Escriba 3 junio o '06-03 (con el apóstrofo).",
    en: "{option}: Excel turned the value into the date {value}. Enter 3 June or '06-03 (with the apostrophe).",
  },
  fraction: {
    es: "{option}: «{value}» no es una fracción. Escriba un texto como '2/3, mayor que 0 y no mayor que 1.",
    en: "{option}: “{value}” is not a fraction. Enter a text such as '2/3, above 0 and at most 1.",
  },
  twice: {
    es: "«{name}» aparece dos veces con valores distintos. Deje una sola fila.",
    en: "“{name}” appears twice with different values. Keep one row.",
  },
};

type Draft = { -readonly [Key in keyof Settings]: Settings[Key] };

/** An option or a parameter, found by any of its names. */
type Named = { readonly option: ChoiceOption | FreeOption } | { readonly parameter: ParameterName };

const byName: ReadonlyMap<string, Named> = new Map([
  ...OPTIONS.flatMap((option) => underNames({ option }, [option.es, option.en])),
  ...PARAMETER_NAMES.flatMap((parameter) => {
    const { es, en } = PARAMETER_FACTS[parameter].name;
    return underNames({ parameter }, [es, en, parameter]);
  }),
]);

function underNames(named: Named, names: readonly string[]): [string, Named][] {
  return names.map((name) => [fold(name), named]);
}

/**
 * Settings from the rows of a name/value table, blank rows and blank values skipped.
 *
 * @throws Problem `value` for an unknown name or value, naming the one that was probably meant
 */
export function readSettings(rows: readonly NamedValue[]): Settings {
  return applySettings(rows, (problem) => {
    throw problem;
  });
}

/** As readSettings, but a row that cannot be read is handed to `onProblem` and left out. */
export function applySettings(
  rows: readonly NamedValue[],
  onProblem: (problem: Problem, row: number) => void,
): Settings {
  const draft: Draft = { ...DEFAULT_SETTINGS };
  const overrides: Partial<Record<ParameterName, unknown>> = {};
  const seen = new Map<Named, Plain>();
  rows.forEach(({ name, value }, row) => {
    try {
      applyRow(draft, overrides, seen, name, value);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      onProblem(problem, row);
    }
  });
  draft.parameters = { ...parametersOf(draft.law), ...(overrides as Partial<Parameters>) };
  draft.overridden = new Set(Object.keys(overrides) as ParameterName[]);
  return draft;
}

function applyRow(
  draft: Draft,
  overrides: Partial<Record<ParameterName, unknown>>,
  seen: Map<Named, Plain>,
  name: Plain,
  value: Plain,
): void {
  if (name === null || name === "") return;
  // What a header of the calendar names is the calendar's to read; every other function passes over it.
  if (headerOfSetting(String(name)) !== undefined) return;
  const named = byName.get(fold(String(name)));
  if (!named) throw unknownName(String(name));
  if (value === null || value === "") return;
  const earlier = seen.get(named);
  if (earlier !== undefined && earlier !== value)
    throw new Problem("value", fill(MESSAGES.twice, { name: String(name) }));
  seen.set(named, value);
  if ("parameter" in named) overrides[named.parameter] = readParameter(named.parameter, value);
  else if (named.option.kind === "choice") applyChoice(draft, named.option, value);
  else applyFree(draft, named.option, value);
}

/** A name near one in either language is told by its name in each: a Spanish sentence offers no English word. */
function unknownName(name: string): Problem {
  const names: readonly Text[] = [...OPTIONS, ...PARAMETER_NAMES.map((key) => PARAMETER_FACTS[key].name)];
  const known = new Map(names.flatMap(({ es, en }) => [es, en].map((word) => [fold(word), { es, en }])));
  return new Problem("value", fill(MESSAGES.unknownName, { name, suggestion: suggestion(name, known) }));
}

function applyChoice(draft: Draft, option: ChoiceOption, value: Plain): void {
  const chosen = readChoice(option, value);
  if (option.key === "language") draft.language = chosen as Language;
  else if (option.key === "headers" || option.key === "steps") draft[option.key] = chosen === "sí";
  else if (option.key === "law") draft.law = chosen as LawVersion;
  else if (option.key === "scope") draft.scope = chosen as Settings["scope"];
  else if (option.key === "christmasEve") draft.christmasEve = chosen as Settings["christmasEve"];
  else {
    const key: ReadingName = option.key;
    draft.readings = { ...draft.readings, [key]: chosen };
    draft.chosen = new Set([...draft.chosen, key]);
  }
}

function readChoice(option: ChoiceOption, value: Plain): string {
  const typed = fold(value === true ? "sí" : value === false ? "no" : String(value));
  const found = option.choices.find(({ es, en, also = [] }) =>
    [es, en, ...also].some((word) => fold(word) === typed),
  );
  if (found) return found.es;
  const known = new Map(
    option.choices.flatMap(({ es, en }) => [es, en].map((word) => [fold(word), { es, en }])),
  );
  throw new Problem(
    "value",
    fill(MESSAGES.unknownValue, {
      option: { es: option.es, en: option.en },
      value: String(value),
      suggestion: suggestion(typed, known),
      all: wordsOf(option),
    }),
  );
}

function wordsOf({ choices }: ChoiceOption): Text {
  return { es: choices.map(({ es }) => es).join(", "), en: choices.map(({ en }) => en).join(", ") };
}

function applyFree(draft: Draft, option: FreeOption, value: Plain): void {
  const name: Text = { es: option.es, en: option.en };
  if (option.kind === "text") draft.municipality = String(value);
  else if (option.kind === "count")
    draft[option.key as "members" | "bylawsSessions"] = readCount(name, value);
  else {
    const day = readDay(value, name);
    if (day !== null) draft[option.key as "from" | "to" | "extension" | "extendedTo"] = day;
  }
}

function readCount(option: Text, value: Plain): number {
  const count = typeof value === "string" && /^\d+$/.test(value.trim()) ? Number(value) : value;
  if (typeof count !== "number" || !Number.isInteger(count) || count < 1 || count > 1000)
    throw new Problem("value", fill(MESSAGES.count, { option, value: String(value) }));
  return count;
}

function readParameter(parameter: ParameterName, value: Plain): number | MonthDay | Fraction {
  const { unit, name } = PARAMETER_FACTS[parameter];
  if (unit === "month-day") return readMonthDay(name, value);
  if (unit === "fraction") return readFraction(name, value);
  return readCount(name, value);
}

function readMonthDay(option: Text, value: Plain): MonthDay {
  if (typeof value === "number") throw new Problem("value", fill(MESSAGES.monthDayNumber, { option, value }));
  const monthDay = parseMonthDay(String(value));
  if (!monthDay) throw new Problem("value", fill(MESSAGES.monthDay, { option, value: String(value) }));
  return monthDay;
}

function readFraction(option: Text, value: Plain): Fraction {
  const parts = typeof value === "string" ? /^(\d{1,3})\s*\/\s*(\d{1,3})$/.exec(value.trim()) : null;
  const [numerator, denominator] = [Number(parts?.[1]), Number(parts?.[2])];
  if (!parts || numerator < 1 || denominator < numerator)
    throw new Problem("value", fill(MESSAGES.fraction, { option, value: String(value) }));
  return { numerator, denominator };
}
