import { fileProblem } from "../package/file-problem";
import type { Package } from "../package/package";
import { partKey } from "../package/part-name";
import type { Relationship } from "../package/relationships";

/**
 * Name of the part that a relationship means, which must be there and be meant once only: a file whose sheets are
 * all the same large part would cost as much time as it has sheets.
 */
export type ClaimPart = (relationship: Relationship | undefined, id: string) => string;

/** Claims for the parts of one workbook. */
export function startClaims(pkg: Package): ClaimPart {
  const claimed = new Set<string>();
  return (relationship, id) => {
    const part = relationship?.part;
    if (part === undefined || !pkg.has(part) || claimed.has(partKey(part)))
      throw fileProblem("wrongRelationship", { part: part ?? relationship?.target ?? id });
    claimed.add(partKey(part));
    return part;
  };
}
