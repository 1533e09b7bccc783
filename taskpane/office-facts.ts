/** A requirement set of Office, and the newest version of it that the host has; undefined for none. */
export interface FoundSet {
  readonly name: string;
  readonly version: string | undefined;
}

/** What Office says of itself; nothing of the workbook or of the person. */
export interface OfficeFacts {
  /** "Excel 16.0.17928 (OfficeOnline)" */
  readonly host: string;
  readonly displayLanguage: string;
  readonly contentLanguage: string;
  readonly sets: readonly FoundSet[];
}

/** The sets on which the product leans, with the highest version that may exist one day. */
const SETS: readonly (readonly [name: string, major: number, highest: number])[] = [
  ["ExcelApi", 1, 40],
  ["CustomFunctionsRuntime", 1, 12],
  ["SharedRuntime", 1, 6],
];

/** Asks Office; what it does not tell is "?". */
export function officeFacts({ context }: typeof Office = Office): OfficeFacts {
  const diagnostics = context.diagnostics as Office.ContextInformation | undefined;
  return {
    host: `${diagnostics?.host ?? "?"} ${diagnostics?.version ?? "?"} (${diagnostics?.platform ?? "?"})`,
    displayLanguage: context.displayLanguage || "?",
    contentLanguage: context.contentLanguage || "?",
    sets: SETS.map(([name, major, highest]) => ({
      name,
      version: newestOf(context.requirements, name, major, highest),
    })),
  };
}

/** A host that has a version has all before it. */
function newestOf(
  requirements: Office.RequirementSetSupport,
  name: string,
  major: number,
  highest: number,
): string | undefined {
  let found: string | undefined;
  for (let minor = 1; minor <= highest; minor++) {
    const version = `${major}.${minor}`;
    if (!requirements.isSetSupported(name, version)) break;
    found = version;
  }
  return found;
}
