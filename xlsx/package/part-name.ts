import { fileProblem } from "./file-problem";

/**
 * Name of a part as the zip spells it, with slashes as separators.
 *
 * @throws Problem for a name that is absolute, climbs out of the package, or hides what it is
 * @example
 * safePartName("xl\\workbook.xml") //=> "xl/workbook.xml"
 */
export function safePartName(spelling: string): string {
  const name = spelling.replaceAll("\\", "/");
  const plain = decoded(name);
  const hides = /[\x00-\x1f\x7f]/.test(plain) || plain.length > 1024;
  if (plain === "" || hides || plain.startsWith("/") || /^[a-z]:/i.test(plain) || climbs(plain))
    throw fileProblem("unsafeName", { part: spelling });
  return name;
}

/** Percent signs that encode nothing stand for themselves. */
function decoded(name: string): string {
  return name.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

function climbs(name: string): boolean {
  const steps = name.replaceAll("\\", "/").replace(/\/$/, "").split("/");
  return steps.some((step) => step === "" || /^\.+$/.test(step));
}

/** Key under which a part is found: names are compared without case. */
export function partKey(name: string): string {
  return (name.startsWith("/") ? name.slice(1) : name).toLowerCase();
}

/** Folder of a part, with its slash; "" at the top. */
export function partFolder(name: string): string {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

/**
 * Name of the part that a relative or absolute target means, seen from a folder.
 *
 * @returns undefined for a target that climbs out of the package
 * @example
 * resolvedName("xl/worksheets/", "../tables/table1.xml") //=> "xl/tables/table1.xml"
 */
export function resolvedName(folder: string, target: string): string | undefined {
  const path = target.replaceAll("\\", "/");
  const steps: string[] = [];
  for (const step of (path.startsWith("/") ? path : folder + path).split("/")) {
    if (step === "" || step === ".") continue;
    if (step !== "..") steps.push(step);
    else if (steps.pop() === undefined) return undefined;
  }
  return steps.join("/");
}
