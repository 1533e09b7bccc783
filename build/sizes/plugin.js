const { BUDGETS } = require("./budgets.js");
const { overweight } = require("./weigh.js");

/** Webpack plugin: a build over its budgets is an error of the build. It has a name, by which it can be left out. */
function withinBudgets(budgets = BUDGETS) {
  const name = "withinBudgets";
  return {
    name,
    apply(compiler) {
      const { Compilation, WebpackError } = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap({ name, stage }, () => {
          // What could not be compiled is told already, and weighs what it should not.
          if (compilation.errors.length > 0) return;
          const files = compilation.getAssets().map(({ name: file, source }) => [file, source.buffer()]);
          for (const told of overweight(new Map(files), budgets))
            compilation.errors.push(new WebpackError(told));
        });
      });
    },
  };
}

module.exports = { withinBudgets };
