/**
 * npm run coverage:law: prints each clause with its rules, functions and cases, then walks over every day of the law.
 * Ends with 1 when a clause, rule or function lacks something, or a day has not exactly one version.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import webpack from "webpack";

const root = path.resolve(import.meta.dirname, "..");
// Inside the repository, so that what stays outside the bundle is found.
const folder = mkdtempSync(path.join(root, "node_modules/.law-coverage-"));
const entry = path.join(folder, "entry.ts");

function compile() {
  const config = {
    mode: "none",
    target: "node20",
    context: root,
    entry,
    output: { path: folder, filename: "coverage.cjs", library: { type: "commonjs2" } },
    externals: { yaml: "commonjs yaml" },
    resolve: { extensions: [".ts", ".js"] },
    module: {
      rules: [{ test: /\.ts$/, loader: "ts-loader", options: { transpileOnly: true } }],
    },
  };
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(path.join(folder, "coverage.cjs"));
    });
  });
}

try {
  const module = (name) => JSON.stringify(path.join(root, "test/law", name));
  writeFileSync(
    entry,
    `export * from ${module("law-matrix")};\nexport { everyDay } from ${module("every-day")};\n`,
  );
  const { lawMatrix, matrixText, everyDay } = createRequire(import.meta.url)(await compile());
  const matrix = lawMatrix(root);
  console.log(matrixText(matrix));
  const { days, problems } = everyDay();
  console.log(`\n${days} days from 1991-08-30 to 2100-12-31: ${problems.length} problems`);
  for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`);
  if (matrix.holes.length + problems.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
