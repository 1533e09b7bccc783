import { fill, type Text } from "../../src/messages/text";
import { blockAddress } from "../../src/workbook/address";
import type { FormulaResult, ResultEdit } from "../../xlsx/edit/workbook-edit";
import type { WorkbookData } from "../../xlsx/read/workbook-data";
import type { CellArea, CellAt } from "./area";
import { indexBook } from "./book-index";
import type { Engine } from "./engine";
import { indexFilled } from "./filled-cells";
import { callsMuni, formulasOf, type FormulaNode, type Formulas } from "./formula-node";
import { inOrder } from "./order";
import { placeResult, type Placed } from "./place-result";
import { indexReaders } from "./readers";
import { REASONS, REMARKS } from "./reasons";
import { createStore, plainCell, type Store } from "./store";
import { translate, type Surroundings } from "./translate";

/** A cell and what is to be told of it. */
export interface CellNote {
  /** With its sheet: `Hoja!D5`. */
  readonly cell: string;
  readonly text: Text;
}

export interface Recalculation {
  /** The values that changed. */
  readonly edits: readonly ResultEdit[];
  /** Formulas that call a function of MUNI or depend on one. */
  readonly concerned: number;
  readonly computed: number;
  /** Cells that keep the file's value, and why. */
  readonly left: readonly CellNote[];
  /** Cells that were computed and need a word. */
  readonly remarks: readonly CellNote[];
  /** Formulas outside that may depend on MUNI's: only computing all would tell (INDIRECT, OFFSET). */
  readonly unfollowed: number;
}

/** Spilled results move what depends on them: so often they are followed. */
const MOST_PASSES = 6;

/** Functions whose value is another at each computation. */
const VOLATILE = ["NOW", "TODAY", "RAND", "RANDBETWEEN", "RANDARRAY"];

/**
 * Computes again the formulas that call MUNI's functions and those that depend on them; all other values stay as the
 * file keeps them.
 */
export async function recalculate(book: WorkbookData): Promise<Recalculation> {
  const store = createStore(book);
  const placed = new Map<FormulaNode, Placed>();
  const index = indexBook(book);
  const surroundings: Surroundings = {
    index,
    extentOf: store.extentOf,
    blockAt: (cell) => blockAt(cell, formulas, placed),
  };
  const formulas: Formulas = formulasOf(book, {
    ...surroundings,
    blockAt: ({ sheet, row, column }) => ({ sheet, top: row, left: column, bottom: row, right: column }),
  });
  const seeds = formulas.nodes.filter(callsMuni);
  if (seeds.length === 0)
    return { edits: [], concerned: 0, computed: 0, left: [], remarks: [], unfollowed: 0 };
  // Without a formula of MUNI the engine, which is slow to load, is not needed.
  const { startEngine } = await import(/* webpackChunkName: "engine" */ "./engine");
  const engine = startEngine(index.sheetNames, store.valueAt);
  const run: Run = { book, store, formulas, surroundings, engine, seeds, placed, blocks: new Map() };
  let pass = onePass(run);
  for (let passes = 1; pass.moved && passes < MOST_PASSES; passes++) pass = onePass(run);
  return told(run, pass);
}

/** All that one computation shares. */
interface Run {
  readonly book: WorkbookData;
  readonly store: Store;
  readonly formulas: Formulas;
  readonly surroundings: Surroundings;
  readonly engine: Engine;
  readonly seeds: readonly FormulaNode[];
  /** Results of this pass. */
  readonly placed: Map<FormulaNode, Placed>;
  /** Cells that formulas filled in the pass before, with those that they fill in the file. */
  readonly blocks: Map<FormulaNode, CellArea>;
}

interface Pass {
  readonly concerned: ReadonlySet<FormulaNode>;
  readonly reasons: ReadonlyMap<FormulaNode, Text>;
  /** Whether a result fills cells that it was not known to fill. */
  readonly moved: boolean;
}

function blockAt(
  { sheet, row, column }: CellAt,
  formulas: Formulas,
  placed: ReadonlyMap<FormulaNode, Placed>,
): CellArea {
  const node = formulas.nodeAt(sheet, row, column);
  if (!node) return { sheet, top: row, left: column, bottom: row, right: column };
  return placed.get(node)?.block ?? node.stored;
}

function onePass(run: Run): Pass {
  const { store, engine, placed, blocks } = run;
  store.reset();
  engine.forget();
  placed.clear();
  const fills = (node: FormulaNode): CellArea => blocks.get(node) ?? node.stored;
  const concerned = reached(run, fills);
  const filledIn = indexFilled(concerned, fills);
  const reasons = new Map<FormulaNode, Text>();
  let moved = false;
  inOrder(concerned, filledIn, (node, circular) => {
    const result = circular ? REASONS.circular : computeNode(node, run, reasons, filledIn);
    if (!("block" in result)) return void reasons.set(node, result);
    moved = keep(node, result, run) || moved;
  });
  return { concerned, reasons, moved };
}

/** The formulas of MUNI and all that depend on them. */
function reached({ formulas, seeds }: Run, fills: (node: FormulaNode) => CellArea): Set<FormulaNode> {
  const readersOf = indexReaders(formulas.nodes);
  const found = new Set(seeds);
  for (const node of found) for (const reader of readersOf(fills(node))) found.add(reader);
  return found;
}

function computeNode(
  node: FormulaNode,
  run: Run,
  reasons: ReadonlyMap<FormulaNode, Text>,
  filledIn: (area: CellArea) => Iterable<FormulaNode>,
): Placed | Text {
  const { engine, book, formulas, store } = run;
  const blocked =
    node.formula.kind === "dataTable" ? REASONS.dataTable : (node.reason ?? unknownFunction(node, engine));
  if (blocked) return blocked;
  const failed = reasons.size > 0 ? firstFailed(node, reasons, filledIn) : undefined;
  if (failed) return fill(REASONS.dependsOn, { cell: cellName(failed, book) });
  const { text, reason } = translate(node.formula.text, node, run.surroundings);
  if (reason) return reason;
  const values = computed(engine, text, node);
  if (!values) return REASONS.engine;
  const result = placeResult(node, values, book, formulas, store);
  return "reason" in result ? result.reason : result;
}

/** The engine throws at some formulas that it cannot read: they keep their value. */
function computed(engine: Engine, text: string, node: FormulaNode): FormulaResult[][] | undefined {
  try {
    return engine.compute(text, node);
  } catch (error) {
    if (process.env.MUNI_DEBUG) console.error(text, error); // eslint-disable-line no-console -- asked for
    return undefined;
  }
}

function unknownFunction({ functions }: FormulaNode, engine: Engine): Text | undefined {
  for (const name of functions) if (!engine.knows(name)) return fill(REASONS.unknownFunction, { name });
  return undefined;
}

function firstFailed(
  { areas }: FormulaNode,
  reasons: ReadonlyMap<FormulaNode, Text>,
  filledIn: (area: CellArea) => Iterable<FormulaNode>,
): FormulaNode | undefined {
  for (const area of areas) for (const node of filledIn(area)) if (reasons.has(node)) return node;
  return undefined;
}

/** Puts values into the cells, empties those left behind; true where cells are filled that were not expected. */
function keep(node: FormulaNode, result: Placed, { store, placed, blocks }: Run): boolean {
  const { sheet, stored } = node;
  const { block, values } = result;
  for (let row = stored.top; row <= stored.bottom; row++)
    for (let column = stored.left; column <= stored.right; column++) store.set(sheet, row, column, null);
  values.forEach((cells, i) =>
    cells.forEach((value, j) => store.set(sheet, block.top + i, block.left + j, value)),
  );
  placed.set(node, result);
  const known = blocks.get(node) ?? stored;
  const both = {
    ...known,
    bottom: Math.max(known.bottom, block.bottom),
    right: Math.max(known.right, block.right),
  };
  blocks.set(node, both);
  return both.bottom > known.bottom || both.right > known.right;
}

function told(run: Run, { concerned, reasons }: Pass): Recalculation {
  const { book, placed, formulas } = run;
  const note = (node: FormulaNode, text: Text): CellNote => ({ cell: cellName(node, book), text });
  return {
    edits: [...placed]
      .filter(([node, result]) => hasChanged(node, result, run))
      .map(([node, result]) => edit(node, result, book)),
    concerned: concerned.size,
    computed: placed.size,
    left: [...reasons].map(([node, text]) => note(node, text)),
    remarks: [...placed].flatMap(([node, result]) =>
      remarksOf(node, result, run).map((text) => note(node, text)),
    ),
    unfollowed: formulas.nodes.filter((node) => isMoving(node) && !concerned.has(node)).length,
  };
}

function isMoving({ formula }: FormulaNode): boolean {
  return /\b(?:INDIRECT|OFFSET)\(/i.test(formula.text);
}

function edit({ sheet, row, column }: FormulaNode, { values }: Placed, book: WorkbookData): ResultEdit {
  return { kind: "result", sheet: book.sheets[sheet]!.name, row, column, values };
}

function hasChanged(node: FormulaNode, { block, values }: Placed, { store }: Run): boolean {
  const { stored, sheet } = node;
  if (stored.bottom !== block.bottom || stored.right !== block.right) return true;
  return values.some((cells, i) =>
    cells.some((value, j) => !isSame(plainCell(value), store.storedAt(sheet, block.top + i, block.left + j))),
  );
}

/** The last figure of a fraction may differ between engines: that is no change. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "number" || typeof other !== "number") return one === (other ?? "");
  return Math.abs(one - other) <= Math.max(Math.abs(one), Math.abs(other)) * 1e-14;
}

function remarksOf(node: FormulaNode, { values, remark }: Placed, { engine }: Run): Text[] {
  const volatile = VOLATILE.find((name) => node.functions.has(name));
  const message = engine.messageAt(node);
  const [first] = values[0] ?? [];
  const code = typeof first === "object" && message !== null ? first.error : undefined;
  return [
    ...(remark ? [remark] : []),
    ...(volatile ? [fill(REMARKS.volatile, { name: volatile })] : []),
    ...(code ? [fill(REMARKS.error, { code, message: message! })] : []),
  ];
}

function cellName({ sheet, row, column }: CellAt, { sheets }: WorkbookData): string {
  const address = blockAddress({ row, column, rows: 1, columns: 1 });
  return `${sheets[sheet]!.name}!${address}`;
}
