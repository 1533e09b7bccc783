import { contentTypesOf, CONTENT_TYPES_PART } from "../package/content-types";
import { fileProblem } from "../package/file-problem";
import type { Package } from "../package/package";
import { relationshipsOf } from "../package/relationships";

/**
 * Name of the part that is the workbook, by the package's own relationships.
 *
 * @throws Problem that says what the file is instead, or that it points to what is not there
 * @example
 * workbookPart(pkg) //=> "xl/workbook.xml"
 */
export function workbookPart(pkg: Package): string {
  if (!pkg.has(CONTENT_TYPES_PART)) throw otherZip(pkg);
  const relationship = relationshipsOf(pkg, "").find(({ type }) => type === "officeDocument");
  if (!relationship) throw fileProblem("noWorkbook");
  const { part } = relationship;
  if (part === undefined || !pkg.has(part))
    throw fileProblem("wrongRelationship", { part: part ?? relationship.target });
  refuseOtherType(contentTypesOf(pkg).typeOf(part) ?? "");
  return part;
}

function otherZip({ names }: Package): Error {
  const workbook = names.find((name) => /\.xls[xmb]?$/i.test(name));
  if (workbook !== undefined) return fileProblem("zippedWorkbook", { part: workbook });
  if (names.some((name) => /^index\/.*\.iwa$/i.test(name))) return fileProblem("numbersDocument");
  if (names.includes("mimetype") && names.includes("content.xml")) return fileProblem("openDocument");
  return fileProblem("noWorkbook");
}

/** Workbooks, templates and their kinds with macros are all "…sheet…main+xml" or "…template…main+xml". */
function refuseOtherType(type: string): void {
  if (/sheet\.binary\./i.test(type)) throw fileProblem("binaryWorkbook");
  if (/wordprocessingml|presentationml|ms-word|ms-powerpoint/i.test(type)) throw fileProblem("otherOffice");
}
