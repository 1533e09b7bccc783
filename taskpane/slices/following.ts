import type { PaneEvent } from "../pane-event";

/** "Revisar mientras escribo". */
export interface Following {
  readonly on: boolean;
  /** A check waits until the clerk has finished typing in a cell. */
  readonly postponed: boolean;
}

export function followingAfter(following: Following, event: PaneEvent): Following {
  switch (event.type) {
    case "following":
      return { on: event.on, postponed: false };
    case "postponed":
      return { ...following, postponed: true };
    case "reported":
    case "unrecognised":
    case "seats":
      return { ...following, postponed: false };
    default:
      return following;
  }
}
