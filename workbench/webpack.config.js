const path = require("node:path");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const { shippedFiles } = require("../build/shipped/plugin.js");

const at = (...parts) => path.resolve(__dirname, ...parts);

/**
 * The workbench: for development on this machine only, never published (dist/ stays the add-in alone).
 * Four scripts: the page; the small Office object for the pane; that of the published trial, with our stand-in for
 * Microsoft's client; the host's contract, for the page tests.
 */
module.exports = () => ({
  name: "workbench",
  context: at(".."),
  target: ["web", "es2022"],
  devtool: false,
  entry: {
    page: at("page.ts"),
    office: { import: at("office/start.ts"), filename: "office/office.js" },
    trial: { import: at("trial/start.ts"), filename: "trial/office.js" },
    contract: {
      import: at("../test/contract/grid-contract.ts"),
      library: { name: "gridContract", type: "window" },
    },
  },
  output: {
    path: at("../dist-workbench"),
    filename: "[name].js",
    chunkFilename: "chunks/[name].[contenthash:8].js",
    assetModuleFilename: "assets/[name][ext]",
    publicPath: "/workbench/",
    clean: true,
  },
  resolve: { extensions: [".ts", ".js"] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        // `npm run typecheck` checks the types; here they are only taken off.
        // The contract comes from test/, whose own settings are for Node: those of the whole are named.
        use: {
          loader: "ts-loader",
          options: { transpileOnly: true, instance: "workbench", configFile: at("../tsconfig.json") },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
      { test: /\.csv$/, type: "asset/source" },
    ],
  },
  // Read from this machine: smaller files would not start sooner, and minimising takes half of the build.
  optimization: { minimize: false, splitChunks: { chunks: "async" } },
  performance: { hints: false },
  stats: "errors-warnings",
  plugins: [
    new HtmlWebpackPlugin({ template: at("index.html"), chunks: ["page"], minify: false }),
    new MiniCssExtractPlugin({ filename: "[name].css", chunkFilename: "chunks/[name].[contenthash:8].css" }),
    shippedFiles(),
  ],
});
