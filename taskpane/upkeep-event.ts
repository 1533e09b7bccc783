import type { SelfCheck, SheetCheck } from "./self-check/self-check";
import type { FoundCells, MuniCell, Scope } from "./workshop";

/** What a search found, and where it looked. */
export interface Search extends FoundCells {
  readonly scope: Scope;
}

/** What the self-check and the repairs tell. */
export type UpkeepEvent =
  | { readonly type: "selfChecked"; readonly check: SelfCheck }
  | { readonly type: "sheetChecked"; readonly check: SheetCheck }
  | { readonly type: "scope"; readonly scope: Scope }
  /** Formulas at #NAME?; undefined takes the preview away. */
  | { readonly type: "stuckFound"; readonly search: Search | undefined }
  /** Those that were written again and show #NAME? or an error still. */
  | { readonly type: "rewritten"; readonly left: readonly MuniCell[] }
  | { readonly type: "bareFound"; readonly search: Search | undefined };

/** Activities of those parts. */
export type UpkeepActivity = "diagnosing" | "trying" | "searching" | "rewriting" | "formatting";
