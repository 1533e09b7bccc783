/** No known word is as long; a longer text is compared by its beginning. */
const LONGEST_COMPARED = 60;

/**
 * The known word nearest to what was typed, by edits (insert, delete, replace); undefined when none is known.
 *
 * @example
 * nearest("lecutra", ["lectura", "rango"]) //=> "lectura"
 */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  return nearestWithin(typed, known, Infinity);
}

/**
 * The known word nearest to what was typed, where it is so near that a slip of the hand explains it.
 *
 * @param most edits
 * @example
 * nearestWithin("comiensa", ["comienza", "termina"], 2) //=> "comienza"
 * nearestWithin("presupuesto", ["comienza", "termina"], 2) //=> undefined
 */
export function nearestWithin(typed: string, known: readonly string[], most: number): string | undefined {
  const start = typed.slice(0, LONGEST_COMPARED);
  let best: string | undefined;
  let least = Infinity;
  for (const word of known) {
    // No fewer edits than the lengths differ.
    if (Math.abs(word.length - start.length) > most) continue;
    const distance = edits(start, word);
    if (distance < least && distance <= most) [best, least] = [word, distance];
  }
  return best;
}

function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
