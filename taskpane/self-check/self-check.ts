import type { Language } from "../../src/messages/text";
import type { Day } from "../../src/days/civil";
import type { OfficeFacts } from "../office-facts";
import type { Theme } from "../theme";
import type { Workshop } from "../workshop";
import { differenceOf, type AnswerCell } from "./compare";
import { formulaOf, isDay, isTable, KNOWN_CASES, type KnownCase } from "./known-cases";
import { runCases, type AssociatedFunctions, type CaseResults, type FailedCase } from "./run-cases";

/** What the self-check needs of the page, beside the workbook. */
export interface Surroundings {
  readonly functions: AssociatedFunctions;
  readonly office: () => OfficeFacts;
  readonly theme: () => Theme | "contrast";
}

/** All that the self-check found out, of the add-in and the host; nothing of the workbook but its date system. */
export interface SelfCheck {
  readonly day: Day;
  readonly results: CaseResults;
  readonly office: OfficeFacts;
  readonly theme: Theme | "contrast";
  readonly paneLanguage: Language;
  readonly dates1904: boolean;
  readonly requests: number;
  readonly milliseconds: number;
}

/** What Excel computed on the trial sheet. */
export interface SheetCheck {
  readonly cases: number;
  readonly failed: readonly FailedCase[];
  /** How the first date shows; undefined where it was not computed. */
  readonly dateShown: string | undefined;
  readonly busy: boolean;
  /** Name of the trial sheet, where it could not be taken away. */
  readonly left: string | undefined;
}

/**
 * Calls every function directly, and asks Excel and Office about themselves; nothing is written.
 *
 * @throws BookFailure
 */
export async function selfCheck(
  workshop: Workshop,
  { functions, office, theme }: Surroundings,
  today: { readonly day: Day; readonly language: Language },
): Promise<SelfCheck> {
  const results = await runCases(functions);
  const { dates1904, milliseconds } = await workshop.ask();
  return {
    ...{ day: today.day, paneLanguage: today.language, results, dates1904, milliseconds },
    ...{ office: office(), theme: theme(), requests: workshop.requests() },
  };
}

/**
 * Lets Excel compute every known case on a sheet of its own.
 *
 * @throws BookFailure, Cancelled
 */
export async function sheetCheck(
  workshop: Workshop,
  sheet: string,
  signal: AbortSignal,
  onLeft: (name: string) => void,
): Promise<SheetCheck> {
  const trials = KNOWN_CASES.map((known) => ({ formula: formulaOf(known), ...sizeOf(known) }));
  let left: string | undefined;
  const { answers, busy } = await workshop.tryFormulas(sheet, trials, signal, (name) => {
    left = name;
    onLeft(name);
  });
  const failed = KNOWN_CASES.flatMap((known, at): FailedCase[] => {
    const difference = differenceOf(known, cropped(answers[at]?.values ?? [[""]]));
    return difference ? [{ known, difference }] : [];
  });
  return { cases: KNOWN_CASES.length, failed, dateShown: answers[FIRST_DATE]?.shown[0]?.[0], busy, left };
}

const FIRST_DATE = KNOWN_CASES.findIndex(({ gives }) => !isTable(gives) && isDay(gives));

function sizeOf({ gives }: KnownCase): { rows: number; columns: number } {
  return isTable(gives) ? { rows: gives.rows, columns: gives.columns } : { rows: 1, columns: 1 };
}

/** Without the blank row and column behind it, where they are blank. */
function cropped(values: readonly (readonly unknown[])[]): AnswerCell[][] {
  const rows = values.map((line) => line.map((cell) => (cell ?? "") as AnswerCell));
  const isBlankRow = rows.length > 1 && rows.at(-1)!.every((cell) => cell === "");
  const kept = isBlankRow ? rows.slice(0, -1) : rows;
  const isBlankColumn = kept.every((line) => line.length > 1 && line.at(-1) === "");
  return isBlankColumn ? kept.map((line) => line.slice(0, -1)) : kept;
}
