import type { Problem } from "../../src/messages/problem";
import { fileProblem } from "./file-problem";

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46];

/** Bytes of the file's start that tell text from binary. */
const SAMPLE = 4096;

/** The problem of a file that is no zip, told by its first bytes; undefined for a zip. */
export function notZipProblem(file: Uint8Array): Problem | undefined {
  if (startsWith(file, ZIP)) return undefined;
  if (file.length === 0) return fileProblem("empty");
  if (startsWith(file, COMPOUND)) return compoundProblem(file);
  if (startsWith(file, PDF)) return fileProblem("pdf");
  return textProblem(sampleText(file));
}

function startsWith(file: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, i) => file[i] === byte);
}

/** A compound file holds streams: a workbook locked with a password is one of them, an .xls another. */
function compoundProblem(file: Uint8Array): Problem {
  if (hasStream(file, "EncryptedPackage")) return fileProblem("password");
  return fileProblem(hasStream(file, "Workbook") || hasStream(file, "Book") ? "oldExcel" : "oldOffice");
}

/** Entries of a compound file's directory are 128 bytes and start with their name in UTF-16. */
const DIRECTORY_ENTRY = 128;

function hasStream(file: Uint8Array, name: string): boolean {
  const codes = [...name, "\0"].map((letter) => letter.charCodeAt(0));
  for (let at = 0; at + DIRECTORY_ENTRY <= file.length; at += DIRECTORY_ENTRY)
    if (codes.every((code, i) => file[at + 2 * i] === code && file[at + 2 * i + 1] === 0)) return true;
  return false;
}

function sampleText(file: Uint8Array): string {
  const label = file[0] === 0xff && file[1] === 0xfe ? "utf-16le" : "utf-8";
  return new TextDecoder(label).decode(file.subarray(0, SAMPLE)).trimStart();
}

function textProblem(sample: string): Problem {
  if (/^<(!doctype\s+html|html|head|body|table|meta|style|div)\b/i.test(sample)) return fileProblem("html");
  if (sample.startsWith("<?xml")) return fileProblem(/<html\b/i.test(sample) ? "html" : "xml");
  return fileProblem(isPlainText(sample) ? "plainText" : "unknown");
}

/** Letters of old code pages count as text too: up to a tenth may be unreadable as UTF-8. */
function isPlainText(sample: string): boolean {
  // Control characters other than tabs and line ends are what text has not.
  if (/[\0-\x08\x0e-\x1f]/.test(sample)) return false;
  const unreadable = sample.split("\u{FFFD}").length - 1;
  return unreadable <= sample.length / 10;
}
