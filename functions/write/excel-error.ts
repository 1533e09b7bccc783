import { Problem, type ProblemKind } from "../../src/messages/problem";
import type { Language } from "../../src/messages/text";
import { PassedError, type Cells } from "../cell";
import { languageOf } from "../read/options";

type ErrorCode = "#N/A" | "#VALUE!" | "#NUM!" | "#DIV/0!" | "#NULL!";

const CODES: Readonly<Record<ProblemKind, ErrorCode>> = {
  missing: "#N/A",
  value: "#VALUE!",
  number: "#NUM!",
};

/** What a function throws where the host brings no CustomFunctions.Error of its own. */
class PlainExcelError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
    this.name = "PlainExcelError";
  }
}

/**
 * The error that Excel shows for a problem: `#N/A` missing input, `#VALUE!` unreadable, `#NUM!` out of range, with the
 * message in the language asked for; an error cell that was passed in keeps its code.
 */
export function excelError(problem: Problem | PassedError, language: Language): Error {
  if (problem instanceof PassedError) return hostError(problem.code as ErrorCode, "");
  return hostError(CODES[problem.kind], problem.text[language]);
}

function hostError(code: ErrorCode, message: string): Error {
  if (typeof CustomFunctions === "undefined" || typeof CustomFunctions.Error !== "function")
    return new PlainExcelError(code, message);
  return new CustomFunctions.Error(code as CustomFunctions.ErrorCode, message) as unknown as Error;
}

/**
 * Runs a function's body; bad input leaves it as an Excel error, in the language of `options`, and as nothing else.
 */
export function answering<Result>(options: Cells, body: () => Result): Result {
  try {
    return body();
  } catch (problem) {
    if (problem instanceof Problem || problem instanceof PassedError)
      throw excelError(problem, languageOf(options));
    throw problem;
  }
}
