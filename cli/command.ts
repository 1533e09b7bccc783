import type { Text } from "../src/messages/text";
import type { Option } from "./arguments/option";
import type { Arguments } from "./arguments/parse";
import type { ExitCode, Io } from "./io";

/** One of the things that the command does. */
export interface Command {
  /** Its name in each language; both are always understood. */
  readonly name: Text;
  readonly summary: Text;
  /** What follows the name. */
  readonly usage: Text;
  readonly options: readonly Option[];
  /** Paragraphs below the options. */
  readonly notes: readonly Text[];
  /**
   * @throws Problem with what to do, told without a stack
   */
  readonly run: (args: Arguments, io: Io) => Promise<ExitCode> | ExitCode;
}
