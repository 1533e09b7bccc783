import type { Text } from "./text";

/** The seats of a sheet of candidates. */
export const PANE_SEATS_TEXTS = {
  title: { es: "Escaños (§ 4153)", en: "Seats (§ 4153)" },
  found: {
    es: "La hoja «{sheet}» parece una tabla de candidatos. Debajo está el reparto de escaños.",
    en: "The sheet “{sheet}” looks like a table of candidates. The seats are allotted below.",
  },
  stale: {
    es: "El libro cambió desde el reparto. Oprima «Revisar» para ponerlo al día.",
    en: "The workbook changed since the seats were allotted. Press “Check” to bring them up to date.",
  },
  source: { es: "{sheet}, {range}", en: "{sheet}, {range}" },
  municipality: { es: "Municipio", en: "Municipality" },
  size: { es: "Miembros de la Legislatura", en: "Members of the Legislature" },
  chooseSize: { es: "Elija el tamaño", en: "Choose the size" },
  sizeNamed: { es: "{members} ({municipality})", en: "{members} ({municipality})" },
  needsSize: {
    es: "La hoja no dice de cuántos miembros es la Legislatura. Elija el tamaño para repartir los escaños, o añada una columna «Tamaño».",
    en: "The sheet does not say how many members the Legislature has. Choose the size to allot the seats, or add a column “Size”.",
  },
  ofColumn: {
    es: "{members} miembros, por la columna «Tamaño».",
    en: "{members} members, by the column “Size”.",
  },
  ofName: {
    es: "{members} miembros: los que eligió {municipality} en 2020.",
    en: "{members} members: those that {municipality} elected in 2020.",
  },
  ofSettings: {
    es: "{members} miembros, por la hoja «Parámetros».",
    en: "{members} members, by the sheet “Parameters”.",
  },
  ofChoice: { es: "{members} miembros, elegidos aquí.", en: "{members} members, chosen here." },
  parties: { es: "Notas de cada partido", en: "Notes on each party" },
  errorCell: {
    es: "Una celda de los candidatos da {code}. Corríjala primero.",
    en: "A cell of the candidates shows {code}. Mend it first.",
  },
  calendar: { es: "Este libro tiene también un calendario:", en: "This workbook has a calendar too:" },
  calendars: { es: "Este libro tiene también calendarios:", en: "This workbook has calendars too:" },
  asFunction: {
    es: "Es lo mismo que da MUNI_SEATS en una celda.",
    en: "It is the same as MUNI_SEATS gives in a cell.",
  },
} as const satisfies Readonly<Record<string, Text>>;
