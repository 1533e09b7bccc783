import type { HolidayScope } from "../days/builtin-holidays";
import type { Day } from "../days/civil";
import { DEFAULT_HOLIDAY_RULES, type ChristmasEve } from "../days/holiday-calendar";
import type { Language } from "../messages/text";
import { parametersOf, type ParameterName, type Parameters } from "./parameters";
import { DEFAULT_READINGS, type ReadingName, type Readings } from "./readings";
import type { LawVersion } from "./versions";

/** What the user chose, with the defaults for the rest. */
export interface Settings {
  readonly language: Language;
  /** Whether spilled tables begin with a header row. */
  readonly headers: boolean;
  /** Whether a function that gives one day or one count tells the steps that decide it, and the answer last. */
  readonly steps: boolean;
  readonly law: LawVersion;
  readonly parameters: Parameters;
  /** Numbers that the user set. */
  readonly overridden: ReadonlySet<ParameterName>;
  readonly readings: Readings;
  /** Readings that the user chose; the calendar check shows all of the others. */
  readonly chosen: ReadonlySet<ReadingName>;
  readonly scope: HolidayScope;
  readonly christmasEve: ChristmasEve;
  readonly municipality?: string;
  readonly members?: number;
  /** Regular sessions a year by the bylaws. */
  readonly bylawsSessions?: number;
  /** Days that the calendar covers, both inclusive. */
  readonly from?: Day;
  readonly to?: Day;
  /** The mayor's extension of a session given cell by cell: authorised on, last day. */
  readonly extension?: Day;
  readonly extendedTo?: Day;
}

export const DEFAULT_SETTINGS: Settings = {
  language: "es",
  headers: true,
  steps: false,
  law: "81-1991",
  parameters: parametersOf("81-1991"),
  overridden: new Set(),
  readings: DEFAULT_READINGS,
  chosen: new Set(),
  ...DEFAULT_HOLIDAY_RULES,
};
