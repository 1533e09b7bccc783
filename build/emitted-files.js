/**
 * Webpack plugin that adds generated files to the output.
 *
 * @param {string[]} sources absolute paths; when one changes, the files are generated again
 * @param {() => Promise<Record<string, string>>} generate texts of the files by name; its error is one of the build's
 */
module.exports = function emittedFiles(sources, generate) {
  const name = "emittedFiles";
  const emit = async (compilation, { WebpackError, sources: { RawSource } }) => {
    for (const source of sources) compilation.fileDependencies.add(source);
    try {
      for (const [file, text] of Object.entries(await generate()))
        compilation.emitAsset(file, new RawSource(text));
    } catch (error) {
      // Thrown here it would end `npm run dev`; reported, the build fails and a watcher waits for the mending.
      compilation.errors.push(new WebpackError(error.message));
    }
  };
  return {
    apply(compiler) {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tapPromise({ name, stage }, () =>
          emit(compilation, compiler.webpack),
        );
      });
    },
  };
};
