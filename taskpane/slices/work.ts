import type { Activity, Pace, PaneEvent } from "../pane-event";

/** What the pane is at. */
export interface Work {
  readonly activity: Activity | undefined;
  readonly pace: Pace;
}

export const IDLE: Work = { activity: undefined, pace: "quick" };

export function workAfter(work: Work, event: PaneEvent): Work {
  switch (event.type) {
    case "started":
      return { activity: event.activity, pace: "quick" };
    case "pace":
      return work.activity ? { ...work, pace: event.pace } : work;
    case "finished":
      return IDLE;
    default:
      return work;
  }
}
