import type { SizeInput } from "../../src/seats/size";
import type { PaneEvent } from "../pane-event";

/** What the clerk chose for the seats; it stays from one check to the next. */
export interface Seating {
  /** Undefined for the first of the table. */
  readonly municipality: string | undefined;
  /** Members of the Legislature; undefined where they follow from the workbook. */
  readonly size: SizeInput | undefined;
}

export const NO_SEATING: Seating = { municipality: undefined, size: undefined };

/** A size that was chosen is that of one legislature: of another sheet or municipality it says nothing. */
export function seatingAfter(seating: Seating, event: PaneEvent): Seating {
  switch (event.type) {
    case "municipality":
      return { municipality: event.municipality, size: undefined };
    case "size":
      return { ...seating, size: event.size };
    default:
      return seating;
  }
}
