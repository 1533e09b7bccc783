/**
 * A text of a cell as it is shown: files write what XML cannot hold by its code.
 *
 * @example
 * shownText("a_x000D_b") //=> "a\rb"
 * shownText("_x005F_x000D_") //=> "_x000D_"
 */
export function shownText(stored: string): string {
  if (!stored.includes("_x")) return stored;
  return stored.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
