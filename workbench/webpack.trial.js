const MiniCssExtractPlugin = require("mini-css-extract-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const workbenchConfig = require("./webpack.config.js");

/**
 * The workbench as the site publishes it for trying: its page and our own office.js, nothing that loads Microsoft's
 * client. Below any address, with the add-in in the folder muni/.
 */
module.exports = () => {
  const workbench = workbenchConfig();
  const { page, trial } = workbench.entry;
  const own = workbench.plugins.filter(
    (plugin) => !(plugin instanceof HtmlWebpackPlugin) && !(plugin instanceof MiniCssExtractPlugin),
  );
  return {
    ...workbench,
    name: "trial",
    entry: { page, trial },
    output: { ...workbench.output, publicPath: "auto" },
    optimization: { splitChunks: { chunks: "async" }, minimize: { html: false } },
    plugins: [
      ...own,
      new HtmlWebpackPlugin({
        template: require.resolve("./index.html"),
        chunks: ["page"],
        minify: false,
        publicPath: "",
      }),
      new MiniCssExtractPlugin({
        filename: "[name].css",
        chunkFilename: "chunks/[name].[contenthash:8].css",
      }),
    ],
  };
};
