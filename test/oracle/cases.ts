import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import type { BudgetSession, BudgetTest, Delivery, Session, Terms } from "./days";
import type { HolidayOptions } from "./holidays";
import type { Day } from "./iso-day";
import type { Size } from "./numbers";
import type { Candidate, Result, SeatOptions } from "./seats";

/** One case of a file of test/law/cases. */
export interface Case<Input, Output> {
  name: string;
  cites: string;
  input: Input;
  output: Output;
}

/** Every input that asks for days may have these. */
export interface DayInput {
  saturday?: boolean;
  scope?: NonNullable<HolidayOptions["scope"]>;
  christmasEve?: boolean;
  added?: Day[];
  removed?: Day[];
}

export type PetitionCase = Case<
  DayInput & { delivery: Delivery; received: Day },
  Terms & { answerBy?: Day; callFrom?: Day }
>;

export type HoldCase = Case<{ called: Day; starts?: Day }, { last: Day; inTime?: boolean }>;
export type CommitteeCase = Case<DayInput & { filed: Day; filing?: "same-day" }, Terms>;

export type BudgetCase = Case<DayInput & BudgetSession, { lawful: boolean; failing: BudgetTest[] }>;
export type BudgetDaysCase = Case<DayInput & { from: Day; to: Day }, { days: number }>;
export type NthDayCase = Case<DayInput & { from: Day; nth: number }, { day: Day }>;
export type LatestStartCase = Case<DayInput & { year: number; days: number }, { start: Day }>;

export type LengthCase = Case<Session, { ok: boolean }>;

export type MembersCase = Case<{ members: number }, { signatures: number; quorum: number }>;
export type SizeCase = Case<{ size: Size }, { total: number; direct: number; nominations: number }>;
export type PopulationCase = Case<{ population: number; municipality?: string }, { members: number }>;

export type TermCase = Case<{ election: number }, { electionDay: Day; start: Day; end: Day }>;

export type HolidayCase = Case<
  DayInput & { day: Day },
  { holiday?: boolean; workday?: boolean; nextWorkday?: Day }
>;

/** A candidate as [party, ballot row, votes, status]. */
export type CandidateRow = [string, number, number, NonNullable<Candidate["status"]>?];

export type SeatsCase = Case<
  SeatOptions & { size: Size; candidates: CandidateRow[] },
  {
    /** by PARTY-ROW; a candidate not named here gets nothing */
    results: Record<string, Exclude<Result, "">>;
    /** seats not decided, minority seats to be designated, direct seats without a candidate; 0 when absent */
    open?: number;
    designate?: number;
    unfilled?: number;
    /** decided seats of a party, direct and minority, that its candidates fill */
    parties?: Record<string, [number, number]>;
  }
>;

export interface CaseFiles {
  petition: PetitionCase;
  "hold-and-committee": HoldCase | CommitteeCase;
  budget: BudgetCase | BudgetDaysCase | NthDayCase | LatestStartCase;
  lengths: LengthCase;
  signatures: MembersCase | SizeCase | PopulationCase;
  terms: TermCase;
  holidays: HolidayCase;
  seats: SeatsCase;
}

/** The cases of one file, as `[name, case]` for `test.each`. */
export function casesOf<File extends keyof CaseFiles>(file: File): [string, CaseFiles[File]][] {
  const text = readFileSync(resolve(__dirname, "../law/cases", `${file}.yaml`), "utf8");
  const cases = parse(text) as CaseFiles[File][];
  return cases.map((one) => [one.name, one]);
}

/** The candidates of a case. */
export function candidatesOf(input: SeatsCase["input"]): Candidate[] {
  return input.candidates.map(([party, row, votes, status]) =>
    status === undefined ? { party, row, votes } : { party, row, votes, status },
  );
}

/** The day options of an input, its lists as sets. */
export function dayOptions(input: DayInput): HolidayOptions & { saturday: boolean } {
  return {
    saturday: input.saturday ?? false,
    scope: input.scope ?? "general+ejecutiva",
    christmasEve: input.christmasEve ?? false,
    added: new Set(input.added),
    removed: new Set(input.removed),
  };
}
