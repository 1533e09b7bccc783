import type { Text } from "../../src/messages/text";
import type { Undo } from "../../src/workbook/block-edit";
import type { PaneEvent } from "../pane-event";

/** A change of this pane that can be taken back. */
export interface Undoable {
  readonly label: Text;
  readonly undo: Undo;
}

/** More would be taken back by nobody. */
const MOST_KEPT = 20;

/** The changes that can be taken back, the last one first. */
export function undoableAfter(undoable: readonly Undoable[], event: PaneEvent): readonly Undoable[] {
  switch (event.type) {
    case "wrote":
      return [{ label: event.label, undo: event.undo }, ...undoable].slice(0, MOST_KEPT);
    case "undone":
      return undoable.slice(1);
    default:
      return undoable;
  }
}
