import type { Text } from "../../src/messages/text";
import type { Plan } from "../../src/plan/plan";
import type { PlanWishes } from "../../src/plan/wishes";
import type { PaneEvent } from "../pane-event";

/** A proposed calendar on the screen, or why there is none. */
export type Planning =
  | { readonly kind: "none" }
  | { readonly kind: "plan"; readonly wishes: PlanWishes; readonly plan: Plan }
  | { readonly kind: "problem"; readonly problem: Text };

export const NO_PLAN: Planning = { kind: "none" };

export function planningAfter(planning: Planning, event: PaneEvent): Planning {
  switch (event.type) {
    case "planned":
      return { kind: "plan", wishes: event.wishes, plan: event.plan };
    case "notPlanned":
      return { kind: "problem", problem: event.problem };
    default:
      return planning;
  }
}
