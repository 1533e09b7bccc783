import type { Injector } from "@univerjs/core";
import { FunctionType, IFunctionService, type IFunctionInfo } from "@univerjs/engine-formula";
import { IDescriptionService } from "@univerjs/sheets-formula";
import { AddinFunction, type FunctionsSetting } from "./addin-function";
import type { FunctionMetadata, FunctionsFile } from "./metadata";

/**
 * Makes the add-in's functions known to the engine. Must come before the first calculation: a name unknown
 * then stays #NAME?.
 */
export function registerFunctions(
  injector: Injector,
  file: FunctionsFile,
  setting: Omit<FunctionsSetting, "acceptsErrors">,
): void {
  const shared = { ...setting, acceptsErrors: file.allowErrorForDataTypeAny === true };
  const executors = file.functions.map((metadata) => new AddinFunction(metadata, shared));
  injector.get(IFunctionService).registerExecutors(...executors);
  describeFunctions(injector, file);
}

/** Texts shown while a formula is typed; called again when the language changes. */
export function describeFunctions(injector: Injector, { functions }: FunctionsFile): void {
  const service = injector.get(IDescriptionService);
  service.unregisterDescriptions(functions.map(({ name }) => name));
  service.registerDescriptions(functions.map(description));
}

function description({ name, description = "", parameters }: FunctionMetadata): IFunctionInfo {
  return {
    functionName: name,
    functionType: FunctionType.User,
    description,
    abstract: description,
    functionParameter: parameters.map((parameter) => ({
      name: parameter.name,
      detail: parameter.description ?? "",
      example: "",
      require: parameter.optional ? 0 : 1,
      repeat: 0,
    })),
  };
}
