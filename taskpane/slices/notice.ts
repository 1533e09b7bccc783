import type { Text } from "../../src/messages/text";
import type { SheetRef } from "../../src/workbook/reading";
import type { FailureKind } from "../calendar-book";
import type { PaneEvent } from "../pane-event";

/** One sentence about the last action. */
export type Notice =
  | { readonly kind: "marked"; readonly cells: number }
  | { readonly kind: "unmarked"; readonly sheets: number }
  | { readonly kind: "protected"; readonly action: "mark" | "unmark"; readonly sheets: readonly SheetRef[] }
  | { readonly kind: "told"; readonly tone: "done" | "refused"; readonly text: Text }
  | { readonly kind: "solved" }
  | { readonly kind: "cancelled"; readonly writing: boolean }
  | { readonly kind: "failed"; readonly failure: FailureKind; readonly code: string };

export function noticeAfter(notice: Notice | undefined, event: PaneEvent): Notice | undefined {
  switch (event.type) {
    case "started":
      // A check after an edit says nothing until it has something to say.
      return event.activity === "following" ? notice : undefined;
    case "reported":
    case "unrecognised":
    case "seats":
      return undefined;
    case "marked":
      return { kind: "marked", cells: event.cells };
    case "unmarked":
      return { kind: "unmarked", sheets: event.sheets };
    case "blocked":
      return { kind: "protected", action: event.action, sheets: event.sheets };
    case "marksSettled":
      return notice?.kind === "cancelled" ? undefined : notice;
    case "told":
      return { kind: "told", tone: event.tone, text: event.text };
    case "solved":
      return { kind: "solved" };
    case "cancelled":
      return { kind: "cancelled", writing: event.writing !== undefined };
    case "failed":
      return { kind: "failed", failure: event.failure, code: event.code };
    default:
      return notice;
  }
}
