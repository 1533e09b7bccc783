import { readSettings } from "../../src/law/read-settings";
import { fill } from "../../src/messages/text";
import { calendarTemplate } from "../../src/plan/calendar-sheets";
import { NEW_SETTINGS, NEW_WORKBOOK, OVERWRITE_OUTPUT } from "../arguments/common-options";
import type { Command } from "../command";
import { writeCalendarBook } from "../output/calendar-book";
import { givenSettings } from "../reading/settings";
import { shown } from "../terminal/wrap";

const WRITTEN = {
  es: "{file}: calendario en blanco.",
  en: "{file}: empty calendar.",
};

/** `muni template`: an empty calendar, as a workbook. */
export const TEMPLATE: Command = {
  name: { es: "plantilla", en: "template" },
  summary: {
    es: "Escribe un libro con un calendario en blanco: encabezados, listas, fórmulas MUNI_*, Parámetros, Feriados y Excepciones.",
    en: "Writes a workbook with an empty calendar: headers, lists, MUNI_* formulas, Parameters, Holidays and Exceptions.",
  },
  usage: { es: "--salida CAL.xlsx [opciones]", en: "--output CAL.xlsx [options]" },
  options: [NEW_WORKBOOK, NEW_SETTINGS, OVERWRITE_OUTPUT],
  notes: [
    {
      es: "Código de salida: 0, se escribió; 2, no se pudo hacer.",
      en: "Exit code: 0, it was written; 2, it could not be done.",
    },
  ],
  run: (args, io) => {
    const settings = readSettings([...givenSettings(args.value("settings"))]);
    const file = writeCalendarBook(calendarTemplate({ ...settings, language: io.language }), args);
    io.out(`${fill(WRITTEN, { file: shown(file) })[io.language]}\n`);
    return 0;
  },
};
