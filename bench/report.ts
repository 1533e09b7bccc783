/** One line of the table: what was measured, and how it stands to MUNI and to the target of the design. */
export interface Line {
  readonly what: string;
  readonly result: string;
  /** Times MUNI's own, where the line is a peer. */
  readonly ratio?: number;
  readonly target?: Target;
}

export interface Target {
  readonly text: string;
  readonly reached: boolean;
  /** One that is no aim but a promise: the run ends with 1 where it is missed. */
  readonly required?: boolean;
}

export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

const WIDTHS = { what: 64, result: 12, ratio: 10, target: 44 };

/** The table as plain text. */
export function report(sections: readonly Section[]): string {
  const width = WIDTHS.what + WIDTHS.result + WIDTHS.ratio;
  const heading = row("", "median", "× MUNI", "  target");
  return sections
    .flatMap(({ title, lines }) => ["", title, "-".repeat(width), ...lines.map(textOf)])
    .reduce((text, line) => `${text}\n${line}`, heading);
}

function textOf({ what, result, ratio, target }: Line): string {
  const verdict = target ? `  ${target.text}: ${target.reached ? "reached" : "not reached"}` : "";
  return row(`  ${what}`, result, ratio === undefined ? "" : figure(ratio), verdict);
}

function row(what: string, result: string, ratio: string, target: string): string {
  const { what: first, result: second, ratio: third } = WIDTHS;
  return `${what.padEnd(first)}${result.padStart(second)}${ratio.padStart(third)}${target}`.trimEnd();
}

/** A number with three significant digits, thousands divided. */
export function figure(value: number): string {
  return value >= 100 ? count(Math.round(value)) : value.toPrecision(3);
}

/** A whole number, thousands divided. */
export function count(value: number): string {
  return value.toLocaleString("en-US");
}

/**
 * A time in the unit that suits it.
 *
 * @example
 * duration(1_500) //=> "1.50 µs"
 */
export function duration(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${figure(nanoseconds)} ns`;
  if (nanoseconds < 1e6) return `${figure(nanoseconds / 1e3)} µs`;
  return `${figure(nanoseconds / 1e6)} ms`;
}

/** A size in thousands of bytes, as the targets count them. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
