const { existsSync } = require("node:fs");
const path = require("node:path");
const CopyWebpackPlugin = require("copy-webpack-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const { DEVELOPMENT_URL, addinUrl, manifestFor } = require("./build/addin-url.js");
const emittedFiles = require("./build/emitted-files.js");
const { functionFiles } = require("./build/function-files.js");
const { headerFiles } = require("./build/header-files.js");
const { shippedFiles } = require("./build/shipped/plugin.js");

const at = (...parts) => path.resolve(__dirname, ...parts);
const FUNCTIONS = at("functions/functions.ts");
const SPANISH = at("functions/descriptions.es.json");
const WORKBENCH = at("workbench/webpack.config.js");
const CLI = at("cli/webpack.config.js");

/** What Excel loads: static files with fixed names, below ADDIN_URL. */
function addin(argv) {
  const url = addinUrl(process.env);
  return {
    name: "addin",
    context: __dirname,
    target: ["web", "es2020"],
    devtool: argv.mode === "development" ? "source-map" : false,
    entry: { functions: FUNCTIONS, taskpane: at("taskpane/taskpane.ts") },
    output: {
      path: at("dist"),
      filename: "[name].js",
      // Only what the pane loads when it is shown; functions.js is one script.
      chunkFilename: "[name].[contenthash:8].js",
      clean: true,
    },
    resolve: { extensions: [".ts", ".js"] },
    module: { rules: [typeScript(), associations(), styles()] },
    optimization: {
      runtimeChunk: false,
      splitChunks: false,
      // The pages are small and may be read as they were written.
      minimize: argv.mode === "production" ? { html: false } : false,
    },
    performance: { hints: false }, // test/files/bundle.test.ts holds the sizes, compressed
    plugins: [
      emittedFiles([FUNCTIONS, SPANISH], async () => ({
        ...(await functionFiles({ source: FUNCTIONS, spanish: SPANISH, url })),
        ...headerFiles(),
      })),
      new HtmlWebpackPlugin({
        filename: "taskpane.html",
        template: at("taskpane/taskpane.html"),
        chunks: ["functions", "taskpane"],
        // Cells wait for this page, so the functions come first.
        chunksSortMode: "manual",
        scriptLoading: "defer",
        minify: false,
      }),
      new MiniCssExtractPlugin({ filename: "[name].css", chunkFilename: "[name].[contenthash:8].css" }),
      new CopyWebpackPlugin({ patterns: staticFiles(url) }),
      shippedFiles(),
    ],
  };
}

function typeScript() {
  // `npm run typecheck` checks the types; here they are only taken off.
  // The settings are named: left to itself, ts-loader takes those nearest to the file that happens to come first.
  const options = {
    transpileOnly: true,
    instance: "addin",
    configFile: at("tsconfig.json"),
    compilerOptions: { target: "ES2020" },
  };
  return { test: /\.ts$/, exclude: /node_modules/, use: { loader: "ts-loader", options } };
}

function associations() {
  return { test: FUNCTIONS, enforce: "pre", use: at("build/associate-loader.js") };
}

function styles() {
  return { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] };
}

function staticFiles(url) {
  return [
    { from: at("assets/*.png"), to: "assets/[name][ext]" },
    { from: at("build/pages"), to: "." },
    { from: at("manifest.xml"), to: "manifest.xml", transform: (text) => manifestFor(text.toString(), url) },
  ];
}

/** `npm run dev`; the certificate is made and read only when serving. */
async function devServer() {
  const { getHttpsServerOptions } = require("office-addin-dev-certs");
  return {
    server: { type: "https", options: await getHttpsServerOptions() },
    port: new URL(DEVELOPMENT_URL).port,
    headers: { "Access-Control-Allow-Origin": "*" },
    hot: false,
  };
}

module.exports = async (env, argv) => {
  const served = process.env.WEBPACK_SERVE ? { devServer: await devServer() } : {};
  const workbench = existsSync(WORKBENCH) ? [require(WORKBENCH)(env, argv)] : [];
  return [{ ...addin(argv), ...served }, ...workbench, require(CLI)()];
};
