import { isoText } from "../../src/days/iso";
import { SELF_CHECK_TEXTS as TEXTS } from "../../src/messages/pane-upkeep";
import { fill, type Language, type Text } from "../../src/messages/text";
import { VERSION } from "../version";
import type { KnownCell } from "./known-cases";
import { FUNCTION_NAMES, formulaOf, isDay } from "./known-cases";
import type { FailedCase } from "./run-cases";
import type { SelfCheck, SheetCheck } from "./self-check";

/** A line of the facts: what it is of, and what was found. */
export interface Fact {
  readonly name: Text;
  readonly value: Text;
}

function same(text: string): Text {
  return { es: text, en: text };
}

/** What the self-check found out, apart from the cases. */
export function factsOf(check: SelfCheck): Fact[] {
  const { results, office, theme, dates1904, requests, milliseconds, paneLanguage } = check;
  const { displayLanguage: display, contentLanguage: content, sets } = office;
  const known = FUNCTION_NAMES.length;
  return [
    { name: TEXTS.version, value: same(VERSION) },
    { name: TEXTS.functions, value: fill(TEXTS.functionsOf, { found: results.functions, known }) },
    { name: TEXTS.host, value: same(office.host) },
    { name: TEXTS.sets, value: listed(sets.map(({ name, version }) => setText(name, version))) },
    { name: TEXTS.dates, value: results.datesFormatted ? TEXTS.datesFormatted : TEXTS.datesBare },
    { name: TEXTS.dateSystem, value: dates1904 ? TEXTS.from1904 : TEXTS.from1900 },
    { name: TEXTS.language, value: fill(TEXTS.languages, { display, content, pane: paneLanguage }) },
    { name: TEXTS.theme, value: TEXTS[theme] },
    { name: TEXTS.requests, value: fill(TEXTS.requestsCounted, { number: requests, milliseconds }) },
  ];
}

function setText(name: string, version: string | undefined): Text {
  return version === undefined
    ? { es: `${name}: ${TEXTS.noSet.es}`, en: `${name}: ${TEXTS.noSet.en}` }
    : same(`${name} ${version}`);
}

function listed(texts: readonly Text[]): Text {
  return { es: texts.map(({ es }) => es).join("; "), en: texts.map(({ en }) => en).join("; ") };
}

/** A case that failed, in one line: the formula, where, what was expected and what came. */
export function failureText({ known, difference }: FailedCase): Text {
  const formula = shortened(formulaOf(known));
  if (!difference) return { es: `${formula}: ${TEXTS.absent.es}`, en: `${formula}: ${TEXTS.absent.en}` };
  const { at, wanted, got } = difference;
  const place = at ? ` [${at.row + 1}, ${at.column + 1}]` : "";
  const expected = fill(TEXTS.wanted, { wanted: shownCell(wanted) });
  const found = fill(TEXTS.got, { got: shownCell(got) });
  const line = (language: Language): string =>
    `${formula}${place}: ${expected[language]}; ${found[language]}`;
  return { es: line("es"), en: line("en") };
}

/** A formula with a whole election in it is longer than a line. */
const LONGEST_FORMULA = 120;

function shortened(formula: string): string {
  return formula.length > LONGEST_FORMULA ? `${formula.slice(0, LONGEST_FORMULA)}…` : formula;
}

function shownCell(cell: KnownCell): Text {
  if (cell === "") return TEXTS.blank;
  return same(isDay(cell) ? `${cell.day} (${isoText(cell.day)})` : String(cell));
}

/** How the cases went, in one sentence. */
export function casesText({ results: { cases, failed } }: SelfCheck): Text {
  return failed.length === 0
    ? fill(TEXTS.passed, { functions: FUNCTION_NAMES.length, cases })
    : fill(TEXTS.failed, { failed: failed.length, cases });
}

/** How the cases went on a sheet. */
export function sheetText({ cases, failed, left }: SheetCheck): Text {
  const went =
    failed.length === 0
      ? fill(TEXTS.sheetPassed, { cases })
      : fill(TEXTS.sheetFailed, { failed: failed.length, cases });
  const sheet = left === undefined ? TEXTS.sheetRemoved : fill(TEXTS.sheetLeft, { sheet: left });
  return { es: `${went.es} ${sheet.es}`, en: `${went.en} ${sheet.en}` };
}

/**
 * The self-check as plain text, to be sent to whoever helps. It names no workbook and has nothing of its cells.
 *
 * @param onSheet what Excel computed on a sheet, where that was tried
 */
export function selfCheckReport(
  check: SelfCheck,
  onSheet: SheetCheck | undefined,
  language: Language,
): string {
  const { results } = check;
  const line = (name: Text, value: Text): string => `${name[language]}: ${value[language]}`;
  const given = ({ cases, failed }: { readonly cases: number; readonly failed: readonly unknown[] }): Text =>
    fill(TEXTS.casesGiven, { passed: cases - failed.length, cases });
  const failures = (all: readonly FailedCase[]): string[] =>
    all.map((failed) => `- ${failureText(failed)[language]}`);
  return [
    TEXTS.reportTitle[language],
    line(TEXTS.reportDay, same(isoText(check.day))),
    ...factsOf(check).map(({ name, value }) => line(name, value)),
    line(TEXTS.cases, given(results)),
    ...failures(results.failed),
    line(TEXTS.sheetCases, onSheet ? given(onSheet) : TEXTS.notTried),
    ...(onSheet ? failures(onSheet.failed) : []),
    ...(onSheet?.dateShown === undefined
      ? []
      : [fill(TEXTS.sheetDates, { shown: onSheet.dateShown })[language]]),
    "",
  ].join("\n");
}
