import type { Text } from "../../src/messages/text";

/** Why a cell keeps the value that the file has. */
export const REASONS = {
  external: { es: "usa otro libro, que no se abre", en: "it uses another workbook, which is not opened" },
  unknownFunction: {
    es: "usa la función {name}, que este motor no tiene",
    en: "it uses the function {name}, which this engine has not",
  },
  unknownName: {
    es: "usa el nombre {name}, que el libro no define",
    en: "it uses the name {name}, which the workbook does not define",
  },
  unknownSheet: {
    es: "usa la hoja {name}, que el libro no tiene",
    en: "it uses the sheet {name}, which the workbook has not",
  },
  unknownTable: { es: "usa {name}, que ninguna tabla tiene", en: "it uses {name}, which no table has" },
  sheetsInRow: { es: "suma hojas seguidas ({name})", en: "it takes several sheets in a row ({name})" },
  operator: {
    es: "une o cruza rangos con un signo que este motor no tiene",
    en: "it joins or crosses ranges with a sign that this engine has not",
  },
  moving: {
    es: "usa {name}, cuya celda solo se sabe al calcular",
    en: "it uses {name}, whose cell is only known while computing",
  },
  circular: { es: "depende de sí misma", en: "it depends on itself" },
  dependsOn: {
    es: "depende de {cell}, que no se pudo calcular",
    en: "it depends on {cell}, which could not be computed",
  },
  dataTable: {
    es: "es una tabla de datos de Excel (análisis Y si)",
    en: "it is one of Excel's what-if data tables",
  },
  arrayInPlain: {
    es: "da varios valores y su fórmula no está guardada como matriz; ábrala en Excel y confírmela con Enter",
    en: "it gives several values and its formula is not stored as an array; open it in Excel and confirm it with Enter",
  },
  engine: { es: "el motor no la pudo leer", en: "the engine could not read it" },
  tooLong: {
    es: "sus nombres llevan a otros nombres sin fin",
    en: "its names lead to other names without end",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** What is told of a cell that was computed. */
export const REMARKS = {
  spillBlocked: {
    es: "#SPILL!: el resultado necesita {range}, pero {cell} está ocupada",
    en: "#SPILL!: the result needs {range}, but {cell} is taken",
  },
  spillOutside: {
    es: "#SPILL!: el resultado no cabe en la hoja",
    en: "#SPILL!: the result does not fit in the sheet",
  },
  firstOnly: {
    es: "da {rows} × {columns} celdas, pero su fórmula no está guardada como matriz: se escribió solo la primera",
    en: "it gives {rows} × {columns} cells, but its formula is not stored as an array: only the first was written",
  },
  volatile: {
    es: "usa {name}: vale para el momento de este cálculo",
    en: "it uses {name}: it holds for the moment of this computation",
  },
  error: { es: "da {code}: {message}", en: "it gives {code}: {message}" },
} as const satisfies Readonly<Record<string, Text>>;
