import { seats, seatsOfAll } from "../../functions/answers/outcome";
import { fold } from "../../src/messages/fold";
import { Problem } from "../../src/messages/problem";
import { fill, type Text } from "../../src/messages/text";
import { candidateColumnOf, type CandidateColumn } from "../../src/seats/candidate-headers";
import type { Area } from "../../src/workbook/reading";
import { ONLY_SETTINGS, OUTPUT, OVERWRITE, SHEET } from "../arguments/common-options";
import type { Arguments } from "../arguments/parse";
import type { Command } from "../command";
import type { ExitCode, Io } from "../io";
import { inFile } from "../output/in-file";
import { TABLE_FORMAT, tableDocument, tableFormat } from "../output/table-format";
import { writeText } from "../output/write-text";
import { readBook } from "../reading/book";
import { candidateArea } from "../reading/candidate-areas";
import { givenSettings } from "../reading/settings";
import { tableText } from "../terminal/table";

type Cell = string | number | boolean;

const TEXTS = {
  oneFile: {
    es: "indique un archivo. Ejemplo: muni escaños resultados.csv --tamaño 16",
    en: "give one file. Example: muni seats results.csv --size 16",
  },
  size: {
    es: 'falta el tamaño de la legislatura. Añada --tamaño 16 (o 12, 14, 17, 5, "San Juan", Culebra), o una columna «Tamaño» junto a la de «Municipio».',
    en: 'the size of the legislature is missing. Add --size 16 (or 12, 14, 17, 5, "San Juan", Culebra), or a column “Size” beside that of “Municipality”.',
  },
  several: {
    es: "la tabla tiene {number} municipios y --tamaño es de uno solo. Deje un municipio, o quite --tamaño y añada la columna «Tamaño».",
    en: "the table has {number} municipalities and --size is for one alone. Keep one municipality, or leave --size out and add the column “Size”.",
  },
} satisfies Record<string, Text>;

/** `muni seats`: the tables of MUNI_SEATS and MUNI_SEATS_ALL. */
export const SEATS: Command = {
  name: { es: "escaños", en: "seats" },
  summary: {
    es: "Reparte los escaños entre los partidos (§ 4153), como MUNI_SEATS; con columnas «Municipio» y «Tamaño» y sin --tamaño, los de todos los municipios, como MUNI_SEATS_ALL.",
    en: "Allots the seats among the parties (§ 4153), as MUNI_SEATS does; with columns “Municipality” and “Size” and no --size, those of all municipalities, as MUNI_SEATS_ALL does.",
  },
  usage: { es: "ARCHIVO.xlsx|.csv [--tamaño 16] [opciones]", en: "FILE.xlsx|.csv [--size 16] [options]" },
  options: [
    {
      key: "size",
      es: "tamaño",
      en: "size",
      value: { es: "16", en: "16" },
      help: {
        es: 'Miembros de la legislatura: 12, 14, 16, 17, 5, "San Juan" o Culebra.',
        en: 'Members of the legislature: 12, 14, 16, 17, 5, "San Juan" or Culebra.',
      },
    },
    SHEET,
    ONLY_SETTINGS,
    TABLE_FORMAT,
    OUTPUT,
    OVERWRITE,
  ],
  notes: [
    {
      es: "Código de salida: 0, se repartieron; 2, no se pudo hacer.",
      en: "Exit code: 0, they were allotted; 2, it could not be done.",
    },
  ],
  run: runSeats,
};

function runSeats(args: Arguments, io: Io): ExitCode {
  const [file, ...others] = args.files;
  if (file === undefined || others.length > 0) throw new Problem("value", TEXTS.oneFile);
  const format = tableFormat(args);
  const options = optionsOf(args, io);
  const rows = inFile(file, () => allotted(file, args, options));
  writeText(
    tableDocument(format, rows, () => tableText(rows, io.width)),
    args,
    [file],
    io,
  );
  return 0;
}

function allotted(file: string, args: Arguments, options: Cell[][]): Cell[][] {
  const size = args.value("size");
  const { rows } = candidateArea(readBook(file), args.value("sheet"));
  if (size === undefined && columnOf(rows, "size") < 0) throw new Problem("missing", TEXTS.size);
  const municipalities = size === undefined ? 0 : municipalitiesIn(rows);
  if (municipalities > 1) throw new Problem("value", fill(TEXTS.several, { number: municipalities }));
  const table = asProblem(() =>
    size === undefined ? seatsOfAll(rows, options) : seats(rows, sizeCell(size), options, undefined),
  );
  return table.map((row) => row.map((cell) => (typeof cell === "object" ? cell.basicValue : cell)));
}

function columnOf([header = []]: Area["rows"], column: CandidateColumn): number {
  return header.findIndex((cell) => candidateColumnOf(cell) === column);
}

/** How many municipalities the lines name; none where there is no such column. */
function municipalitiesIn(rows: Area["rows"]): number {
  const at = columnOf(rows, "municipality");
  if (at < 0) return 0;
  const names = rows.slice(1).flatMap((row) => (typeof row[at] === "string" ? [fold(row[at])] : []));
  return new Set(names.filter((name) => name !== "")).size;
}

function sizeCell(size: string): Cell {
  return /^\d+$/.test(size.trim()) ? Number(size) : size;
}

/** Settings for the functions: the language of `--idioma` goes before that of `--parametros`. */
function optionsOf(args: Arguments, io: Io): Cell[][] {
  const given = givenSettings(args.value("settings")).map(({ name, value }): Cell[] => [
    name ?? "",
    value ?? "",
  ]);
  const isLanguage = ([name]: readonly Cell[]): boolean =>
    ["idioma", "language"].includes(fold(String(name)));
  const asked = args.has("language") || !given.some(isLanguage);
  return asked ? [...given.filter((row) => !isLanguage(row)), ["idioma", io.language]] : given;
}

/** What a function answers with an error is told in its own sentence, which has the language of the options. */
function asProblem<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: unknown };
    if (typeof code !== "string" || !code.startsWith("#") || typeof message !== "string") throw error;
    throw new Problem("value", { es: message, en: message });
  }
}
