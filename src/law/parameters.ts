import type { Text } from "../messages/text";
import type { LawVersion } from "./versions";

export interface MonthDay {
  readonly month: number;
  readonly day: number;
}

export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** Every number of § 4203 that a rule uses, under the name by which rules ask for it. */
export interface Parameters {
  /** sessions in a calendar year */
  readonly maxRegularSessions: number;
  /** days */
  readonly regularSessionDays: number;
  /** days that are neither Sunday nor holiday */
  readonly budgetSessionDays: number;
  /** consecutive days */
  readonly specialSessionDays: number;
  /** days */
  readonly interruptionDays: number;
  readonly budgetStartLatest: MonthDay;
  readonly budgetEndLatest: MonthDay;
  readonly budgetMessageLatest: MonthDay;
  /** days */
  readonly mayorAnswerDays: number;
  /** days */
  readonly committeeAnswerDays: number;
  /** days */
  readonly holdWithinDays: number;
  /** of the total members, rounded up */
  readonly petitionFraction: Fraction;
  /** of the total members, rounded up */
  readonly interruptionFraction: Fraction;
}

export type ParameterName = keyof Parameters;

interface ParameterFact<Value> {
  readonly name: Text;
  readonly unit: "count" | "days" | "month-day" | "fraction";
  readonly cite: string;
  /** The number as first known, 81-1991. */
  readonly value: Value;
  /** Numbers that a later version changed. */
  readonly changed?: Partial<Record<LawVersion, Value>>;
  /** Later versions in whose text this number was read. */
  readonly readIn: readonly LawVersion[];
}

/** The numbers of § 4203, dated by version of the law, with their citation. */
export const PARAMETER_FACTS: { readonly [Name in ParameterName]: ParameterFact<Parameters[Name]> } = {
  maxRegularSessions: {
    name: { es: "máximo de ordinarias", en: "max regular sessions" },
    unit: "count",
    cite: "§ 4203(a) ¶1",
    value: 12,
    readIn: [],
  },
  regularSessionDays: {
    name: { es: "duración ordinaria", en: "regular length" },
    unit: "days",
    cite: "§ 4203(a) ¶1",
    value: 5,
    readIn: [],
  },
  budgetSessionDays: {
    name: { es: "duración presupuesto", en: "budget length" },
    unit: "days",
    cite: "§ 4203(a) ¶3",
    value: 10,
    readIn: [],
  },
  specialSessionDays: {
    name: { es: "duración extraordinaria", en: "special length" },
    unit: "days",
    cite: "§ 4203(b) ¶1",
    value: 5,
    readIn: [],
  },
  interruptionDays: {
    name: { es: "duración interrupción", en: "interruption length" },
    unit: "days",
    cite: "§ 4203(a) ¶1",
    value: 5,
    readIn: [],
  },
  budgetStartLatest: {
    name: { es: "comienzo presupuesto", en: "budget start" },
    unit: "month-day",
    cite: "§ 4203(a) ¶3",
    value: { month: 6, day: 3 },
    readIn: [],
  },
  budgetEndLatest: {
    name: { es: "fin presupuesto", en: "budget end" },
    unit: "month-day",
    cite: "§ 4203(a) ¶3",
    value: { month: 6, day: 13 },
    readIn: [],
  },
  budgetMessageLatest: {
    name: { es: "límite mensaje", en: "message limit" },
    unit: "month-day",
    cite: "§ 4203(b) ¶2",
    value: { month: 5, day: 31 },
    changed: { "49-2016": { month: 5, day: 27 } },
    readIn: ["49-2016"],
  },
  mayorAnswerDays: {
    name: { es: "días alcalde", en: "mayor answer days" },
    unit: "days",
    cite: "§ 4203(b)(2)",
    value: 5,
    readIn: [],
  },
  committeeAnswerDays: {
    name: { es: "días comisión", en: "committee answer days" },
    unit: "days",
    cite: "§ 4203(a) ¶2",
    value: 5,
    readIn: [],
  },
  holdWithinDays: {
    name: { es: "días celebrar", en: "hold within days" },
    unit: "days",
    cite: "§ 4203(b)(2)",
    value: 10,
    readIn: [],
  },
  petitionFraction: {
    name: { es: "fracción petición", en: "petition fraction" },
    unit: "fraction",
    cite: "§ 4203(b) ¶1",
    value: { numerator: 2, denominator: 3 },
    readIn: [],
  },
  interruptionFraction: {
    name: { es: "fracción interrupción", en: "interruption fraction" },
    unit: "fraction",
    cite: "§ 4203(a) ¶1",
    value: { numerator: 2, denominator: 3 },
    readIn: [],
  },
};

export const PARAMETER_NAMES = Object.keys(PARAMETER_FACTS) as readonly ParameterName[];

/** The numbers in force under a version of the law. */
export function parametersOf(version: LawVersion): Parameters {
  const values = PARAMETER_NAMES.map((name) => {
    const { value, changed } = PARAMETER_FACTS[name];
    return [name, changed?.[version] ?? value] as const;
  });
  return Object.fromEntries(values) as unknown as Parameters;
}

/** Whether the number was read in that version's own text, or is carried over from the text of 81-1991. */
export function isVerified(name: ParameterName, version: LawVersion): boolean {
  return version === "81-1991" || PARAMETER_FACTS[name].readIn.includes(version);
}
