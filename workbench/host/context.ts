import type { EventSource } from "./events";
import type { Grid } from "./grid";
import type { PendingMarks } from "./pending-marks";
import type { References } from "./references";

export interface Application {
  readonly name: string;
  readonly readOnly: boolean;
}

/** What the members of a type may use. */
export interface HostContext {
  readonly grid: Grid;
  readonly application: Application;
  readonly references: References;
  readonly events: EventSource;
  readonly pendingMarks: PendingMarks;
}
