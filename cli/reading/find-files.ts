import { readdirSync, statSync, type Dirent } from "node:fs";
import path from "node:path";
import { Problem } from "../../src/messages/problem";
import { fill, type Text } from "../../src/messages/text";

const TEXTS = {
  none: {
    es: "indique por lo menos un archivo. Ejemplo: muni {command} calendario.xlsx",
    en: "give at least one file. Example: muni {command} calendar.xlsx",
  },
  noMatch: {
    es: "ningún archivo corresponde a «{pattern}».",
    en: "no file matches “{pattern}”.",
  },
  emptyFolder: {
    es: "la carpeta «{folder}» no tiene ningún libro .xlsx.",
    en: "the folder “{folder}” has no .xlsx workbook.",
  },
};

/** A file to read, or why a word that was typed names none. */
export type FoundFile = { readonly file: string } | { readonly word: string; readonly problem: Problem };

/**
 * The files that the words name: files as they are, the workbooks of a folder, and patterns with `*`, `?` and `**` that the
 * shell left alone. Each file once, in the order of the words.
 *
 * @throws Problem `value` where no word is given
 */
export function findFiles(words: readonly string[], command: Text): FoundFile[] {
  if (words.length === 0) throw new Problem("value", fill(TEXTS.none, { command }));
  const seen = new Set<string>();
  return words.flatMap(filesOf).filter((found) => {
    if (!("file" in found)) return true;
    const key = path.resolve(found.file);
    return seen.has(key) ? false : seen.add(key);
  });
}

function filesOf(word: string): FoundFile[] {
  const there = statSync(word, { throwIfNoEntry: false });
  if (there?.isDirectory())
    return foundOr(word, workbooksIn(word), fill(TEXTS.emptyFolder, { folder: word }));
  if (there || !/[*?]/.test(word)) return [{ file: word }];
  return foundOr(word, matching(word), fill(TEXTS.noMatch, { pattern: word }));
}

function foundOr(word: string, files: readonly string[], text: Text): FoundFile[] {
  return files.length > 0 ? files.map((file) => ({ file })) : [{ word, problem: new Problem("value", text) }];
}

/** Names that Excel gives to the locks beside open workbooks begin so. */
const LOCK = "~$";

function workbooksIn(folder: string): string[] {
  return namesIn(folder)
    .filter((entry) => !entry.isDirectory() && /\.xls[xm]$/i.test(entry.name) && !entry.name.startsWith(LOCK))
    .map(({ name }) => path.join(folder, name));
}

function matching(pattern: string): string[] {
  const { root } = path.parse(pattern);
  const parts = pattern
    .slice(root.length)
    .split(/[\\/]+/)
    .filter((part) => part !== "");
  return matchingBelow(root, parts);
}

function matchingBelow(folder: string, [part, ...rest]: readonly string[]): string[] {
  if (part === undefined) return [];
  if (part === "**") {
    const below = foldersIn(folder).flatMap((name) =>
      matchingBelow(path.join(folder, name), [part, ...rest]),
    );
    return [...matchingBelow(folder, rest), ...below];
  }
  if (!/[*?]/.test(part)) return goDown(path.join(folder, part), rest);
  const wanted = nameTest(part);
  return namesIn(folder || ".")
    .filter(
      ({ name }) => wanted.test(name) && !name.startsWith(LOCK) && !(name.startsWith(".") && part[0] !== "."),
    )
    .flatMap(({ name }) => goDown(path.join(folder, name), rest));
}

function goDown(reached: string, rest: readonly string[]): string[] {
  const there = statSync(reached, { throwIfNoEntry: false });
  if (rest.length > 0) return there?.isDirectory() ? matchingBelow(reached, rest) : [];
  return there?.isFile() ? [reached] : [];
}

function nameTest(part: string): RegExp {
  const plain = part.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${plain.replace(/\*+/g, ".*").replace(/\?/g, ".")}$`, "iu");
}

function foldersIn(folder: string): string[] {
  return namesIn(folder || ".")
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name);
}

/** In the order of their names, which is the same on every machine. */
function namesIn(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}
