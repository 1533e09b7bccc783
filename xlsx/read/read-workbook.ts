import type { Package } from "../package/package";
import { relationshipsOf, type Relationship } from "../package/relationships";
import { scan } from "../xml/scan";
import { startBudget } from "./budget";
import { startClaims } from "./claim-part";
import { readDateStyles } from "./date-styles";
import { readSheet } from "./read-sheet";
import { readSharedStrings } from "./shared-strings";
import { readWorkbookContents } from "./workbook-contents";
import type { WorkbookData, WorkbookParts } from "./workbook-data";
import { workbookPart } from "./workbook-part";

/**
 * Reads what is needed of a workbook: values and formulas of its sheets, its tables, names and system of dates.
 *
 * @throws Problem for a file that is no workbook, is damaged or deceptive, or is beyond what is read
 * @example
 * readWorkbook(openPackage(bytes)).sheets[0]?.rows[0] //=> ["Sesión", "Tipo", "Comienza"]
 */
export function readWorkbook(pkg: Package): WorkbookData {
  const workbook = workbookPart(pkg);
  const relationships = relationshipsOf(pkg, workbook);
  const parts = { workbook, ...partsBeside(pkg, relationships) };
  const budget = startBudget();
  const claim = startClaims(pkg);
  const contents = readWorkbookContents(pkg, workbook, relationships, claim, budget);
  const { sharedStrings: texts, styles } = parts;
  const context = {
    sharedStrings: texts === undefined ? [] : readSharedStrings(pkg, texts, budget),
    dateStyles: readDateStyles(pkg, styles, budget),
    dates1904: contents.dates1904,
    budget,
    claim,
  };
  return {
    ...contents,
    sheets: contents.sheets.map((sheet) => readSheet(pkg, sheet, context)),
    parts,
    ...applicationOf(pkg),
  };
}

/** A workbook that points to shared texts or styles that it lacks is read without them, until a cell needs one. */
function partsBeside(pkg: Package, relationships: readonly Relationship[]): Omit<WorkbookParts, "workbook"> {
  const partOf = (wanted: string): string | undefined =>
    relationships.find(({ type, part }) => type === wanted && part !== undefined && pkg.has(part))?.part;
  const sharedStrings = partOf("sharedStrings");
  const styles = partOf("styles");
  return {
    ...(sharedStrings === undefined ? {} : { sharedStrings }),
    ...(styles === undefined ? {} : { styles }),
  };
}

function applicationOf(pkg: Package): Pick<WorkbookData, "application"> {
  const part = relationshipsOf(pkg, "").find(({ type }) => type === "extendedProperties")?.part;
  if (part === undefined || !pkg.has(part)) return {};
  let application = "";
  let isOpen = false;
  scan(pkg.text(part), part, {
    open: ({ name, space }) => (isOpen = name === "Application" && space === "properties"),
    text: (piece) => {
      if (isOpen) application += piece;
    },
    close: () => (isOpen = false),
  });
  return application === "" ? {} : { application };
}
