import { Problem } from "../../src/messages/problem";
import { fill } from "../../src/messages/text";
import { shown } from "../terminal/wrap";

const IN_FILE = { es: "«{file}»: {problem}", en: "“{file}”: {problem}" };

/** Does some work, and names the file in what is wrong with it. */
export function inFile<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof Problem ? inThatFile(file, error) : error;
  }
}

/** The problem with the file's name before it. */
export function inThatFile(file: string, { kind, text }: Problem): Problem {
  return new Problem(kind, fill(IN_FILE, { file: shown(file), problem: text }));
}
