/** Requirement sets by name; versions are texts, because the number 1.10 would be 1.1. */
export type RequirementSets = Readonly<Record<string, string>>;

/** Sets that the client asks about for itself, in every host of today. */
const INTERNAL: RequirementSets = {
  CustomFunctions: "1.7",
  DelayForCellEdit: "1.1",
  RichApiRuntimeFlag: "1.2",
  Settings: "1.1",
};

/** Office LTSC 2021: the oldest host that the add-in promises to work in. */
export const LTSC_2021: RequirementSets = {
  ...INTERNAL,
  ExcelApi: "1.14",
  CustomFunctionsRuntime: "1.3",
  SharedRuntime: "1.1",
};

/** All that the pinned client file knows; with data types, so that dates carry their format. */
export const NEWEST: RequirementSets = {
  ...INTERNAL,
  ExcelApi: "1.15",
  CustomFunctionsRuntime: "1.4",
  SharedRuntime: "1.1",
};

/**
 * True when the set is there in at least that version.
 *
 * @example
 * supports({ ExcelApi: "1.14" }, "ExcelApi", "1.9") //=> true
 */
export function supports(sets: RequirementSets, name: string, version = "1.1"): boolean {
  const key = Object.keys(sets).find((known) => known.toLowerCase() === name.toLowerCase());
  if (key === undefined) return false;
  const [major, minor] = parts(sets[key]!);
  const [wantedMajor, wantedMinor] = parts(String(version));
  return major !== wantedMajor ? major > wantedMajor : minor >= wantedMinor;
}

function parts(version: string): [major: number, minor: number] {
  const [major, minor] = version.split(".");
  return [Number(major), Number(minor ?? 0)];
}
