/** Written by the build. */
declare const MUNI_VERSION: string;

/** Version of the package. */
export const VERSION = MUNI_VERSION;
