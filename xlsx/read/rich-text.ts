import type { XmlHandler } from "../xml/scan";
import { shownText } from "./stored-text";

/** Reads the text of a cell, plain or in runs of several looks. */
export interface RichTextReader extends Required<XmlHandler> {
  /** The text read since the last call. */
  take(): string;
}

/**
 * A reader for the contents of `si` and `is`. How a text is to be pronounced (`rPh`) is no part of it. Spaces at the
 * ends count only where the file says that they do, as in Excel.
 */
export function richTextReader(): RichTextReader {
  let text = "";
  let run: string | undefined;
  let keepsSpaces = false;
  let phonetic = 0;
  return {
    open: ({ name, space, attributes }) => {
      if (space !== "main") return;
      if (name === "rPh") phonetic++;
      if (name !== "t" || phonetic > 0) return;
      run = "";
      keepsSpaces = attributes["xml:space"] === "preserve";
    },
    text: (piece) => {
      if (run !== undefined) run += piece;
    },
    close: ({ name, space }) => {
      if (space !== "main") return;
      if (name === "rPh") phonetic--;
      if (name !== "t" || run === undefined) return;
      text += shownText(keepsSpaces ? run : trimmed(run));
      run = undefined;
    },
    take: () => {
      const whole = text;
      text = "";
      return whole;
    },
  };
}

/** Without the spaces of XML at its ends; those of other alphabets stay. */
function trimmed(text: string): string {
  let first = 0;
  let end = text.length;
  while (first < end && isXmlSpace(text.charCodeAt(first))) first++;
  while (end > first && isXmlSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(first, end);
}

function isXmlSpace(code: number): boolean {
  return code === 0x20 || (code >= 9 && code <= 13);
}
