import type { Text, Language } from "../src/messages/text";
import { shownText } from "./terminal/wrap";

/** 0: no violation; 1: violations; 2: something could not be run. */
export type ExitCode = 0 | 1 | 2;

/** Where a command writes, and what it knows of the terminal. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Language of what the command itself says. */
  readonly language: Language;
  /** Columns that a line may have. */
  readonly width: number;
  readonly colour: boolean;
  /** Whether standard error is a terminal: only there a progress bar is drawn. */
  readonly progress: boolean;
}

/** Says one sentence on standard error, after the command's name. */
export function complain(io: Io, text: Text): void {
  io.err(`muni: ${shownText(text[io.language])}\n`);
}
