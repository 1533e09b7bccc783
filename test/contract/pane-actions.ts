/** What a clerk does in the pane, with what has to be done before it: for tests of every action in every state. */
import type { Fix } from "../../src/calendar/finding";
import { exceptionFor } from "../../src/workbook/excusable";
import type { OfferedFix } from "../../taskpane/apply-fix";
import type { PaneBench } from "./pane-bench";

interface Act {
  readonly prepare?: (bench: PaneBench) => Promise<void>;
  readonly act: (bench: PaneBench) => Promise<void>;
  /** The sheet whose cells it writes, or its marks; absent for new sheets. */
  readonly writes?: "Calendario" | "Parámetros" | "Feriados" | "Excepciones" | "marks";
  /** It writes sheets of its own alone. */
  readonly ownSheets?: true;
}

export function firstOffered(bench: PaneBench, kind: Fix["kind"]): OfferedFix | undefined {
  for (const reported of bench.report().findings)
    for (const fix of reported.finding.fixes ?? []) if (fix.kind === kind) return { reported, fix };
  return undefined;
}

const fix = (bench: PaneBench): Promise<void> => {
  const offered = firstOffered(bench, "safe");
  return offered ? bench.pane.applySafe([offered]) : Promise.resolve();
};

/** Each action of the pane that has to do with the workbook. */
export const ACTIONS = {
  check: { act: ({ pane }) => pane.review() },
  mark: { act: ({ pane }) => pane.mark(), writes: "marks" },
  unmark: { prepare: ({ pane }) => pane.mark(), act: ({ pane }) => pane.unmark(), writes: "marks" },
  fix: { act: fix, writes: "Calendario" },
  undo: { prepare: fix, act: ({ pane }) => pane.undo(), writes: "Calendario" },
  column: { act: ({ pane }) => pane.writeFindingsColumn(), writes: "Calendario" },
  report: { act: ({ pane }) => pane.writeReportSheet(), ownSheets: true },
  settings: {
    act: ({ pane }) => pane.saveSettings([{ name: { es: "miembros", en: "members" }, value: 14 }]),
    writes: "Parámetros",
  },
  holiday: {
    act: ({ pane }) => pane.addHoliday({ day: 46541, name: "Fiesta patronal", sign: "+" }),
    writes: "Feriados",
  },
  noHoliday: {
    act: (bench) => bench.pane.removeHoliday(46400),
    writes: "Feriados",
  },
  exception: {
    act(bench) {
      const report = bench.report();
      const found = report.findings.find(({ finding }) => finding.rule === "4203a-budget-start")!;
      return bench.pane.addException(exceptionFor(found, report, { reason: "Orden del tribunal" }));
    },
    writes: "Excepciones",
  },
  plan: {
    prepare({ pane }) {
      pane.propose({ year: 2028, members: 16 });
      return Promise.resolve();
    },
    act: ({ pane }) => pane.writePlan(),
    ownSheets: true,
  },
} as const satisfies Readonly<Record<string, Act>> as Readonly<Record<PaneActionName, Act>>;

type PaneActionName =
  | "check"
  | "mark"
  | "unmark"
  | "fix"
  | "undo"
  | "column"
  | "report"
  | "settings"
  | "holiday"
  | "noHoliday"
  | "exception"
  | "plan";

export type PaneAction = PaneActionName;

/** Checks, and does what an action needs before it. */
export async function prepared(bench: PaneBench, action: PaneAction): Promise<void> {
  await bench.pane.review();
  await ACTIONS[action].prepare?.(bench);
}
