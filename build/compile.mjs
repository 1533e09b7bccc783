import path from "node:path";
import webpack from "webpack";

/**
 * Compiles a configuration for production, into a folder of its own.
 *
 * @param {import("webpack").Configuration} config
 * @param {string} folder emptied first
 * @returns {Promise<string>} the folder
 * @throws with the errors of the compilation
 */
export function compile(config, folder) {
  const output = path.resolve(folder);
  const whole = { ...config, mode: "production", output: { ...config.output, path: output, clean: true } };
  return new Promise((resolve, reject) => {
    webpack(whole, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(output);
    });
  });
}
