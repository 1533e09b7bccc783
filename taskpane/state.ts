import type { Day } from "../src/days/civil";
import { NO_FILTER, type FindingFilter } from "../src/workbook/finding-filter";
import type { PaneEvent } from "./pane-event";
import { calendarsAfter, type Calendars } from "./slices/calendars";
import { excusingAfter, type Excusing } from "./slices/excusing";
import { filterAfter } from "./slices/filter";
import { followingAfter, type Following } from "./slices/following";
import { languagesAfter, type Languages } from "./slices/languages";
import { noticeAfter, type Notice } from "./slices/notice";
import { NO_OUTCOME, outcomeAfter, type Outcome } from "./slices/outcome";
import { NO_PLAN, planningAfter, type Planning } from "./slices/planning";
import { previewedAfter, type FixPreview } from "./slices/previewed";
import { NO_SEATING, seatingAfter, type Seating } from "./slices/seating";
import { todayAfter } from "./slices/today";
import { undoableAfter, type Undoable } from "./slices/undoable";
import { NO_UPKEEP, upkeepAfter, type Upkeep } from "./slices/upkeep";
import { IDLE, workAfter, type Work } from "./slices/work";

/** All that the pane shows. Each part has its file in slices/, and knows no other part. */
export interface PaneState {
  readonly languages: Languages;
  readonly work: Work;
  readonly following: Following;
  readonly outcome: Outcome;
  readonly calendars: Calendars;
  readonly notice: Notice | undefined;
  readonly today: Day;
  readonly previewed: FixPreview | undefined;
  readonly undoable: readonly Undoable[];
  readonly planning: Planning;
  readonly excusing: Excusing | undefined;
  readonly filter: FindingFilter;
  readonly seating: Seating;
  readonly upkeep: Upkeep;
}

/**
 * @param follows whether the pane checks while the clerk types, once there was a first check
 * @param today from which deadlines are counted, until another day begins
 */
export function initialState(languages: Languages, follows: boolean, today: Day): PaneState {
  return {
    languages,
    work: IDLE,
    following: { on: follows, postponed: false },
    outcome: NO_OUTCOME,
    calendars: [],
    notice: undefined,
    today,
    previewed: undefined,
    undoable: [],
    planning: NO_PLAN,
    excusing: undefined,
    filter: NO_FILTER,
    seating: NO_SEATING,
    upkeep: NO_UPKEEP,
  };
}

/** The state after an event. */
export function reduce(state: PaneState, event: PaneEvent): PaneState {
  return {
    languages: languagesAfter(state.languages, event),
    work: workAfter(state.work, event),
    following: followingAfter(state.following, event),
    outcome: outcomeAfter(state.outcome, event),
    calendars: calendarsAfter(state.calendars, event),
    notice: noticeAfter(state.notice, event),
    today: todayAfter(state.today, event),
    previewed: previewedAfter(state.previewed, event),
    undoable: undoableAfter(state.undoable, event),
    planning: planningAfter(state.planning, event),
    excusing: excusingAfter(state.excusing, event),
    filter: filterAfter(state.filter, event),
    seating: seatingAfter(state.seating, event),
    upkeep: upkeepAfter(state.upkeep, event),
  };
}
