import { PARAMETER_FACTS, type ParameterName } from "../law/parameters";
import { OPTIONS, type ChoiceOption, type FreeOption, type Option } from "../law/options";
import type { ReadingName } from "../law/readings";
import type { Settings } from "../law/settings";
import { SHEET_NAMES, SHEET_TEXTS } from "../messages/plan";
import type { Language } from "../messages/text";
import type { PlannedCell, SheetPlan } from "./sheet-plan";

/** Options of a written Parámetros sheet: those that bear on a calendar, the sheet's own facts first. */
const LISTED = [
  "municipality",
  "members",
  "bylawsSessions",
  "from",
  "to",
  "law",
  "language",
  "scope",
  "christmasEve",
  "term",
  "saturday",
  "regularDays",
  "hold",
  "filing",
  "fullVote",
  "message",
] as const satisfies readonly Option["key"][];

/**
 * The Parámetros sheet: every option of a calendar, with its value where the settings have one, what can be written,
 * and the numbers of the law that the user set.
 */
export function settingsSheet(settings: Settings): SheetPlan {
  const { language } = settings;
  const options = LISTED.map((key) => OPTIONS.find((option) => option.key === key)!);
  return {
    name: SHEET_NAMES.settings[language],
    above: [],
    columns: [
      { header: SHEET_TEXTS.name[language], width: 26, format: "text" },
      { header: SHEET_TEXTS.value[language], width: 24, format: "general" },
      { header: SHEET_TEXTS.values[language], width: 46, format: "text", wrap: true },
    ],
    rows: [
      ...options.map((option) => [option[language], valueOf(option, settings), possible(option, language)]),
      ...[...settings.overridden].map((name) => parameterRow(name, settings)),
    ],
    frozen: { rows: 1, columns: 0 },
    landscape: false,
  };
}

function valueOf(option: Option, settings: Settings): PlannedCell {
  return option.kind === "choice" ? choiceValue(option, settings) : freeValue(option, settings);
}

/** The word of a choice: a reading only where the user chose one, for the check shows all the others. */
function choiceValue({ key, choices }: ChoiceOption, settings: Settings): PlannedCell {
  const { language } = settings;
  if (key === "language") return language;
  const value =
    key in settings ? settings[key as "law" | "scope" | "christmasEve"] : chosenReading(key, settings);
  const word = choices.find(({ es }) => es === value);
  return word ? word[language] : null;
}

function chosenReading(key: ChoiceOption["key"], { chosen, readings }: Settings): string | undefined {
  const name = key as ReadingName;
  return chosen.has(name) ? readings[name] : undefined;
}

function freeValue({ key, kind }: FreeOption, settings: Settings): PlannedCell {
  const value = settings[key];
  if (value === undefined) return null;
  return kind === "date" ? { day: value as number } : value;
}

function possible(option: Option, language: Language): string {
  if (option.kind === "choice") return option.choices.map((choice) => choice[language]).join("; ");
  if (option.kind === "text") return SHEET_TEXTS.aMunicipality[language];
  return (option.kind === "date" ? SHEET_TEXTS.aDate : SHEET_TEXTS.aCount)[language];
}

function parameterRow(name: ParameterName, { parameters, language }: Settings): PlannedCell[] {
  return [PARAMETER_FACTS[name].name[language], parameterValue(parameters[name]), PARAMETER_FACTS[name].cite];
}

/** Fractions and days of the year are text, which Excel turns into no date: the cell is written as text. */
function parameterValue(value: Settings["parameters"][ParameterName]): string | number {
  if (typeof value === "number") return value;
  if ("numerator" in value) return `${value.numerator}/${value.denominator}`;
  return `${String(value.month).padStart(2, "0")}-${String(value.day).padStart(2, "0")}`;
}
