import type { Arguments } from "../arguments/parse";
import type { Io } from "../io";
import { writeNewFile } from "./new-file";

/** Writes a result into the file of `--salida`, else on standard output. */
export function writeText(text: string, { value, has }: Arguments, inputs: readonly string[], io: Io): void {
  const file = value("output");
  if (file === undefined) io.out(text);
  else writeNewFile({ file, overwrite: has("overwrite"), inputs }, text);
}
