import { BaseFunction, StringValueObject, type BaseValueObject } from "@univerjs/engine-formula";
import { marshal, Refused, type MakeError } from "./arguments";
import { errorCell, fromEngine, toEngine } from "./engine-values";
import type { FunctionMetadata } from "./metadata";

/** Where the functions live: the pane's window, once Office is ready there. */
export interface FunctionsSource {
  /** Undefined until then: cells show #BUSY!, as in Excel. */
  implementation(id: string): ((...args: unknown[]) => unknown) | "missing" | undefined;
  makeError: MakeError;
}

/**
 * A function of the add-in as one of the engine's own, so that a number format travels with the result.
 * The engine names functions when it starts; what they do is looked up at each call.
 */
export class AddinFunction extends BaseFunction {
  constructor(
    private readonly metadata: FunctionMetadata,
    private readonly source: FunctionsSource,
    private readonly acceptsErrors: boolean,
  ) {
    super(metadata.name);
    this.minParams = metadata.parameters.filter(({ optional }) => !optional).length;
    this.maxParams = metadata.parameters.length;
  }

  override calculate(...given: BaseValueObject[]): BaseValueObject {
    const implementation = this.source.implementation(this.metadata.id);
    if (implementation === undefined) return StringValueObject.create("#BUSY!");
    if (implementation === "missing") return errorCell("#VALUE!");
    try {
      const makeError = this.acceptsErrors ? this.source.makeError : null;
      const args = marshal(this.metadata, given.map(fromEngine), makeError);
      return toEngine(implementation(...args, { address: "", functionName: this.metadata.id }));
    } catch (error) {
      return errorCell(codeOf(error));
    }
  }
}

/** A `CustomFunctions.Error` has its code; Excel shows #VALUE! for whatever else is thrown. */
function codeOf(error: unknown): string {
  if (error instanceof Refused) return error.code;
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && code.startsWith("#") ? code : "#VALUE!";
}
