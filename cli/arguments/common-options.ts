import type { Option } from "./option";

/** Options that several commands share. */
export const SHEET: Option = {
  key: "sheet",
  es: "hoja",
  en: "sheet",
  value: { es: "NOMBRE", en: "NAME" },
  help: {
    es: "La única hoja que se mira, aunque esté oculta. Si falta, todas las visibles.",
    en: "The only sheet to look at, even a hidden one. If left out, all that are visible.",
  },
};

export const OUTPUT: Option = {
  key: "output",
  es: "salida",
  en: "output",
  short: "o",
  value: { es: "ARCHIVO", en: "FILE" },
  help: {
    es: "Escribe ahí y no en la pantalla.",
    en: "Writes there and not on the screen.",
  },
};

export const OVERWRITE: Option = {
  key: "overwrite",
  es: "sobrescribir",
  en: "overwrite",
  help: {
    es: "Permite reemplazar un archivo de salida que ya existe. El archivo que se lee nunca se reemplaza.",
    en: "Lets an output file that exists be replaced. The file that is read is never replaced.",
  },
};

export const SETTINGS: Option = {
  key: "settings",
  es: "parametros",
  en: "settings",
  value: { es: '"NOMBRE=VALOR; …"|ARCHIVO', en: '"NAME=VALUE; …"|FILE' },
  help: {
    es: 'Parámetros de esta corrida, por ejemplo "lectura=388; miembros=16", o un CSV de dos columnas. Valen por encima de los del libro.',
    en: 'Settings of this run, for example "reading=388; members=16", or a CSV of two columns. They go before those of the workbook.',
  },
};

/** The copy that a command must be told to write. */
export function outputWorkbook(help: Option["help"]): Option {
  return { ...OUTPUT, value: { es: "COPIA.xlsx", en: "COPY.xlsx" }, help };
}
