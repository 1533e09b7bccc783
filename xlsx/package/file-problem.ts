import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import { WORKBOOK_FILE_TEXTS } from "../../src/messages/workbook-file";

/** Longest piece of a file's own names that a message repeats. */
const LONGEST_QUOTE = 80;

/**
 * The problem of a file, with its figures. Words of the file itself are cut, and lose what no screen should get.
 *
 * @example
 * fileProblem("missingPart", { part: "xl/styles.xml" }).text.en
 * //=> 'The file lacks the part "xl/styles.xml". Use another copy, …'
 */
export function fileProblem(
  text: keyof typeof WORKBOOK_FILE_TEXTS,
  figures: Readonly<Record<string, string | number>> = {},
): Problem {
  const shown: Record<string, string | number> = {};
  for (const [name, figure] of Object.entries(figures))
    shown[name] = typeof figure === "string" ? quotable(figure) : figure;
  return new Problem("value", fill(WORKBOOK_FILE_TEXTS[text], shown));
}

function quotable(words: string): string {
  const plain = words.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\u{FFFD}");
  return plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE)}…` : plain;
}
