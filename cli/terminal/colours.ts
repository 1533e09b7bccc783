import type { Severity } from "../../src/calendar/finding";

/** Select graphic rendition: bold, faint, and the eight colours that every terminal has. */
const BOLD = "1";
const FAINT = "2";

const OF_SEVERITY: Readonly<Record<Severity, string>> = {
  violation: "31",
  warning: "33",
  judgement: "35",
  missing: "36",
  note: "37",
  excused: FAINT,
};

/** Paints words, or leaves them as they are where the stream takes no colour. */
export interface Paint {
  readonly bold: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly severity: (severity: Severity, text: string) => string;
}

/**
 * @example
 * paintFor(false).bold("x") //=> "x"
 */
export function paintFor(colour: boolean): Paint {
  const painted = (code: string, text: string): string =>
    colour && text !== "" ? `\u001b[${code}m${text}\u001b[0m` : text;
  return {
    bold: (text) => painted(BOLD, text),
    faint: (text) => painted(FAINT, text),
    severity: (severity, text) => painted(`${BOLD};${OF_SEVERITY[severity]}`, text),
  };
}
