import { isoText } from "../days/iso";
import { OPTIONS, type ChoiceOption } from "../law/options";
import { isVerified, PARAMETER_FACTS, PARAMETER_NAMES, type ParameterName } from "../law/parameters";
import { READINGS, type ReadingFact, type ReadingId } from "../law/readings";
import { DEFAULT_SETTINGS, type Settings } from "../law/settings";
import { PANE_TEXTS } from "../messages/pane";
import { EXPORT_TEXTS } from "../messages/exports";
import { fill, type Text } from "../messages/text";
import type { CompanionName } from "../workbook/reading";
import type { Report } from "../workbook/report";
import type { ExportContext } from "./context";

/** Settings of a report; those of the law where its check tells none. */
export function settingsOf({ basis }: Report): Settings {
  return basis?.book.settings ?? DEFAULT_SETTINGS;
}

/** A number of the law as the check used it. */
export interface NumberUsed {
  readonly id: ParameterName;
  readonly name: Text;
  /** A whole number, `2/3`, or a month and day `06-03`. */
  readonly value: string | number;
  readonly unit: "count" | "days" | "month-day" | "fraction";
  readonly citation: string;
  /** Set in Parámetros. */
  readonly overridden: boolean;
  /** Read in the text of the chosen version. */
  readonly verified: boolean;
}

/** Every number of § 4203, with where it comes from. */
export function numbersUsed({ parameters, overridden, law }: Settings): NumberUsed[] {
  return PARAMETER_NAMES.map((id) => {
    const { name, unit, cite: citation } = PARAMETER_FACTS[id];
    const own = overridden.has(id);
    const verified = !own && isVerified(id, law);
    return { id, name, value: shownNumber(parameters[id]), unit, citation, overridden: own, verified };
  });
}

function shownNumber(value: Settings["parameters"][ParameterName]): string | number {
  if (typeof value === "number") return value;
  if ("numerator" in value) return `${value.numerator}/${value.denominator}`;
  return `${String(value.month).padStart(2, "0")}-${String(value.day).padStart(2, "0")}`;
}

/** A place where the law allows more than one answer, and how the check read it. */
export interface ReadingUsed {
  readonly id: ReadingId;
  readonly question: Text;
  readonly answer: Text;
  /** Name and word of the option, where one chooses. */
  readonly option?: { readonly name: Text; readonly value: Text };
  /** Chosen in Parámetros; the check tells all of them where nobody chose. */
  readonly chosen: boolean;
}

/** Readings R12 to R17 are about seats, of which a calendar tells nothing. */
const OF_SEATS: readonly ReadingId[] = ["R12", "R13", "R14", "R15", "R16", "R17"];

/** The readings that bear on a calendar. */
export function readingsUsed(settings: Settings): ReadingUsed[] {
  const facts = Object.entries(READINGS) as [ReadingId, ReadingFact][];
  return facts.filter(([id]) => !OF_SEATS.includes(id)).map(([id, fact]) => readingUsed(id, fact, settings));
}

function readingUsed(
  id: ReadingId,
  { question, usual, option: key }: ReadingFact,
  settings: Settings,
): ReadingUsed {
  const option = OPTIONS.find((one): one is ChoiceOption => one.kind === "choice" && one.key === key);
  if (key === undefined || !option) return { id, question, answer: usual, chosen: false };
  const { es, en } = option.choices.find((choice) => choice.es === settings.readings[key])!;
  const chosen = settings.chosen.has(key);
  const named = { name: { es: option.es, en: option.en }, value: { es, en } };
  const answer = chosen ? { es: `${option.es} = ${es}`, en: `${option.en} = ${en}` } : usual;
  return { id, question, answer, option: named, chosen };
}

/** Where a number comes from, in words. */
export function originText({ overridden, verified }: NumberUsed): Text {
  if (overridden) return EXPORT_TEXTS.fromUser;
  return verified ? EXPORT_TEXTS.fromLaw : EXPORT_TEXTS.notVerified;
}

/** Who chose a reading, in words. */
export function choiceText({ chosen, option }: ReadingUsed): Text {
  if (chosen) return EXPORT_TEXTS.chosen;
  return option ? EXPORT_TEXTS.allTold : EXPORT_TEXTS.usual;
}

/** One line on what a report rests on: a heading and its content. */
export interface Fact {
  readonly name: Text;
  readonly value: Text;
}

const NAMES: Readonly<Record<CompanionName, Text>> = {
  settings: PANE_TEXTS.settingsSheet,
  holidays: PANE_TEXTS.holidaysSheet,
  exceptions: PANE_TEXTS.exceptionsSheet,
};

/** What a printed report says above its findings: source, law, dates, counts. */
export function factsOf(report: Report, context: ExportContext): Fact[] {
  const { municipality, bylawsSessions } = settingsOf(report);
  const { file, day, version } = context;
  return [
    ...given(EXPORT_TEXTS.file, file),
    ...given(EXPORT_TEXTS.municipality, municipality),
    ...given(EXPORT_TEXTS.members, report.basis?.book.members),
    ...given(EXPORT_TEXTS.bylaws, bylawsSessions),
    { name: EXPORT_TEXTS.source, value: sourceText(report.calendar) },
    { name: EXPORT_TEXTS.beside, value: besideText(report) },
    { name: EXPORT_TEXTS.range, value: rangeText(report) },
    { name: EXPORT_TEXTS.law, value: lawText(report) },
    { name: EXPORT_TEXTS.counts, value: fill(EXPORT_TEXTS.countsValue, pick(report)) },
    ...given(EXPORT_TEXTS.made, day === undefined ? undefined : isoText(day)),
    ...given(EXPORT_TEXTS.madeBy, version === undefined ? "MUNI" : `MUNI ${version}`),
  ];
}

function given(name: Text, value: string | number | undefined): Fact[] {
  return value === undefined ? [] : [{ name, value: { es: String(value), en: String(value) } }];
}

function pick({ sessions, rules }: Report): { readonly sessions: number; readonly rules: number } {
  return { sessions, rules };
}

function sourceText({ sheet, range }: Report["calendar"]): Text {
  return fill(PANE_TEXTS.range, { sheet: sheet.name, range });
}

function besideText({ beside }: Report): Text {
  const each = (Object.keys(NAMES) as CompanionName[]).flatMap((kind) => {
    const source = beside[kind];
    return source ? [`${source.sheet.name}, ${source.range}`] : [];
  });
  return each.length === 0 ? EXPORT_TEXTS.nothingBeside : { es: each.join("; "), en: each.join("; ") };
}

function rangeText({ basis }: Report): Text {
  const period = basis?.book.period;
  if (!period) return EXPORT_TEXTS.noRange;
  return fill(EXPORT_TEXTS.rangeValue, { first: isoText(period.first), last: isoText(period.last) });
}

function lawText({ law: { title, known } }: Report): Text {
  return { es: `${title.es}. ${known.es}`, en: `${title.en}. ${known.en}` };
}
