import type { Language } from "../src/messages/text";
import type { CalendarRef } from "../src/workbook/calendar-ref";
import type { CheckCalendar, ReportedFinding } from "../src/workbook/report";
import type { Day } from "../src/days/civil";
import { fixActions, type FixActions } from "./apply-fix";
import type { CalendarBook } from "./calendar-book";
import { checkBook, findOtherCalendars, type Desk } from "./check-book";
import { createFollower, type Follower } from "./follow-edits";
import { deadlineActions, type DeadlineActions } from "./go-to-deadline";
import { goToFinding } from "./go-to-finding";
import { markFindings, unmarkFindings } from "./mark-findings";
import type { PaneEvent } from "./pane-event";
import type { Languages } from "./slices/languages";
import { initialState, reduce, type PaneState } from "./state";
import { settingsActions, type SettingsActions } from "./save-settings";
import type { Surroundings } from "./self-check/self-check";
import type { SheetWriter } from "./sheet-writer";
import { createTurns, type Turn } from "./turns";
import { understandingActions, type UnderstandingActions } from "./understanding-actions";
import { upkeepActions, type UpkeepActions } from "./upkeep-actions";
import type { Workshop } from "./workshop";
import { planActions, type PlanActions } from "./write-plan";
import { reportActions, type ReportActions } from "./write-reports";

/** What the buttons of the pane do. */
export interface PaneActions
  extends
    FixActions,
    DeadlineActions,
    SettingsActions,
    PlanActions,
    ReportActions,
    UnderstandingActions,
    UpkeepActions {
  review(): Promise<void>;
  /** Checks again and marks the cells concerned, in place of the marks that are there. */
  mark(): Promise<void>;
  unmark(): Promise<void>;
  /** Opens a cell of a finding, the first where none is named; it is checked first where the sheet changed. */
  goTo(reported: ReportedFinding, at?: number): Promise<void>;
  /** Opens another calendar of the workbook and checks it. */
  reviewCalendar(calendar: CalendarRef): Promise<void>;
  /** Ends what goes on; its result is dropped. */
  cancel(): void;
  /** Checks while the clerk types, or not; begins with a check where there was none. */
  follow(on: boolean): Promise<void>;
  setLanguage(language: Language): void;
  /** Office shows itself in this language; it counts where the clerk chose none. */
  officeSpeaks(language: Language): void;
  /** Counts deadlines from the day that it is now. */
  newDay(): void;
}

export interface PaneParts {
  readonly book: CalendarBook;
  readonly writer: SheetWriter;
  readonly workshop: Workshop;
  readonly surroundings: Surroundings;
  readonly checkCalendar: CheckCalendar;
  readonly languages: Languages;
  readonly follows: boolean;
  /** The day that it is; the pane has the only clock of MUNI. */
  readonly today: () => Day;
  /** Shows a state; called at once and after each event. */
  readonly show: (state: PaneState) => void;
}

/** Joins the workbook, the check and the view. Actions queue: never two at once. */
export function createController({ languages, follows, show, ...parts }: PaneParts): PaneActions {
  const { book, today } = parts;
  let state = initialState(languages, follows, today());
  const tell = (event: PaneEvent): void => {
    state = reduce(state, event);
    show(state);
  };
  const desk: Desk = {
    ...parts,
    ...{ tell, turns: createTurns(tell) },
    state: () => state,
    changes: [],
    chosen: undefined,
    dates1904: false,
  };
  const follower = createFollower(desk);
  book.onChange((change) => {
    desk.changes.push(change);
    tell({ type: "changed", ...change });
    follower.edited(change);
  });
  show(state);
  return actionsOf(desk, follower);
}

function actionsOf(desk: Desk, follower: Follower): PaneActions {
  const { turns, tell, state } = desk;
  const review = (): Promise<void> => turns.take("reviewing", (turn) => reviewActive(desk, turn));
  return {
    review,
    mark: () => turns.take("marking", (turn) => markFindings(desk, turn)),
    unmark: () => turns.take("unmarking", (turn) => unmarkFindings(desk, turn)),
    goTo: (reported, at = 0) => turns.take("going", (turn) => goToFinding(desk, turn, reported, at)),
    reviewCalendar: (calendar) =>
      turns.take("reviewing", async (turn) => {
        desk.chosen = calendar;
        await desk.book.activateSheet(calendar.sheet);
        await reviewActive(desk, turn);
      }),
    cancel: () => turns.cancel(),
    async follow(on) {
      tell({ type: "following", on });
      if (on && state().outcome.kind === "none") await review();
      else follower.switched(on);
    },
    setLanguage: (language) => tell({ type: "language", language }),
    officeSpeaks(language) {
      if (language !== state().languages.ofOffice) tell({ type: "officeLanguage", language });
    },
    newDay() {
      const day = desk.today();
      if (day !== state().today) tell({ type: "today", day });
    },
    ...fixActions(desk),
    ...deadlineActions(desk),
    ...settingsActions(desk),
    ...planActions(desk),
    ...reportActions(desk),
    ...understandingActions(desk),
    ...upkeepActions(desk),
  };
}

async function reviewActive(desk: Desk, turn: Turn): Promise<void> {
  const checked = await checkBook(desk, turn);
  if (checked) await findOtherCalendars(desk, turn, checked.reading);
}
