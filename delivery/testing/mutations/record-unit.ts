import path from 'node:path';
import type { Unit } from '@odeta/workspace/workspace';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { CollectedUses } from '../../src/uses/collected-uses.ts';

/** Compiles a unit as its build does, until it is known what it uses; a second time only what has changed. */
export async function createRecorder(unit: Unit): Promise<{ record(): Promise<CollectedUses>; close(): void }> {
  const { default: configure } = await import(path.join(unit.folder, 'webpack.config.mjs'));
  let collected: CollectedUses | undefined;
  const tellUses = (uses: CollectedUses) => {
    collected = uses;
  };
  const configs: Configuration[] = configure({ dist: path.join(unit.folder, 'dist'), buildId: 'mutation', tellUses });
  const browser = configs.find(({ name }) => name?.endsWith('-browser'));
  if (!browser) throw new Error(`${unit.name} has no build for the browser`);
  const compiler = webpack({ ...browser, cache: { type: 'memory' }, plugins: [...(browser.plugins ?? []), stopEarly] });
  if (!compiler) throw new Error(`${unit.name} has no configuration`);
  return {
    async record() {
      collected = undefined;
      const said = await new Promise<string>((resolve) =>
        compiler.run((error, stats) => resolve(error?.message ?? String(stats?.compilation.errors))),
      );
      if (!collected) throw new Error(said);
      return collected;
    },
    close: () => compiler.close(() => {}),
  };
}

const ENOUGH = 'What it uses is known.';

/** Names of files, their contents and their compression are of no interest here. */
const stopEarly = {
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('stop-early', (compilation) => {
      if (compilation.compiler.isChild()) return;
      compilation.hooks.optimizeTree.tapAsync('stop-early', (_chunks, _modules, done) => {
        const [problem] = compilation.errors;
        done(new Error(problem ? problem.message : ENOUGH));
      });
    }),
};
