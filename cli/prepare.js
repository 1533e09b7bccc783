/**
 * Builds the command after `npm ci`, so that `npx muni` works in a fresh clone. Without the development packages
 * (npm ci --omit=dev) there is no compiler: the installation goes on, and the launcher says what to run.
 */
const { spawnSync } = require("node:child_process");
const path = require("node:path");

function compiler() {
  try {
    require.resolve("webpack");
    return path.join(path.dirname(require.resolve("webpack-cli/package.json")), "bin/cli.js");
  } catch {
    return undefined; // not installed: said below
  }
}

const webpack = compiler();
if (webpack) {
  const args = [webpack, "--mode", "production", "--config-name", "cli"];
  const { status } = spawnSync(process.execPath, args, { cwd: path.join(__dirname, ".."), stdio: "inherit" });
  process.exitCode = status ?? 1;
} else console.error("muni: the command was not built, for the development packages are not installed.");
