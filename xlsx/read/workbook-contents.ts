import { fileProblem } from "../package/file-problem";
import type { Package } from "../package/package";
import { partTextChunks } from "../package/part-text";
import type { Relationship } from "../package/relationships";
import { scanSections } from "../xml/scan-sections";
import { isTrue } from "./boolean-attribute";
import type { Budget } from "./budget";
import type { ClaimPart } from "./claim-part";
import type { ListedSheet } from "./read-sheet";
import { shownText } from "./stored-text";
import type { DefinedName, SheetVisibility } from "./workbook-data";

/** What the workbook's own part says. */
export interface WorkbookContents {
  readonly sheets: readonly ListedSheet[];
  readonly activeSheet: string;
  readonly dates1904: boolean;
  readonly names: readonly DefinedName[];
}

/** An element of the list of sheets, worksheet or not: other elements count them all. */
interface Tab {
  readonly name: string;
  readonly id: string;
  readonly state: SheetVisibility;
  readonly relationship: string;
}

interface StoredName {
  readonly name: string;
  readonly formula: string;
  readonly hidden: boolean;
  /** Place among the tabs. */
  readonly tab: number | undefined;
}

/**
 * Reads the part of the workbook: its sheets, names and system of dates.
 *
 * @throws Problem for a sheet whose part is not there, or a workbook without worksheets
 */
export function readWorkbookContents(
  pkg: Package,
  part: string,
  relationships: readonly Relationship[],
  claim: ClaimPart,
  budget: Budget,
): WorkbookContents {
  const { tabs, names, activeTab, dates1904 } = scanWorkbook(pkg, part, budget);
  const targets = new Map(relationships.map((one) => [one.id, one]));
  const sheets = tabs.flatMap(({ relationship: id, ...tab }): ListedSheet[] => {
    const target = targets.get(id);
    return target && target.type !== "worksheet" ? [] : [{ ...tab, part: claim(target, id) }];
  });
  const first = sheets.find(({ state }) => state === "visible") ?? sheets[0];
  if (!first) throw fileProblem("noSheets");
  const active = sheets.find(({ id }) => id === tabs[activeTab]?.id) ?? first;
  return {
    sheets,
    activeSheet: active.id,
    dates1904,
    names: names.map(({ tab, ...name }) => ({ ...name, ...scopeOf(tabs, tab) })),
  };
}

function scopeOf(tabs: readonly Tab[], tab: number | undefined): Pick<DefinedName, "sheet"> {
  const sheet = tab === undefined ? undefined : tabs[tab];
  return sheet ? { sheet: sheet.id } : {};
}

function scanWorkbook(
  pkg: Package,
  part: string,
  budget: Budget,
): {
  tabs: readonly Tab[];
  names: readonly StoredName[];
  activeTab: number;
  dates1904: boolean;
} {
  const tabs: Tab[] = [];
  const names: StoredName[] = [];
  let activeTab = 0;
  let dates1904 = false;
  let open: Omit<StoredName, "formula"> | undefined;
  let formula = "";
  scanSections(partTextChunks(pkg.chunks(part), part), part, "workbook", {
    workbookPr: { open: ({ attributes }) => (dates1904 = isTrue(attributes.date1904)) },
    bookViews: { open: ({ attributes }) => (activeTab ||= Number(attributes.activeTab ?? 0)) },
    sheets: {
      open: ({ name, space, attributes }) => {
        if (name !== "sheet" || space !== "main") return;
        const title = shownText(attributes.name ?? "");
        budget.keep(title.length);
        tabs.push({
          name: title,
          id: attributes.sheetId ?? String(tabs.length + 1),
          state: visibility(attributes.state),
          relationship: attributes["r:id"] ?? "",
        });
      },
    },
    definedNames: {
      open: ({ name, attributes }) => {
        if (name !== "definedName") return;
        const tab = attributes.localSheetId === undefined ? undefined : Number(attributes.localSheetId);
        open = { name: attributes.name ?? "", hidden: isTrue(attributes.hidden), tab };
        formula = "";
      },
      text: (piece) => (formula += piece),
      close: ({ name }) => {
        if (name !== "definedName" || !open) return;
        budget.keep(formula.length + open.name.length);
        names.push({ ...open, formula: formula.trim() });
        open = undefined;
      },
    },
  });
  return { tabs, names, activeTab, dates1904 };
}

function visibility(state: string | undefined): SheetVisibility {
  return state === "hidden" || state === "veryHidden" ? state : "visible";
}
