import { BaseFunction, StringValueObject, type BaseValueObject } from "@univerjs/engine-formula";
import { marshal, Refused, type MakeError } from "./arguments";
import { errorCell, fromEngine, toEngine } from "./engine-values";
import type { ErrorMessages } from "./error-messages";
import type { FunctionMetadata } from "./metadata";

/** Where the functions live: the pane's window, once Office is ready there. */
export interface FunctionsSource {
  /** Undefined until then: cells show #BUSY!, as in Excel. */
  implementation(id: string): ((...args: unknown[]) => unknown) | "missing" | undefined;
  makeError: MakeError;
}

/** What all functions of the add-in share. */
export interface FunctionsSetting {
  readonly source: FunctionsSource;
  readonly acceptsErrors: boolean;
  readonly messages: ErrorMessages;
}

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
    if (implementation === undefined) return StringValueObject.create("#BUSY!");
    if (implementation === "missing") return errorCell("#VALUE!");
    try {
      const result = this.call(implementation, given);
      this.keepMessages(result);
      return toEngine(result);
    } catch (error) {
      this.keepMessages(error);
      return errorCell(codeOf(error));
    }
  }

  private call(implementation: (...args: unknown[]) => unknown, given: BaseValueObject[]): unknown {
    const { source, acceptsErrors } = this.setting;
    const args = marshal(this.metadata, given.map(fromEngine), acceptsErrors ? source.makeError : null);
    return implementation(...args, { address: "", functionName: this.metadata.id });
  }

  private keepMessages(result: unknown): void {
    const origin = { sheetId: this.subUnitId ?? "", row: this.row, column: this.column };
    this.setting.messages.keep(origin, result);
  }
}

/** A `CustomFunctions.Error` has its code; Excel shows #VALUE! for whatever else is thrown. */
function codeOf(error: unknown): string {
  if (error instanceof Refused) return error.code;
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && code.startsWith("#") ? code : "#VALUE!";
}
