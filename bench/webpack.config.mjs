import path from "node:path";

const here = import.meta.dirname;

/** The benchmark for Node, compiled as the add-in is; the peers stay in node_modules and are loaded from there. */
export default (entry, outputFolder) => ({
  mode: "production",
  target: ["node20", "es2020"],
  devtool: false,
  entry: path.join(here, entry),
  output: { path: outputFolder, filename: "bench.mjs", library: { type: "module" } },
  experiments: { outputModule: true },
  externalsType: "module",
  externals: [
    ({ request }, done) => (isPackage(request) ? done(null, import.meta.resolve(request)) : done()),
  ],
  resolve: { extensions: [".ts", ".js"] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: "ts-loader",
        options: { transpileOnly: true, compilerOptions: { target: "ES2020" } },
      },
    ],
  },
  optimization: { minimize: false }, // so that a profile shows the names of functions
  performance: { hints: false },
});

function isPackage(request) {
  return !request.startsWith(".") && !request.startsWith("node:") && !path.isAbsolute(request);
}
