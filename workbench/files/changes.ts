import type { ICommandInfo } from "@univerjs/core";
import { fill, type Text } from "../../src/messages/text";
import { STRUCTURE_TEXTS, type UNSAVED_TEXTS } from "../../src/messages/workbench-files";
import type { UniverParts, UniverRange } from "../grid/facade";
import type { OpenedBook } from "./opened-book";
import { endOf } from "./snapshot-sheet";

export type Unsaved = keyof typeof UNSAVED_TEXTS;

/** What happens to a workbook in the grid beside edits of its cells. */
export interface BookChanges {
  /** Why the copy cannot be written into the original any more; empty while it can. */
  reasons(): Text[];
  /** Kinds of changes that such a copy does not take. */
  unsaved(): Set<Unsaved>;
  /** True when anything changed since the last call of `forget`. */
  isDirty(): boolean;
  forget(): void;
  stop(): void;
}

interface Params {
  readonly unitId?: string;
  readonly subUnitId?: string;
  readonly range?: UniverRange;
}

type Axis = "rows" | "columns";

/** Commands that move whole rows or columns: +1 brings new ones, -1 takes some away, 0 moves them about. */
const MOVES: Readonly<Record<string, { readonly axis: Axis; readonly sign: -1 | 0 | 1 }>> = {
  "sheet.mutation.insert-row": { axis: "rows", sign: 1 },
  "sheet.mutation.remove-rows": { axis: "rows", sign: -1 },
  "sheet.mutation.move-rows": { axis: "rows", sign: 0 },
  "sheet.mutation.insert-col": { axis: "columns", sign: 1 },
  "sheet.mutation.remove-col": { axis: "columns", sign: -1 },
  "sheet.mutation.move-columns": { axis: "columns", sign: 0 },
};

const UNSAVED: readonly (readonly [RegExp, Unsaved])[] = [
  [
    /^sheet\.mutation\.set-(?:worksheet-col-width|worksheet-row-height|row-hidden|row-visible|col-hidden|col-visible|frozen)$/,
    "sizes",
  ],
  [
    /^sheet\.mutation\.set-(?:row|col)-data$|^sheet\.mutation\.set-worksheet-default-style$|range-theme/,
    "look",
  ],
  [/^sheet\.mutation\.(?:add|remove)-worksheet-merge$/, "merges"],
  [/^data-validation\.mutation\./, "validations"],
  [/^sheet\.mutation\.(?:update|remove)-note$/, "notes"],
  [/^formula\.mutation\.(?:set|remove)-defined-name$/, "names"],
  [/^sheet\.mutation\.(?:set|remove|re-calc)-filter/, "filters"],
  [
    /^sheet\.mutation\.(?:add|delete|set)-(?:range|worksheet)-protection$|^sheet\.mutation\.set-worksheet-hidden$/,
    "protection",
  ],
];

/** Watches a workbook from now on. */
export function watchBook({ facade, workbook }: UniverParts, book: OpenedBook | undefined): BookChanges {
  const original = new Map(book?.sheets.map((sheet) => [sheet.id, sheet]));
  const lines = new Map<string, number[]>();
  const unsaved = new Set<Unsaved>();
  let isDirty = false;
  const own = workbook.getId();

  const subscription = facade.onCommandExecuted(({ id, params }: Readonly<ICommandInfo>, options) => {
    const { unitId, subUnitId = "", range } = (params ?? {}) as Params;
    if (unitId !== own || !id.includes(".mutation.")) return;
    if (!options?.fromFormula && isChange(id)) isDirty = true;
    const move = MOVES[id];
    const sheet = original.get(subUnitId);
    // A sheet that was added is written as it is.
    if (!sheet) return;
    if (move && range) movedLines(lines, `${subUnitId} ${move.axis}`, move, range);
    const kind = UNSAVED.find(([pattern]) => pattern.test(id))?.[1];
    if (kind) unsaved.add(kind);
  });

  return {
    reasons: () => (book ? [...movedSheets(book, lines), ...sheetReasons(book, workbook)] : []),
    unsaved: () => new Set(unsaved),
    isDirty: () => isDirty,
    forget: () => void (isDirty = false),
    stop: () => subscription.dispose(),
  };
}

/** Heights that the grid measures by itself are nobody's change. */
function isChange(id: string): boolean {
  return id.startsWith("sheet.mutation.") && !/auto-height|mark-dirty|popup|note-position/.test(id);
}

/** Keeps, for rows or columns, the number that each had at first; -1 for new ones. */
function movedLines(
  lines: Map<string, number[]>,
  key: string,
  { axis, sign }: { axis: Axis; sign: -1 | 0 | 1 },
  range: UniverRange,
): void {
  const known = lines.get(key) ?? Array.from({ length: 60_000 }, (_, i) => i);
  lines.set(key, known);
  const [first, last] =
    axis === "rows" ? [range.startRow, range.endRow] : [range.startColumn, range.endColumn];
  const count = last - first + 1;
  if (sign > 0) known.splice(first, 0, ...Array.from({ length: count }, () => -1));
  else if (sign < 0) known.splice(first, count);
  else known[first] = -1;
}

/** Rows that moved below all that a sheet holds change nothing in it. */
function movedSheets({ sheets, data }: OpenedBook, lines: ReadonlyMap<string, readonly number[]>): Text[] {
  return sheets.flatMap(({ id, name, index }) => {
    const { used, tables, merged } = data.sheets[index]!;
    const end = endOf([used, ...tables.map(({ block }) => block), ...merged]);
    return (["rows", "columns"] as const).flatMap((axis) => {
      const known = lines.get(`${id} ${axis}`);
      const moved = known?.slice(0, Math.min(end[axis], 60_000)).some((line, at) => line !== at);
      return moved ? [fill(STRUCTURE_TEXTS[axis], { sheet: name })] : [];
    });
  });
}

function sheetReasons({ sheets }: OpenedBook, workbook: UniverParts["workbook"]): Text[] {
  const now = workbook.getSheets().map((sheet) => ({ id: sheet.getSheetId(), name: sheet.getSheetName() }));
  const gone = sheets.filter(({ id }) => !now.some((one) => one.id === id));
  const renamed = sheets.filter(({ id, name }) => now.some((one) => one.id === id && one.name !== name));
  const order = now.flatMap(({ id }) => sheets.find((one) => one.id === id) ?? []).map(({ index }) => index);
  return [
    ...gone.map(({ name }) => fill(STRUCTURE_TEXTS.removedSheet, { sheet: name })),
    ...renamed.map(({ name }) => fill(STRUCTURE_TEXTS.renamedSheet, { sheet: name })),
    ...(order.some((index, at) => at > 0 && index < order[at - 1]!) ? [STRUCTURE_TEXTS.movedSheets] : []),
  ];
}
