const { readFileSync } = require("node:fs");
const path = require("node:path");
const { licenceProblem } = require("./licences.js");
const { noticesText } = require("./notices.js");
const { shippedPackages } = require("./packages.js");
const { sbom } = require("./sbom.js");

const ROOT = path.resolve(__dirname, "../..");
const NOTICES = "THIRD-PARTY-NOTICES.txt";
const SBOM = "sbom.cdx.json";

/**
 * Webpack plugin that puts beside an output the licences of the packages in it and its bill of materials. A package
 * that may not be shipped is an error of the build.
 */
function shippedFiles() {
  const name = "shippedFiles";
  const emit = (compilation, { WebpackError, sources: { RawSource } }) => {
    const packages = shippedPackages(compilation);
    const problems = packages.map(licenceProblem).filter(Boolean);
    compilation.errors.push(...problems.map((problem) => new WebpackError(problem)));
    if (problems.length > 0) return;
    const bill = sbom(json("package.json"), packages, json("package-lock.json"));
    compilation.emitAsset(SBOM, new RawSource(`${JSON.stringify(bill, null, 2)}\n`));
    if (packages.length > 0) compilation.emitAsset(NOTICES, new RawSource(noticesText(packages)));
  };
  return {
    apply(compiler) {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap({ name, stage }, () => emit(compilation, compiler.webpack));
      });
    },
  };
}

function json(file) {
  return JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));
}

module.exports = { NOTICES, SBOM, shippedFiles };
