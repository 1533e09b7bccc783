import type { Book } from "./book";
import { removeContentType } from "./content-types";
import { partLinks, removeLink } from "./links";

/** Takes away the order of calculation, which no longer fits when formulas come or go; Excel makes it anew. */
export function dropCalculationChain({ parts, main }: Book): void {
  for (const { id, part } of partLinks(parts, main).filter(({ kind }) => kind === "calcChain")) {
    removeLink(parts, main, id);
    removeContentType(parts, part);
    if (parts.has(part)) parts.remove(part);
  }
}
