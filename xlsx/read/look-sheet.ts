import type { Package } from "../package/package";
import { partTextChunks } from "../package/part-text";
import { scanSections, type Sections } from "../xml/scan-sections";
import type { XmlHandler } from "../xml/scan";
import { isTrue } from "./boolean-attribute";
import type { Budget } from "./budget";
import { MOST_COLUMNS, MOST_ROWS, parseCell } from "./cell-reference";
import type { ReadColour } from "./look-colours";
import type {
  ColumnLook,
  ListValidation,
  RowLook,
  RuleLook,
  SheetLook,
  ShownRule,
  Unseen,
} from "./look-data";
import { listsHandler, rulesHandler } from "./look-rules";
import type { SheetData } from "./workbook-data";

export interface LookContext {
  readonly rules: readonly RuleLook[];
  readonly colour: ReadColour;
  readonly budget: Budget;
}

/** Children of a sheet that a plain grid does not show. */
const UNSEEN: Readonly<Record<string, Unseen>> = {
  drawing: "drawings",
  picture: "drawings",
  oleObjects: "drawings",
  controls: "drawings",
  legacyDrawing: "notes",
  hyperlinks: "links",
  autoFilter: "filter",
  extLst: "extensions",
};

/** What a protected sheet may still allow; the file says "0" where it does. */
const ALLOWABLE = [
  "formatCells",
  "formatColumns",
  "formatRows",
  "insertColumns",
  "insertRows",
  "insertHyperlinks",
  "deleteColumns",
  "deleteRows",
  "sort",
  "autoFilter",
  "pivotTables",
];

/** Reads how one sheet looks, as its text comes out of the zip. */
export function readSheetLook(pkg: Package, { name, part }: SheetData, context: LookContext): SheetLook {
  const { budget, colour } = context;
  const columns: ColumnLook[] = [];
  const rows = new Map<number, RowLook>();
  const cells = new Map<number, number[]>();
  const lists: ListValidation[] = [];
  const rules: ShownRule[] = [];
  const unseen = new Set<Unseen>();
  let sizes: Pick<SheetLook, "defaultWidth" | "defaultHeight"> = {};
  let frozen = { rows: 0, columns: 0 };
  let tab: string | undefined;
  let allowed: readonly string[] = [];
  const sections: Sections = {
    sheetPr: {
      open: (tag) => {
        if (tag.name === "tabColor") tab = colour(tag.attributes);
      },
    },
    sheetFormatPr: { open: ({ attributes }) => (sizes = usualSizes(attributes)) },
    sheetViews: {
      open: (tag) => {
        if (tag.name === "pane") frozen = frozenPanes(tag.attributes);
      },
    },
    cols: columnsHandler(columns, budget),
    sheetData: cellStylesHandler(name, budget, rows, cells),
    sheetProtection: {
      open: ({ attributes }) => (allowed = ALLOWABLE.filter((one) => attributes[one] === "0")),
    },
    dataValidations: listsHandler(name, budget, lists, () => unseen.add("validations")),
    conditionalFormatting: rulesHandler(name, context, rules),
    ...Object.fromEntries(
      Object.entries(UNSEEN).map(([child, kind]) => [child, { open: () => void unseen.add(kind) }]),
    ),
  };
  scanSections(partTextChunks(pkg.chunks(part), part), part, "worksheet", sections);
  return {
    ...sizes,
    columns,
    rows,
    cells,
    frozen,
    ...(tab === undefined ? {} : { tab }),
    lists,
    rules: rules.sort((one, other) => one.priority - other.priority),
    allowed,
    unseen,
  };
}

type Attributes = Readonly<Record<string, string | undefined>>;

function usualSizes({
  defaultColWidth,
  defaultRowHeight,
}: Attributes): Pick<SheetLook, "defaultWidth" | "defaultHeight"> {
  const [width, height] = [Number(defaultColWidth), Number(defaultRowHeight)];
  return {
    ...(width > 0 ? { defaultWidth: width } : {}),
    ...(height > 0 ? { defaultHeight: height } : {}),
  };
}

function frozenPanes({ state, xSplit, ySplit }: Attributes): SheetLook["frozen"] {
  if (state !== "frozen" && state !== "frozenSplit") return { rows: 0, columns: 0 };
  const count = (attribute: string | undefined, most: number): number =>
    Math.min(Math.max(Math.trunc(Number(attribute ?? 0)) || 0, 0), most - 1);
  return { rows: count(ySplit, MOST_ROWS), columns: count(xSplit, MOST_COLUMNS) };
}

/** Columns come in runs, from left to right; none is looked at twice. */
function columnsHandler(columns: ColumnLook[], budget: Budget): XmlHandler {
  let next = 0;
  return {
    open: ({ name, attributes }) => {
      if (name !== "col") return;
      budget.keep(0);
      const first = Math.max(Number(attributes.min) - 1, next);
      const last = Math.min(Number(attributes.max), MOST_COLUMNS) - 1;
      const width = Number(attributes.width);
      if (!(first >= 0 && last >= first)) return;
      next = last + 1;
      columns.push({
        first,
        last,
        ...(width >= 0 ? { width } : {}),
        ...(attributes.style === undefined ? {} : { style: Number(attributes.style) }),
      });
    },
  };
}

/** Rows and cells are placed as the reading of values places them; it has refused addresses that are none. */
function cellStylesHandler(
  sheet: string,
  budget: Budget,
  rows: Map<number, RowLook>,
  cells: Map<number, number[]>,
): XmlHandler {
  let row = -1;
  let column = -1;
  return {
    open: ({ name, space, attributes }) => {
      if (space !== "main") return;
      if (name === "row") {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r) - 1;
        column = -1;
        const look = rowLook(attributes);
        if (look) {
          budget.keep(0);
          rows.set(row, look);
        }
      }
      if (name !== "c") return;
      const place = parseCell(attributes.r ?? "") ?? { row, column: column + 1 };
      ({ row, column } = place);
      const style = Number(attributes.s ?? 0);
      if (!(style > 0)) return;
      budget.addCells(1, sheet);
      const line = cells.get(row);
      if (line) line.push(column, style);
      else cells.set(row, [column, style]);
    },
  };
}

function rowLook({ ht, customHeight, s, customFormat }: Attributes): RowLook | undefined {
  const height = Number(ht);
  const style = isTrue(customFormat) && s !== undefined ? Number(s) : undefined;
  if (!(height >= 0) && style === undefined) return undefined;
  return {
    ...(height >= 0 ? { height } : {}),
    isOwnHeight: isTrue(customHeight),
    ...(style === undefined ? {} : { style }),
  };
}
