import { areaKey, type CellArea } from "./area";
import type { FormulaNode } from "./formula-node";

/** Rows that one list of areas covers. */
const BAND = 256;

/** An area over more bands than this is kept in a list of its own. */
const MOST_BANDS = 64;

interface ReadArea {
  readonly area: CellArea;
  readonly readers: readonly FormulaNode[];
}

/**
 * Finds who reads a cell, however it is named: by itself, in a range or in a whole column.
 *
 * @returns gives the formulas that read any cell of a block; each area that is read answers only once, so that
 *   following the readers of readers takes each of them once
 */
export function indexReaders(nodes: readonly FormulaNode[]): (block: CellArea) => FormulaNode[] {
  const bands = new Map<string, Set<ReadArea>>();
  const tall = new Map<number, Set<ReadArea>>();
  for (const read of readAreas(nodes)) {
    const { sheet, top, bottom } = read.area;
    if (Math.floor(bottom / BAND) - Math.floor(top / BAND) > MOST_BANDS) addTo(tall, sheet, read);
    else for (const key of bandKeys(read.area)) addTo(bands, key, read);
  }
  return (block) => {
    const lists = bandKeys(block).flatMap((key) => bands.get(key) ?? []);
    return [...lists, ...(tall.has(block.sheet) ? [tall.get(block.sheet)!] : [])].flatMap((list) =>
      taken(list, block),
    );
  };
}

function readAreas(nodes: readonly FormulaNode[]): Iterable<ReadArea> {
  const byKey = new Map<string, { area: CellArea; readers: FormulaNode[] }>();
  for (const node of nodes)
    for (const area of node.areas) {
      const key = areaKey(area);
      const known = byKey.get(key);
      if (known) known.readers.push(node);
      else byKey.set(key, { area, readers: [node] });
    }
  return byKey.values();
}

/** The readers of the areas that meet the block; those areas leave the list. */
function taken(list: Set<ReadArea>, block: CellArea): FormulaNode[] {
  const readers: FormulaNode[] = [];
  for (const read of list)
    if (meet(read.area, block)) {
      list.delete(read);
      readers.push(...read.readers);
    }
  return readers;
}

export function meet(one: CellArea, other: CellArea): boolean {
  return (
    one.sheet === other.sheet &&
    one.top <= other.bottom &&
    other.top <= one.bottom &&
    one.left <= other.right &&
    other.left <= one.right
  );
}

function bandKeys({ sheet, top, bottom }: CellArea): string[] {
  const keys: string[] = [];
  for (let band = Math.floor(top / BAND); band <= Math.floor(bottom / BAND); band++)
    keys.push(`${sheet} ${band}`);
  return keys;
}

function addTo<Key>(lists: Map<Key, Set<ReadArea>>, key: Key, read: ReadArea): void {
  const list = lists.get(key);
  if (list) list.add(read);
  else lists.set(key, new Set([read]));
}
