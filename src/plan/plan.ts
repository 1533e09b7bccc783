import type { Day } from "../days/civil";
import type { OwnDay } from "../days/holiday-calendar";
import type { Settings } from "../law/settings";
import type { Text } from "../messages/text";

/** The kinds of session that a plan has. */
export type PlannedType = "regular" | "budget" | "message" | "inaugural";

/** A session of a plan: what a clerk writes in its row. */
export interface PlannedSession {
  readonly type: PlannedType;
  readonly id: string;
  readonly first: Day;
  readonly last: Day;
  /** Days on which it is to meet; empty for the budget session, whose days the Legislature sets. */
  readonly met: readonly Day[];
  /** The mayor's call of the budget message: the day proposed for it, and the day summoned for. */
  readonly calledOn?: Day;
  readonly summonedFor?: Day;
  readonly agenda: Text;
  readonly note?: Text;
}

/** A calendar of one year that complies with § 4203 and § 4153. */
export interface Plan {
  readonly year: number;
  /** Those of the wishes, with the year's own ends, the members and the bylaws' number in them. */
  readonly settings: Settings;
  /** The municipality's own days, as the wishes gave them. */
  readonly own: readonly OwnDay[];
  /** In order of first day. */
  readonly sessions: readonly PlannedSession[];
  /** Hour of the sessions in minutes after midnight, and their place, where the wishes give them. */
  readonly time?: number;
  readonly place?: string;
  /** Each wish that is not kept, and why; a session moved off a holiday is one. */
  readonly unmet: readonly Text[];
  /** What the plan chose by itself. */
  readonly notes: readonly Text[];
}
