import { OVERWRITE, outputCopy } from "../arguments/common-options";
import type { Command } from "../command";

/** The engine is loaded only for this command: it takes longer to start than all others to run. */
export const RECALC: Command = {
  name: { es: "recalcular", en: "recalc" },
  summary: {
    es: "Calcula de nuevo las celdas MUNI_* de un libro y las que dependen de ellas, y escribe una copia. Los demás valores quedan como los guardó Excel.",
    en: "Computes the MUNI_* cells of a workbook again, and those that depend on them, and writes a copy. All other values stay as Excel saved them.",
  },
  usage: {
    es: "LIBRO.xlsx --salida COPIA.xlsx [opciones]",
    en: "WORKBOOK.xlsx --output COPY.xlsx [options]",
  },
  options: [
    outputCopy({
      es: "La copia que se escribe. El libro que se lee no cambia.",
      en: "The copy to write. The workbook that is read does not change.",
    }),
    OVERWRITE,
  ],
  notes: [
    {
      es: "Lo que el motor no puede calcular (otros libros, INDIRECT, OFFSET, funciones que no tiene) se enumera con su razón y conserva su valor, igual que lo que dependa de ello. Un resultado que se desborda nunca pisa celdas ocupadas: da #SPILL!.",
      en: "What the engine cannot compute (other workbooks, INDIRECT, OFFSET, functions that it has not) is listed with its reason and keeps its value, and so does what depends on it. A result that spills never writes over cells that are taken: it gives #SPILL!.",
    },
    {
      es: "Código de salida: 0, todo se calculó; 1, algunas celdas no se pudieron calcular (la copia se escribe); 2, no se pudo hacer.",
      en: "Exit code: 0, all was computed; 1, some cells could not be computed (the copy is written); 2, it could not be done.",
    },
  ],
  run: async (args, io) =>
    (await import(/* webpackChunkName: "recalc" */ "../recalc/run-recalc")).runRecalc(args, io),
};
