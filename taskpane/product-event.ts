import type { Day } from "../src/days/civil";
import type { Text } from "../src/messages/text";
import type { Plan } from "../src/plan/plan";
import type { PlanWishes } from "../src/plan/wishes";
import type { Undo } from "../src/workbook/block-edit";
import type { ReportedFinding } from "../src/workbook/report";
import type { FixPreview } from "./slices/previewed";

/** What happens to the parts of the pane that write, plan and export. */
export type ProductEvent =
  | { readonly type: "today"; readonly day: Day }
  | { readonly type: "previewed"; readonly preview: FixPreview | undefined }
  /** An exception is asked for from a finding. */
  | { readonly type: "excusing"; readonly reported: ReportedFinding }
  /** Something was written that can be taken back. */
  | { readonly type: "wrote"; readonly label: Text; readonly undo: Undo }
  | { readonly type: "undone" }
  | { readonly type: "planned"; readonly wishes: PlanWishes; readonly plan: Plan }
  | { readonly type: "notPlanned"; readonly problem: Text }
  /** A sentence about the last action: it was done, or it was refused and nothing changed. */
  | { readonly type: "told"; readonly tone: "done" | "refused"; readonly text: Text };

/** Activities of those parts. */
export type ProductActivity = "fixing" | "undoing" | "saving" | "writing";
