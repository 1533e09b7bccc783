import type { ReportedFinding } from "../../src/workbook/report";
import type { PaneEvent } from "../pane-event";

/** The finding for which the clerk asked for an exception; a new object each time that it is asked for. */
export interface Excusing {
  readonly reported: ReportedFinding;
}

/** Another check may have lost it: then it must be chosen anew. */
export function excusingAfter(excusing: Excusing | undefined, event: PaneEvent): Excusing | undefined {
  switch (event.type) {
    case "excusing":
      return { reported: event.reported };
    case "reported":
    case "unrecognised":
      return undefined;
    default:
      return excusing;
  }
}
