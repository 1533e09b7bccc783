import { addinFile } from "../addin-file";

/** A parameter as functions.json describes it. */
export interface ParameterMetadata {
  readonly name: string;
  readonly description?: string;
  readonly type?: string;
  readonly dimensionality?: string;
  readonly optional?: boolean;
}

export interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly parameters: readonly ParameterMetadata[];
}

export interface FunctionsFile {
  readonly functions: readonly FunctionMetadata[];
  /** True: a function is called with error cells; else an error cell stops the call. */
  readonly allowErrorForDataTypeAny?: boolean;
}

const FILES = { es: "functions.json", en: "functions.en.json" } as const;

/** The built list of functions, as Excel loads it, with descriptions in the language. */
export async function loadMetadata(language: keyof typeof FILES): Promise<FunctionsFile> {
  const answer = await fetch(addinFile(FILES[language]));
  if (!answer.ok) throw new Error(`${FILES[language]}: ${answer.status}`);
  return (await answer.json()) as FunctionsFile;
}
