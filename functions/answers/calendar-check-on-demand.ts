import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import { languageOf } from "../read/options";
import { excelError } from "../write/excel-error";
import type { SpilledCell } from "../write/table";
import type { CalendarArguments, calendarCheck as wholeCheck } from "./calendar-check";

const NOT_LOADED = {
  es: "No se pudo cargar la parte de MUNI que revisa calendarios. Compruebe la conexión y calcule otra vez (Ctrl+Alt+F9); si sigue, cierre y abra el libro. ({reason})",
  en: "The part of MUNI that checks calendars could not be loaded. Check the connection and calculate again (Ctrl+Alt+F9); if it stays, close and open the workbook. ({reason})",
};

let loaded: typeof wholeCheck | undefined;

/**
 * What functions.js has in the place of calendar-check.ts (see webpack.config.js): every rule with its sentences is
 * more than all other functions together, and Excel reads functions.js before its first number. The first answer
 * waits for that script, later ones come at once; the same arguments give the same findings either way.
 *
 * @returns as calendarCheck; a promise of it until the script is there
 * @throws as calendarCheck; `#N/A`, from the promise, when the script cannot be loaded: the next call tries again
 */
export function calendarCheck(given: CalendarArguments): SpilledCell[][] | Promise<SpilledCell[][]> {
  if (loaded) return loaded(given);
  return load()
    .catch(load)
    .then(
      (check) => check(given),
      (error: unknown) => {
        const problem = new Problem(
          "missing",
          fill(NOT_LOADED, { reason: String(error).replace(/\s+/g, " ") }),
        );
        throw excelError(problem, languageOf(given.settings));
      },
    );
}

async function load(): Promise<typeof wholeCheck> {
  // Only a page can add a script to itself: the shared runtime has one.
  if (typeof document === "undefined") throw new Error("document");
  return (loaded = (await import(/* webpackChunkName: "calendar-check" */ "./calendar-check")).calendarCheck);
}
