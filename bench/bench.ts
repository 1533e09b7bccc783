import { builtFile, loadFunctions } from "./built-functions";
import { calendarCheck } from "./calendar-check";
import { coldStart } from "./cold-start";
import { dayByDay } from "./day-by-day";
import { growth } from "./growth";
import { municipalCalendars } from "./municipal-calendars";
import { petitionCore } from "./petition-core";
import { petitionFunction } from "./petition-function";
import type { Section } from "./report";
import { functionsScript, wireSizes } from "./scripts";
import { seats } from "./seats";

export { holidayList } from "./receipts";
export { report } from "./report";

const NOT_BUILT = "not built: run npm run build:addin";

export interface Folders {
  /** The repository. */
  readonly root: string;
  /** The built add-in. */
  readonly addin: string;
}

/**
 * Runs every row of the speed table that needs no browser.
 *
 * @param onStart hears which row begins
 */
export async function bench({ root, addin }: Folders, onStart: (row: string) => void): Promise<Section[]> {
  const functionsJs = builtFile(addin, "functions.js");
  const functions = functionsJs === undefined ? undefined : loadFunctions(functionsJs);
  const deadline = functions?.get("MUNI_PETITION_DEADLINE");
  const rows: Record<string, () => Section | Promise<Section>> = {
    "petition deadline, law core": petitionCore,
    "petition deadline, function": () => (deadline ? petitionFunction(deadline) : notBuilt("functions.js")),
    seats: () => seats(root, functions?.get("MUNI_SEATS_ALL")),
    "petition, day by day": dayByDay,
    "calendar check": calendarCheck,
    "calendars of every municipality": municipalCalendars,
    growth: () => growth(functions),
    "functions.js": () => (functionsJs ? functionsScript(functionsJs) : notBuilt("functions.js")),
    "cold start": () => (functionsJs ? coldStart(addin) : notBuilt("functions.js")),
    scripts: () => (functionsJs ? wireSizes(addin) : notBuilt("functions.js")),
  };
  const sections: Section[] = [];
  for (const [name, measure] of Object.entries(rows)) {
    onStart(name);
    sections.push(await measure());
  }
  return sections;
}

function notBuilt(file: string): Section {
  return { title: file, lines: [{ what: NOT_BUILT, result: "-" }] };
}
