import { formulaPieces, shiftedFormula } from "../read/shift-formula";
import { escapeXml } from "../xml/escape";
import { element } from "./markup";
import type { SharedCell, SheetOutline } from "./sheet-outline";
import type { Splice } from "./splice";

/**
 * Gives cells a formula of their own where the cell whose formula they share is about to lose it. All of its group
 * are written out: a block of shared formulas whose first cell is another reads differently from program to program.
 *
 * @param goes cells that lose their formula
 */
export function unsharedFormulas(
  outline: SheetOutline,
  goes: (row: number, column: number) => boolean,
): Splice[] {
  const masters = outline.shared.filter(
    ({ formula, row, column }) => formula.text !== "" && goes(row, column),
  );
  return masters.flatMap((master) => {
    const pieces = formulaPieces(master.formula.text);
    return outline.shared
      .filter(
        ({ group, formula, row, column }) => sharesWith(master, group, formula.text) && !goes(row, column),
      )
      .map(({ row, column, formula, element: { prefix } }) => {
        const text = shiftedFormula(pieces, row - master.row, column - master.column);
        const own = element({ prefix }, "f", { ca: formula.attributes.ca }, escapeXml(text));
        return { start: formula.start, end: formula.end, text: own };
      });
  });
}

function sharesWith(master: SharedCell, group: string, text: string): boolean {
  return group === master.group && text === "";
}
