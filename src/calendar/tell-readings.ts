import type { Day } from "../days/civil";
import { isoText } from "../days/iso";
import { CONDITIONS, type CalendarReading, type Readings } from "../law/readings";
import { CALENDAR_TEXTS } from "../messages/calendar";
import { fill, type Text } from "../messages/text";
import type { OtherReading } from "./finding";

/** What a rule gives under one reading: whether it holds, undefined where a blank hides it, and its date if any. */
export interface Result {
  readonly holds: boolean | undefined;
  readonly day?: Day;
}

/** A reading set otherwise than in the combination that decides. */
export interface Change {
  readonly name: CalendarReading;
  readonly value: string;
  /** How Parámetros writes it, and what the deciding combination has instead: "lectura=388". */
  readonly option: Text;
  readonly instead: Text;
  /** Whether the user chose what it has instead. */
  readonly isChosen: boolean;
}

/** One value for each reading that bears on a rule, and what the rule gives under them. */
export interface Case {
  readonly readings: Readings;
  /** False where the user chose another value. */
  readonly decides: boolean;
  /** What sets it apart from the combination that decides, of which the list is empty. */
  readonly changes: readonly Change[];
  readonly result: Result;
}

const NOTHING: Text = { es: "", en: "" };
const APART: Text = { es: "; ", en: "; " };

/** Every combination but the one that decides; those that give nothing of their own are marked. */
export function otherReadings(cases: readonly Case[]): OtherReading[] {
  return cases
    .filter(({ changes }) => changes.length > 0)
    .map((one) => {
      const { changes, result } = one;
      const figures = { condition: conditionText([one]), options: optionsText(changes) };
      return {
        reading: fill(CALENDAR_TEXTS.reading, figures),
        holds: result.holds,
        ...(result.day === undefined ? {} : { day: result.day }),
        ...(repeats(one, cases) ? { repeats: true } : {}),
      };
    });
}

/**
 * What the readings give, where they differ in whether the rule holds: first the one that decides, then each other
 * result once, with the fewest changes that give it. Combinations that change nothing are left out.
 */
export function readingsSentence(cases: readonly Case[]): Text {
  const { result } = cases.find(({ changes }) => changes.length === 0)!;
  if (cases.every((one) => one.result.holds === result.holds)) return NOTHING;
  const told = cases.filter((one) => one.changes.length > 0 && !repeats(one, cases));
  const bearing = everyName(cases).filter(({ name }) =>
    told.some(({ changes }) => changes.some((change) => change.name === name)),
  );
  const options = joined(bearing.map(insteadOf), APART);
  const each = eachOf([...told].sort(bySimplicity), cases);
  const isDecided = cases.filter(({ decides }) => decides).length === 1;
  if (isDecided) return fill(CALENDAR_TEXTS.chosen, { options, each });
  const pattern = bearing.some(({ isChosen }) => isChosen) ? CALENDAR_TEXTS.applied : CALENDAR_TEXTS.usual;
  const decided = fill(pattern, { result: wordOf(result) });
  return fill(CALENDAR_TEXTS.byReading, { decided, options, each });
}

function insteadOf({ instead }: Change): Text {
  return instead;
}

function bySimplicity(a: Case, b: Case): number {
  return a.changes.length - b.changes.length;
}

/** A change of each reading, in the rule's order: of a combination that changes them all. */
function everyName(cases: readonly Case[]): readonly Change[] {
  return cases
    .map(({ changes }) => changes)
    .reduce((most, next) => (next.length > most.length ? next : most));
}

/** Whether a combination gives what another does that needs only some of its changes, or none. */
function repeats({ changes, result }: Case, cases: readonly Case[]): boolean {
  return cases.some(
    (other) =>
      other.changes.length < changes.length &&
      other.changes.every((change) => changes.some((own) => isSame(change, own))) &&
      isSameResult(other.result, result),
  );
}

function isSame(one: Change, other: Change): boolean {
  return one.name === other.name && one.value === other.value;
}

function isSameResult(one: Result, other: Result): boolean {
  return one.holds === other.holds && one.day === other.day;
}

/** Each result once, with the conditions that give it. */
function eachOf(told: readonly Case[], cases: readonly Case[]): Text {
  const groups: Case[][] = [];
  for (const one of told) {
    const same = groups.find(([first]) => isSameResult(first!.result, one.result));
    if (same) same.push(one);
    else groups.push([one]);
  }
  const isDated = cases.some(({ result }) => result.day !== cases[0]!.result.day);
  const parts = groups.map((group) =>
    fill(CALENDAR_TEXTS.underCondition, {
      condition: conditionText(group),
      result: isDated ? datedResult(group[0]!.result) : wordOf(group[0]!.result),
      options: joined(
        group.map(({ changes }) => optionsText(changes)),
        CALENDAR_TEXTS.or,
      ),
    }),
  );
  return joined(parts, APART);
}

/** "si el sábado vale como primer día laborable": the changes of a combination, or of each of several. */
function conditionText(group: readonly Case[]): Text {
  const each = group.map(({ changes }) => joined(changes.map(conditionOf), CALENDAR_TEXTS.and));
  return fill(CALENDAR_TEXTS.condition, { conditions: joined(each, CALENDAR_TEXTS.orIf) });
}

function conditionOf({ name, value }: Change): Text {
  const conditions: Readonly<Record<string, Text>> = CONDITIONS[name];
  return conditions[value]!;
}

function optionsText(changes: readonly Change[]): Text {
  return joined(
    changes.map(({ option }) => option),
    APART,
  );
}

function datedResult(result: Result): Text {
  const word = wordOf(result);
  return result.day === undefined
    ? word
    : fill(CALENDAR_TEXTS.dated, { day: isoText(result.day), result: word });
}

function wordOf({ holds }: Result): Text {
  if (holds === undefined) return CALENDAR_TEXTS.unknown;
  return holds ? CALENDAR_TEXTS.holds : CALENDAR_TEXTS.fails;
}

function joined(texts: readonly Text[], by: Text): Text {
  return { es: texts.map(({ es }) => es).join(by.es), en: texts.map(({ en }) => en).join(by.en) };
}
