import type { PaneEvent } from "../pane-event";
import type { SelfCheck, SheetCheck } from "../self-check/self-check";
import type { Search } from "../upkeep-event";
import type { MuniCell, Scope } from "../workshop";

/** The self-check and the repairs, as far as they are on the screen. */
export interface Upkeep {
  readonly selfCheck: SelfCheck | undefined;
  readonly sheetCheck: SheetCheck | undefined;
  readonly scope: Scope;
  readonly stuck: Search | undefined;
  /** Formulas that were written again and did not recover. */
  readonly left: readonly MuniCell[];
  readonly bare: Search | undefined;
}

export const NO_UPKEEP: Upkeep = {
  selfCheck: undefined,
  sheetCheck: undefined,
  scope: "sheet",
  stuck: undefined,
  left: [],
  bare: undefined,
};

export function upkeepAfter(upkeep: Upkeep, event: PaneEvent): Upkeep {
  switch (event.type) {
    case "selfChecked":
      return { ...upkeep, selfCheck: event.check };
    case "sheetChecked":
      return { ...upkeep, sheetCheck: event.check };
    case "scope":
      // What was found was found elsewhere.
      return { ...upkeep, scope: event.scope, stuck: undefined, bare: undefined };
    case "stuckFound":
      return { ...upkeep, stuck: event.search, left: [] };
    case "rewritten":
      return { ...upkeep, stuck: undefined, left: event.left };
    case "bareFound":
      return { ...upkeep, bare: event.search };
    default:
      return upkeep;
  }
}
