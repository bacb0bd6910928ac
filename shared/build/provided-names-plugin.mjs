import webpack from 'webpack';
import { namesTaken } from './uses-plugin.mjs';

const NAME = 'provided-names';

/** Writes the names of shared modules that a remote uses into its runtime, for `provided-names.ts`. */
export const providedNamesPlugin = {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      if (compilation.compiler.isChild()) return;
      const state = { taken: {} };
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => {
        state.taken = exportsTaken(compilation);
      });
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new TakenNames(state));
      });
    });
  },
};

/** Without the members of lists of classes: a page without a class looks different, and works. */
const exportsTaken = (compilation) =>
  Object.fromEntries(
    Object.entries(namesTaken(compilation)).map(([module, names]) => [
      module,
      [...new Set(names.map((name) => name.split('.')[0]))],
    ]),
  );

class TakenNames extends webpack.RuntimeModule {
  constructor(state) {
    super(NAME);
    this.state = state;
  }

  generate() {
    return `__webpack_require__.takenNames = ${JSON.stringify(this.state.taken)};`;
  }
}
