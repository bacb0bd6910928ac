import webpack from 'webpack';
import { runtimeOptions } from './runtime-options.mjs';
import { scriptConfig } from './script-config.mjs';
import { publishRuntime, runtimeGlobals } from './singletons.mjs';
import { containerName, STANDALONE_ENTRY } from './unit.mjs';

/** The remote's copy of the runtime, for hosts that publish none: the release's `standalone-entry.js` begins with it. */
export function runtimeConfig(unit) {
  const config = scriptConfig(unit, { name: 'runtime', source: publishRuntime });
  return { ...config, plugins: [new webpack.DefinePlugin(ownRuntime)] };
}

/** Our remotes have no remotes. */
const ownRuntime = { ...runtimeOptions, FEDERATION_OPTIMIZE_NO_REMOTE: true };

/**
 * In a page without the runtime the entry says so before anything else fails. Its element is removed, so that the shell can request the
 * entry again if its own scripts were late.
 */
export const requireRuntime = ({ name }) => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('require-runtime', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('require-runtime', (chunk) => {
        if (chunk.name === containerName(name)) compilation.addRuntimeModule(chunk, new RequireRuntime(name));
      });
    });
  },
});

class RequireRuntime extends webpack.RuntimeModule {
  constructor(name) {
    super('require runtime');
    this.unit = name;
  }

  generate() {
    const missing = Object.values(runtimeGlobals).map((name) => `!self.${name}`);
    const message = `The page has no federation runtime for ${this.unit}: other hosts load its ${STANDALONE_ENTRY}`;
    return `
if (${missing.join(' || ')}) {
  document.currentScript?.remove();
  throw new Error(${JSON.stringify(message)});
}`;
  }
}
