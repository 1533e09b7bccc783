import { differenceOf, type AnswerCell, type Difference } from "./compare";
import {
  FUNCTION_NAMES,
  isDay,
  isTable,
  KNOWN_CASES,
  type KnownArgument,
  type KnownCase,
} from "./known-cases";

/** The functions as Excel's runtime has them; undefined where one is not associated. */
export type AssociatedFunctions = (name: string) => ((...args: unknown[]) => unknown) | undefined;

/** A case whose answer is not as known. */
export interface FailedCase {
  readonly known: KnownCase;
  /** Undefined where there is no such function. */
  readonly difference: Difference | undefined;
}

/** What came of all cases. */
export interface CaseResults {
  readonly cases: number;
  readonly failed: readonly FailedCase[];
  /** How many of MUNI's functions are there. */
  readonly functions: number;
  /** Whether a function that gives a date gives its format with it. */
  readonly datesFormatted: boolean;
}

/** No function has more parameters; Excel fills up those that were left out. */
const MOST_ARGUMENTS = 6;

/**
 * Calls every function directly, with the arguments as Excel hands them over, and waits where an answer is promised; no
 * cell is read or written.
 */
export async function runCases(functions: AssociatedFunctions): Promise<CaseResults> {
  const failed: FailedCase[] = [];
  for (const known of KNOWN_CASES) {
    const call = functions(known.name);
    const difference = call && differenceOf(known, await answerOf(call, known));
    if (!call || difference) failed.push({ known, difference });
  }
  return {
    cases: KNOWN_CASES.length,
    failed,
    functions: FUNCTION_NAMES.filter((name) => functions(name) !== undefined).length,
    datesFormatted: await givesFormats(functions),
  };
}

async function answerOf(call: (...args: unknown[]) => unknown, { args }: KnownCase): Promise<AnswerCell[][]> {
  const answer = await given(call, args);
  const rows = Array.isArray(answer) ? (answer as unknown[]) : [[answer]];
  return rows.map((row) => (Array.isArray(row) ? row : [row]).map(plain));
}

async function given(
  call: (...args: unknown[]) => unknown,
  args: readonly KnownArgument[],
): Promise<unknown> {
  try {
    return await call(...Array.from({ length: MOST_ARGUMENTS }, (_, at) => asRange(args[at])));
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    // What is no error of Excel is a fault of ours: its name tells more than #VALUE!.
    return typeof code === "string" ? code : String(error);
  }
}

function asRange(argument: KnownArgument | undefined): unknown {
  if (argument === undefined || argument === null) return null;
  return typeof argument === "object" ? argument : [[argument]];
}

/** As Excel puts a result into a cell. */
function plain(cell: unknown): AnswerCell {
  if (typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean") return cell;
  const { basicValue, code } = (cell ?? {}) as { readonly basicValue?: unknown; readonly code?: unknown };
  if (typeof basicValue === "number" || typeof basicValue === "string") return basicValue;
  // Nothing else goes into a cell; its kind is told where it should ever come.
  return typeof code === "string" ? code : cell === null || cell === undefined ? "" : typeof cell;
}

async function givesFormats(functions: AssociatedFunctions): Promise<boolean> {
  const known = KNOWN_CASES.find(({ gives }) => !isTable(gives) && isDay(gives));
  const call = known && functions(known.name);
  const answer = call && (await given(call, known.args));
  return typeof answer === "object" && answer !== null && !Array.isArray(answer);
}

/** The functions of this page, as the runtime of Excel keeps them. */
export function associatedFunctions(): AssociatedFunctions {
  return (name) => {
    // Not in the types of Microsoft, but where its runtime looks up every call.
    const { CustomFunctions: runtime } = globalThis as unknown as {
      readonly CustomFunctions?: { readonly _association?: { readonly mappings?: Record<string, unknown> } };
    };
    const found = runtime?._association?.mappings?.[name];
    return typeof found === "function" ? (found as (...args: unknown[]) => unknown) : undefined;
  };
}
