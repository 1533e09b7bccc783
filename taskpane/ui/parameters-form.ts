import { isoText, parseIso } from "../../src/days/iso";
import { OPTIONS, type ChoiceOption, type Option } from "../../src/law/options";
import { PARAMETER_FACTS, PARAMETER_NAMES, parametersOf, type ParameterName } from "../../src/law/parameters";
import { applySettings } from "../../src/law/read-settings";
import { CONDITIONS, READINGS, type ReadingName } from "../../src/law/readings";
import type { Settings } from "../../src/law/settings";
import { SETTING_TEXTS } from "../../src/messages/pane-settings";
import { SHEET_NAMES } from "../../src/messages/plan";
import { fill, type Language, type Text } from "../../src/messages/text";
import { MUNICIPALITIES } from "../../src/seats/municipalities";
import type { WantedSetting } from "../../src/workbook/settings-edits";
import type { PaneState } from "../state";
import { button, element } from "./element";
import { keepFocus } from "./keep-focus";
import { choice, countInput, dayInput, field, offeringInput, textInput, type Control } from "./form-field";
import { whenChanged, type MakeSection } from "./section";

/** Readings that bear on a calendar, and the questions that they answer. */
const READING_OPTIONS = [
  "term",
  "saturday",
  "regularDays",
  "hold",
  "filing",
  "fullVote",
  "message",
] as const satisfies readonly ReadingName[];

/** A control of the form, what it showed at first, and the row of Parámetros that it is. */
interface Entry {
  readonly control: Control;
  readonly first: string;
  readonly name: Text;
  /** The value of a row, from that of the control; empty for none. */
  readonly value: (text: string) => WantedSetting["value"];
}

/** The form of Parámetros. Only what the clerk changed in it is written. */
export const parametersForm: MakeSection = (actions) => {
  const root = element("details", { class: "form", "data-form": "settings" });
  return {
    root,
    show: whenChanged(
      (state) => [state.languages.shown, keyOf(state)],
      (state) => {
        const { shown } = state.languages;
        root.hidden = state.outcome.kind !== "report";
        const settings = settingsOf(state);
        if (!settings) return;
        const entries: Entry[] = [];
        const fields = fieldsOf(settings, shown, entries);
        const save = button(
          "primary",
          () => {
            const wanted = changedAmong(entries);
            const problem = problemOf(wanted, shown);
            if (problem) actions().say("refused", problem);
            else void actions().saveSettings(wanted);
          },
          saveName(state)[shown],
        );
        const summary = element("summary", {}, SETTING_TEXTS.parameters[shown]);
        keepFocus(root, () => root.replaceChildren(summary, ...fields, save));
      },
    ),
  };
};

function settingsOf({ outcome }: PaneState): Settings | undefined {
  return outcome.kind === "report" ? outcome.report.basis?.book.settings : undefined;
}

/** The form is drawn anew only where the workbook says something else: what is being typed stays. */
function keyOf(state: PaneState): string {
  const settings = settingsOf(state);
  const { outcome } = state;
  if (!settings || outcome.kind !== "report") return "";
  const { overridden, chosen, ...rest } = settings;
  return JSON.stringify([rest, [...overridden], [...chosen], outcome.report.beside.settings?.sheet.name]);
}

function saveName({ outcome, languages }: PaneState): Text {
  const there = outcome.kind === "report" ? outcome.report.beside.settings?.sheet.name : undefined;
  if (there !== undefined) return fill(SETTING_TEXTS.save, { sheet: there });
  return fill(SETTING_TEXTS.create, { sheet: SHEET_NAMES.settings[languages.shown] });
}

function fieldsOf(settings: Settings, language: Language, entries: Entry[]): HTMLElement[] {
  const say = (name: keyof typeof SETTING_TEXTS): string => SETTING_TEXTS[name][language];
  const add = (entry: Omit<Entry, "first">): Control => {
    entries.push({ ...entry, first: entry.control.value });
    return entry.control;
  };
  const [municipality, list] = offeringInput(settings.municipality ?? "", [...MUNICIPALITIES.keys()].sort());
  return [
    field(say("municipality"), add({ control: municipality, ...rowOf("municipality"), value: asText }), list),
    field(
      say("members"),
      add({ control: countInput(settings.members), ...rowOf("members"), value: asCount }),
    ),
    field(
      say("bylawsSessions"),
      add({ control: countInput(settings.bylawsSessions), ...rowOf("bylawsSessions"), value: asCount }),
    ),
    ...(["from", "to"] as const).map((key) => {
      const day = settings[key];
      const control = dayInput(day === undefined ? "" : isoText(day));
      return field(say(key), add({ control, ...rowOf(key), value: asDay }));
    }),
    ...(["law", "scope", "christmasEve", "language"] as const).map((key) =>
      field(say(key), add(choiceEntry(key, settings[key], language))),
    ),
    element("h3", {}, say("readings")),
    element("p", { class: "quiet" }, say("readingsHint")),
    ...READING_OPTIONS.map((key) => {
      const chosen = settings.chosen.has(key) ? settings.readings[key] : "";
      const entry = choiceEntry(key, chosen, language, SETTING_TEXTS.notChosen);
      return field(readingName(key)[language], add(entry));
    }),
    element(
      "details",
      { class: "box" },
      element("summary", {}, say("numbers")),
      element("p", { class: "quiet" }, say("numbersHint")),
      ...PARAMETER_NAMES.map((name) => field(numberName(name, language), add(numberEntry(name, settings)))),
    ),
  ];
}

/** The question that a reading answers, with its name in Parámetros. */
function readingName(key: (typeof READING_OPTIONS)[number]): Text {
  const { question } = Object.values(READINGS).find(({ option }) => option === key)!;
  return fill(SETTING_TEXTS.readingName, { question, name: optionOf(key) });
}

/** A word of an option; that of a reading with what it means. */
function choiceName(key: ChoiceOption["key"], word: ChoiceOption["choices"][number]): Text {
  const meanings: Readonly<Record<string, Readonly<Record<string, Text>>>> = CONDITIONS;
  const meaning = meanings[key]?.[word.es];
  return meaning ? fill(SETTING_TEXTS.readingChoice, { word, meaning }) : word;
}

function optionOf(key: Option["key"]): Option {
  return OPTIONS.find((option) => option.key === key)!;
}

function rowOf(key: Option["key"]): Pick<Entry, "name"> {
  const { es, en } = optionOf(key);
  return { name: { es, en } };
}

/** @param none words of an option that stands for no choice, where there is one */
function choiceEntry(
  key: ChoiceOption["key"],
  value: string,
  language: Language,
  none?: Text,
): Omit<Entry, "first"> {
  const { choices } = optionOf(key) as ChoiceOption;
  const options = choices.map((word) => [word.es, choiceName(key, word)[language]] as const);
  return {
    control: choice([...(none ? [["", none[language]] as const] : []), ...options], value),
    ...rowOf(key),
    value: (text) => {
      const word = choices.find(({ es }) => es === text);
      return word ? { es: word.es, en: word.en } : null;
    },
  };
}

function numberName(name: ParameterName, language: Language): string {
  const { name: words, cite } = PARAMETER_FACTS[name];
  return `${words[language]} (${cite})`;
}

function numberEntry(name: ParameterName, settings: Settings): Omit<Entry, "first"> {
  const { unit, name: words } = PARAMETER_FACTS[name];
  const own = settings.overridden.has(name) ? shownNumber(settings.parameters[name]) : "";
  const usual = shownNumber(parametersOf(settings.law)[name]);
  const isCount = unit === "count" || unit === "days";
  return { control: textInput(own, usual), name: words, value: isCount ? asCount : asText };
}

function shownNumber(value: Settings["parameters"][ParameterName]): string {
  if (typeof value === "number") return String(value);
  if ("numerator" in value) return `${value.numerator}/${value.denominator}`;
  return `${String(value.month).padStart(2, "0")}-${String(value.day).padStart(2, "0")}`;
}

function asText(text: string): WantedSetting["value"] {
  return text.trim() === "" ? null : text.trim();
}

/** A number where it is one; else the text, for the check to refuse. */
function asCount(text: string): WantedSetting["value"] {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  return Number.isInteger(Number(trimmed)) ? Number(trimmed) : trimmed;
}

function asDay(text: string): WantedSetting["value"] {
  const day = parseIso(text);
  return day === undefined ? null : { day };
}

function changedAmong(entries: readonly Entry[]): WantedSetting[] {
  return entries
    .filter(({ control, first }) => control.value !== first)
    .map(({ control, name, value }) => ({ name, value: value(control.value) }));
}

/** The first thing that the check would refuse, before it is written. */
function problemOf(wanted: readonly WantedSetting[], language: Language): Text | undefined {
  let problem: Text | undefined;
  const rows = wanted.map(({ name, value }) => ({ name: name[language], value: plain(value, language) }));
  applySettings(rows, ({ text }) => (problem ??= text));
  return problem;
}

function plain(value: WantedSetting["value"], language: Language): string | number | null {
  if (value === null || typeof value !== "object") return value;
  return "day" in value ? value.day : value[language];
}
