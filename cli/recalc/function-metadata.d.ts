/** What the build reads from the comments of functions/functions.ts. */
declare module "*/functions.ts?metadata" {
  const functions: readonly {
    readonly metadata: import("../../workbench/functions/metadata").FunctionMetadata;
    /** Name under which the file exports it. */
    readonly functionName: string;
  }[];
  export default functions;
}
