import { BaseFunction, StringValueObject, type BaseValueObject } from "@univerjs/engine-formula";
import { marshal, Refused, type MakeError } from "./arguments";
import { errorCell, fromEngine, toEngine } from "./engine-values";
import type { ErrorMessages } from "./error-messages";
import type { LateAnswers, Outcome } from "./late-answers";
import type { FunctionMetadata } from "./metadata";

/** Where the functions live: the pane's window, once Office is ready there. */
export interface FunctionsSource {
  /** Undefined until then: cells show #BUSY!, as in Excel. */
  implementation(id: string): ((...args: unknown[]) => unknown) | "missing" | undefined;
  makeError: MakeError;
  /** Left out where every function answers at once. */
  readonly late?: LateAnswers;
}

/** What all functions of the add-in share. */
export interface FunctionsSetting {
  readonly source: FunctionsSource;
  readonly acceptsErrors: boolean;
  readonly messages: ErrorMessages;
}

const BUSY = "#BUSY!";

/**
 * A function of the add-in as one of the engine's own, so that a number format travels with the result.
 * The engine names functions when it starts; what they do is looked up at each call.
 */
export class AddinFunction extends BaseFunction {
  constructor(
    private readonly metadata: FunctionMetadata,
    private readonly setting: FunctionsSetting,
  ) {
    super(metadata.name);
    this.minParams = metadata.parameters.filter(({ optional }) => !optional).length;
    this.maxParams = metadata.parameters.length;
  }

  override calculate(...given: BaseValueObject[]): BaseValueObject {
    const implementation = this.setting.source.implementation(this.metadata.id);
    if (implementation === undefined) return StringValueObject.create(BUSY);
    if (implementation === "missing") return errorCell("#VALUE!");
    const outcome = this.outcome(implementation, given);
    if (!outcome) return StringValueObject.create(BUSY);
    this.keepMessages("error" in outcome ? outcome.error : outcome.result);
    return "error" in outcome ? errorCell(codeOf(outcome.error)) : toEngine(outcome.result);
  }

  /** What a call gives; undefined while a promised answer is waited for. */
  private outcome(
    implementation: (...args: unknown[]) => unknown,
    given: BaseValueObject[],
  ): Outcome | undefined {
    const { source, acceptsErrors } = this.setting;
    const { late } = source;
    try {
      const args = marshal(this.metadata, given.map(fromEngine), acceptsErrors ? source.makeError : null);
      const call = (): string =>
        JSON.stringify([this.subUnitId, this.row, this.column, this.metadata.id, args]);
      const answer = late?.answerTo(call);
      if (answer) return answer;
      const result = implementation(...args, { address: "", functionName: this.metadata.id });
      if (!late || !isPromise(result)) return { result };
      late.wait(call(), result);
      return undefined;
    } catch (error) {
      return { error };
    }
  }

  private keepMessages(result: unknown): void {
    const origin = { sheetId: this.subUnitId ?? "", row: this.row, column: this.column };
    this.setting.messages.keep(origin, result);
  }
}

function isPromise(result: unknown): result is PromiseLike<unknown> {
  return typeof (result as { then?: unknown } | null | undefined)?.then === "function";
}

/** A `CustomFunctions.Error` has its code; Excel shows #VALUE! for whatever else is thrown. */
function codeOf(error: unknown): string {
  if (error instanceof Refused) return error.code;
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && code.startsWith("#") ? code : "#VALUE!";
}
