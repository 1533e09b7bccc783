const { existsSync } = require("node:fs");
const path = require("node:path");
const CopyWebpackPlugin = require("copy-webpack-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const { DEVELOPMENT_URL, addinUrl, manifestFor } = require("./build/addin-url.js");
const emittedFiles = require("./build/emitted-files.js");
const { functionFiles } = require("./build/function-files.js");
const { headerFiles } = require("./build/header-files.js");
const { OfficeAddressPlugin, officeJs } = require("./build/office-address.js");
const { shippedFiles } = require("./build/shipped/plugin.js");
const { withinBudgets } = require("./build/sizes/plugin.js");

const at = (...parts) => path.resolve(__dirname, ...parts);
const FUNCTIONS = at("functions/functions.ts");
const CALENDAR_CHECK = at("functions/answers/calendar-check.ts");
const SPANISH = at("functions/descriptions.es.json");
const WORKBENCH = at("workbench/webpack.config.js");
const CLI = at("cli/webpack.config.js");
/** Milliseconds after which a script that has not come is told. */
const LONGEST_LOAD = 30_000;

/** What Excel loads: static files with fixed names, below ADDIN_URL. */
function addin(argv) {
  const url = addinUrl(process.env);
  const office = officeJs(process.env);
  return {
    name: "addin",
    context: __dirname,
    target: ["web", "es2020"],
    devtool: argv.mode === "development" ? "source-map" : false,
    // Two layers: what functions.js has stays whole in it, and what comes later has copies of its own. So the two
    // never have to be of the same build, which a copy that Excel kept would break (docs/decisions/0010).
    entry: {
      functions: { import: FUNCTIONS, layer: "functions" },
      taskpane: { import: at("taskpane/taskpane.ts"), layer: "pane" },
    },
    output: {
      path: at("dist"),
      filename: "[name].js",
      // Only what comes later: the check of a calendar, and the pane when it is shown. The names change with the content.
      chunkFilename: "[name].[contenthash:8].js",
      chunkLoadTimeout: LONGEST_LOAD,
      // Below the page, beside which all files are; functions.js is tried without one too.
      publicPath: "",
      globalObject: "globalThis",
      clean: true,
    },
    resolve: {
      extensions: [".ts", ".js"],
      // The functions are written, tried and used elsewhere with the check at hand; in the page it comes when asked for.
      alias: { "./answers/calendar-check$": at("functions/answers/calendar-check-on-demand.ts") },
    },
    module: { rules: [calendarCheckLater(), typeScript(), associations(), styles()] },
    optimization: {
      runtimeChunk: false,
      splitChunks: {
        chunks: "async",
        cacheGroups: { default: false, defaultVendors: false, calendar: calendar() },
      },
      // The pages are small and may be read as they were written.
      minimize: argv.mode === "production" ? { html: false } : false,
    },
    performance: { hints: false }, // it counts uncompressed; withinBudgets holds what is sent
    plugins: [
      emittedFiles([FUNCTIONS, SPANISH], async () => ({
        ...(await functionFiles({ source: FUNCTIONS, spanish: SPANISH, url })),
        ...headerFiles(office),
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
      new OfficeAddressPlugin(office),
      new MiniCssExtractPlugin({ filename: "[name].css", chunkFilename: "[name].[contenthash:8].css" }),
      new CopyWebpackPlugin({ patterns: staticFiles(url) }),
      shippedFiles(),
      ...(argv.mode === "production" ? [withinBudgets()] : []),
    ],
  };
}

function calendarCheckLater() {
  return { test: CALENDAR_CHECK, layer: "pane" };
}

/** One script with the check of a calendar, for the function and for the pane, whichever asks first. */
function calendar() {
  const isOfCheck = (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === "calendar-check");
  return { name: "calendar", test: isOfCheck, enforce: true };
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
