/**
 * Lines of a text at most so wide, broken at blanks; a longer word has a line of its own. A no-break space holds.
 *
 * @example
 * wrapped("uno dos tres", 7) //=> ["uno dos", "tres"]
 */
export function wrapped(text: string, width: number): string[] {
  return text.split("\n").flatMap((paragraph) => wrappedParagraph(paragraph, width));
}

function wrappedParagraph(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/[ \t\r]+/)) {
    if (line !== "" && lengthOf(line) + 1 + lengthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** The text with each of its lines after so many blanks. */
export function indented(text: string, indent: number, width: number): string {
  const blanks = " ".repeat(indent);
  return wrapped(text, width - indent)
    .map((line) => (line === "" ? "" : blanks + line))
    .join("\n");
}

/** Characters as a terminal shows them: marks that stand on the letter before take no room. */
export function lengthOf(text: string): number {
  return [...text.replace(/\p{M}/gu, "")].length;
}

/**
 * What a file says, safe to show: control characters could move the cursor or hide text. Its lines stay.
 *
 * @example
 * shownText("a\u001b[2Kb") //=> "a�[2Kb"
 */
export function shownText(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    "\ufffd",
  );
}

/**
 * A name, safe to show and on one line: a file's name may hold line ends too.
 *
 * @example
 * shown("a\nb.xlsx") //=> "a b.xlsx"
 */
export function shown(name: string): string {
  return shownText(name).replace(/[\t\n]+/g, " ");
}
