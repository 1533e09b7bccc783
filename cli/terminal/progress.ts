import type { Io } from "../io";
import { lengthOf, shown } from "./wrap";

/** A line at the foot of the terminal that says how far the work is. */
export interface Progress {
  readonly step: (file: string) => void;
  /** Takes the line away, so that something else can be written. */
  readonly clear: () => void;
}

const BAR = 24;
const ERASE_LINE = "\r\u001b[2K";

/** Draws only on a terminal; elsewhere it does nothing. */
export function startProgress(io: Io, total: number): Progress {
  if (!io.progress || total < 2) return { step: () => undefined, clear: () => undefined };
  let done = 0;
  return {
    step(file) {
      done++;
      const full = Math.round((done / total) * BAR);
      const line = `[${"#".repeat(full)}${"-".repeat(BAR - full)}] ${done}/${total} ${shown(file)}`;
      io.err(ERASE_LINE + (lengthOf(line) < io.width ? line : [...line].slice(0, io.width - 1).join("")));
    },
    clear: () => io.err(ERASE_LINE),
  };
}
