const path = require("node:path");
const { DefinePlugin } = require("webpack");
const { addinUrl } = require("../build/addin-url.js");
const { version } = require("../package.json");

const at = (...parts) => path.resolve(__dirname, ...parts);
const FUNCTIONS = at("../functions/functions.ts");

/** The command: one script for Node, and one for what only `recalc` needs; packages stay in node_modules. */
module.exports = () => ({
  name: "cli",
  context: at(".."),
  target: "node20",
  devtool: false,
  entry: { muni: at("main.ts") },
  output: {
    path: at("../dist-cli"),
    filename: "[name].js",
    chunkFilename: "[name].js",
    library: { type: "commonjs2" },
    clean: true,
  },
  resolve: { extensions: [".ts", ".js"] },
  externalsType: "commonjs",
  externals: [packagesStay],
  // The worker starts this very script again.
  node: { __filename: false, __dirname: false },
  module: {
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        resourceQuery: { not: [/metadata/] },
        // `npm run typecheck` checks the types; here they are only taken off.
        use: {
          loader: "ts-loader",
          options: { transpileOnly: true, instance: "cli", configFile: at("../tsconfig.json") },
        },
      },
      {
        test: FUNCTIONS,
        resourceQuery: /metadata/,
        type: "json",
        use: at("function-metadata-loader.js"),
      },
    ],
  },
  optimization: { minimize: false, splitChunks: false },
  performance: { hints: false },
  stats: "errors-warnings",
  plugins: [new DefinePlugin({ MUNI_VERSION: JSON.stringify(version), MUNI_PAGES: JSON.stringify(pages()) })],
});

/** Where the pages of the rules are published with the add-in; nothing where that is not known. */
function pages() {
  return process.env.ADDIN_URL ? addinUrl(process.env) : "";
}

/** Whatever is neither beside a file nor below this folder comes from node_modules when the command runs. */
function packagesStay({ request }, done) {
  if (/^[./]/.test(request) || path.isAbsolute(request)) return done();
  return done(null, `commonjs ${request}`);
}
