import product from "../package.json";

/** Version of MUNI that this pane is of. */
export const VERSION: string = product.version;
