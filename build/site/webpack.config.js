const path = require("node:path");
const { shippedFiles } = require("../shipped/plugin.js");

const ROOT = path.resolve(__dirname, "../..");

/** The one script of the site's pages: its search. */
module.exports = () => ({
  name: "site",
  context: ROOT,
  target: ["web", "es2020"],
  devtool: false,
  entry: { search: path.join(__dirname, "client/search.ts") },
  output: { filename: "[name].js" },
  resolve: { extensions: [".ts", ".js"] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        use: {
          loader: "ts-loader",
          options: {
            transpileOnly: true,
            instance: "site",
            configFile: path.join(ROOT, "tsconfig.json"),
            compilerOptions: { target: "ES2020" },
          },
        },
      },
    ],
  },
  performance: { hints: false },
  plugins: [shippedFiles()],
});
