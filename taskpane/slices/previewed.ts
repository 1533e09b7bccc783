import type { CellContent, Fix } from "../../src/calendar/finding";
import type { SheetCell } from "../../src/calendar/input";
import type { Place, ReportedFinding } from "../../src/workbook/report";
import type { PaneEvent } from "../pane-event";

/** A cell of a change as it is shown before it is made. */
export interface PreviewedCell {
  readonly place: Place;
  readonly before: SheetCell;
  /** Empty where the cell has none. */
  readonly formula: string;
  readonly after: CellContent;
  /** It belongs to a row that is added. */
  readonly added: boolean;
}

/** A suggested fix on the screen, with what it would change. */
export interface FixPreview {
  readonly reported: ReportedFinding;
  readonly fix: Fix;
  readonly cells: readonly PreviewedCell[];
}

/** One fix at a time; another check ends its preview, for it may be out of date. */
export function previewedAfter(preview: FixPreview | undefined, event: PaneEvent): FixPreview | undefined {
  switch (event.type) {
    case "previewed":
      return event.preview;
    case "reported":
    case "unrecognised":
    case "seats":
      return undefined;
    default:
      return preview;
  }
}
