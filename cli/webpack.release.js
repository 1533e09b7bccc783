const path = require("node:path");
const { BannerPlugin } = require("webpack");
const { shippedFiles } = require("../build/shipped/plugin.js");
const commandConfig = require("./webpack.config.js");

/** The command with its packages in it, for a machine that has Node and nothing of npm. */
module.exports = () => {
  const command = commandConfig();
  return {
    ...command,
    name: "cli-release",
    externals: [],
    output: { ...command.output, path: path.resolve(__dirname, "../release/muni") },
    plugins: [
      ...command.plugins,
      new BannerPlugin({ banner: "#!/usr/bin/env node", raw: true, test: /^muni\.js$/ }),
      shippedFiles(),
    ],
  };
};
