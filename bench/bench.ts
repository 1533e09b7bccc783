import { builtFile, loadFunctions } from "./built-functions";
import { calendarCheck } from "./calendar-check";
import { coldStart } from "./cold-start";
import { dayByDay } from "./day-by-day";
import { growth } from "./growth";
import { municipalCalendars } from "./municipal-calendars";
import { petitionCore } from "./petition-core";
import { petitionFunction } from "./petition-function";
import type { Section } from "./report";
import { functionsScript, taskpaneScript } from "./scripts";
import { seats } from "./seats";

export { report } from "./report";

const NOT_BUILT = "not built: run npm run build:addin";

/**
 * Runs every row of the speed table that needs no browser.
 *
 * @param root folder of the repository
 * @param onStart hears which row begins
 */
export async function bench(root: string, onStart: (row: string) => void): Promise<Section[]> {
  const functionsJs = builtFile(root, "functions.js");
  const taskpaneJs = builtFile(root, "taskpane.js");
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
    "cold start": () => (functionsJs ? coldStart(root) : notBuilt("functions.js")),
    "taskpane.js": () => (taskpaneJs ? taskpaneScript(taskpaneJs) : notBuilt("taskpane.js")),
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
