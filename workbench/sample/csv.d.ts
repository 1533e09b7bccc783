declare module "*.csv" {
  const text: string;
  export default text;
}

/** Webpack's list of files that match a pattern, read as their text. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { readonly regExp: RegExp },
  ): ((file: string) => string) & { keys(): string[] };
}
