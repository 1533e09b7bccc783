type CustomFunction = (...args: any[]) => unknown;

/** The part of `CustomFunctions` that must be there before the client: the association table it reads later. */
export interface CustomFunctionsObject {
  readonly _association: {
    readonly mappings: Record<string, CustomFunction>;
    onchange(handler: () => void): void;
  };
  associate(id: string, implementation: CustomFunction): void;
  associate(functions: Record<string, CustomFunction>): void;
}

/**
 * A fresh `CustomFunctions`. `Error`, `ErrorCode` and the rest are added by Microsoft's client when it loads,
 * so a script that touches them while it is read fails here as it does in Excel.
 */
export function createCustomFunctions(): CustomFunctionsObject {
  const mappings: Record<string, CustomFunction> = {};
  const handlers: (() => void)[] = [];
  const add = (id: string, implementation: CustomFunction): void => {
    mappings[id.toUpperCase()] = implementation;
    for (const handler of handlers) handler();
  };
  return {
    _association: { mappings, onchange: (handler) => void handlers.push(handler) },
    associate(idOrFunctions: string | Record<string, CustomFunction>, implementation?: CustomFunction) {
      if (typeof idOrFunctions === "string") {
        if (typeof implementation !== "function")
          throw new TypeError(`No function given for ${idOrFunctions}`);
        add(idOrFunctions, implementation);
      } else for (const [id, one] of Object.entries(idOrFunctions)) add(id, one);
    },
  };
}
