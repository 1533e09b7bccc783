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

/** Settings of a calendar that is made: there is no book before it. */
export const NEW_SETTINGS: Option = {
  ...SETTINGS,
  help: {
    es: 'Lo que dirá la hoja Parámetros, por ejemplo "ley=81-1991; municipio=Caguas", o un CSV de dos columnas.',
    en: 'What the Parameters sheet is to say, for example "law=81-1991; municipality=Caguas", or a CSV of two columns.',
  },
};

/** Settings where the file has none of its own. */
export const ONLY_SETTINGS: Option = {
  ...SETTINGS,
  help: {
    es: 'Parámetros de esta corrida, por ejemplo "rango=mejor", o un CSV de dos columnas.',
    en: 'Settings of this run, for example "rank=top", or a CSV of two columns.',
  },
};

/** The copy that a command must be told to write. */
export function outputCopy(help: Option["help"]): Option {
  return { ...OUTPUT, value: { es: "COPIA.xlsx", en: "COPY.xlsx" }, help };
}

/** The new workbook that a command must be told to write. */
export const NEW_WORKBOOK: Option = {
  ...OUTPUT,
  value: { es: "CAL.xlsx", en: "CAL.xlsx" },
  help: { es: "El libro que se escribe.", en: "The workbook to write." },
};

/** Where nothing is read, there is nothing to spare. */
export const OVERWRITE_OUTPUT: Option = {
  ...OVERWRITE,
  help: {
    es: "Permite reemplazar un archivo de salida que ya existe.",
    en: "Lets an output file that exists be replaced.",
  },
};
