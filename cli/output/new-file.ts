import { linkSync, openSync, closeSync, fsyncSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import path from "node:path";
import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import { shown } from "../terminal/wrap";
import { fileTrouble } from "./file-trouble";

const TEXTS = {
  exists: {
    es: "«{file}» ya existe y no se tocó. Escriba otro nombre, o añada --sobrescribir.",
    en: "“{file}” already exists and was not touched. Give another name, or add --overwrite.",
  },
  isInput: {
    es: "«{file}» es el mismo archivo que se lee. MUNI nunca escribe sobre él: indique otro nombre.",
    en: "“{file}” is the very file that is read. MUNI never writes over it: give another name.",
  },
  notAFile: {
    es: "«{file}» es una carpeta o un dispositivo, no un archivo. Escriba el nombre de un archivo.",
    en: "“{file}” is a folder or a device, not a file. Give the name of a file.",
  },
  noFolder: {
    es: "«{file}»: no existe la carpeta «{folder}». Créela, o escriba en otra.",
    en: "“{file}”: the folder “{folder}” does not exist. Make it, or write into another.",
  },
  cannotWrite: { es: "«{file}»: {reason}", en: "“{file}”: {reason}" },
};

/** A file to write: where, over what, and what must never be written over. */
export interface NewFile {
  readonly file: string;
  readonly overwrite: boolean;
  /** Files that are read. */
  readonly inputs: readonly string[];
}

/**
 * Refuses a file that may not be written, before the work for it is done.
 *
 * @throws Problem `value` where it is a file that is read, or is there already and may not be replaced
 */
export function assertWritable({ file, overwrite, inputs }: NewFile): void {
  if (inputs.some((input) => isSameFile(input, file)))
    throw new Problem("value", fill(TEXTS.isInput, { file: shown(file) }));
  const there = statSync(file, { throwIfNoEntry: false });
  if (there && !there.isFile()) throw new Problem("value", fill(TEXTS.notAFile, { file: shown(file) }));
  if (there && !overwrite) throw new Problem("value", fill(TEXTS.exists, { file: shown(file) }));
}

/**
 * Writes a whole file or none: under a temporary name in the same folder, which then takes the file's name.
 *
 * @throws Problem `value` as `assertWritable`, and for what the file system refuses
 */
export function writeNewFile(target: NewFile, content: Uint8Array | string): void {
  assertWritable(target);
  const { file, overwrite } = target;
  const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}-${Date.now()}.tmp`);
  try {
    writeThrough(temporary, bytes);
    if (overwrite) renameSync(temporary, file);
    else takeFreeName(temporary, file);
  } catch (error) {
    throw named(file, error);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Unlike a renaming, a link never replaces a file that somebody made meanwhile. */
function takeFreeName(temporary: string, file: string): void {
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    // Not every disk has links. The name is taken first, so that the renaming replaces nothing but our own empty file.
    closeSync(openSync(file, "wx"));
    renameSync(temporary, file);
  }
}

function writeThrough(file: string, bytes: Uint8Array): void {
  const handle = openSync(file, "wx");
  try {
    for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function named(file: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const names = { file: shown(file), folder: shown(path.dirname(file)) };
  if (code === "EEXIST") return new Problem("value", fill(TEXTS.exists, names));
  if (code === "ENOENT") return new Problem("value", fill(TEXTS.noFolder, names));
  const trouble = fileTrouble(error);
  return trouble instanceof Problem
    ? new Problem("value", fill(TEXTS.cannotWrite, { ...names, reason: trouble.text }))
    : trouble;
}

/** The same file under any name: through links, and where a disk takes no account of case. */
function isSameFile(one: string, other: string): boolean {
  const [a, b] = [statSync(one, { throwIfNoEntry: false }), statSync(other, { throwIfNoEntry: false })];
  return a && b ? a.ino === b.ino && a.dev === b.dev : path.resolve(one) === path.resolve(other);
}
