import { literalsOf } from './literals-of-source.mjs';

const NAME = 'uses';

/**
 * Collects what a build uses of others, after tree shaking: names of shared modules (`shared`), exports of our own packages by
 * file (`exports`), and events and storage keys from string literals. `tell` is called once per build.
 */
export class UsesPlugin {
  constructor(tell) {
    this.tell = tell;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.program.tap(NAME, (ast) => {
            const { module } = parser.state;
            if (isOurs(module)) module.buildInfo.uses = literalsOf(ast);
          });
        });
      // In later phases modules are concatenated, and it is no longer known which of them used what.
      compilation.hooks.afterOptimizeChunks.tap(NAME, () => {
        if (!compilation.compiler.isChild()) this.tell(usesOf(compilation));
      });
    });
  }
}

const isOurs = (module) => !/[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? 'node_modules/');

function usesOf(compilation) {
  const { moduleGraph, chunkGraph } = compilation;
  const built = [...compilation.modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const shared = {};
  const exports = {};
  for (const module of built) {
    if (module.type === 'consume-shared-module') shared[module.options.shareKey] = namesAskedFor(module, moduleGraph);
    else if (isOurs(module)) {
      const used = moduleGraph.getExportsInfo(module).getUsedExports(undefined);
      if (used && used !== true && used.size > 0) exports[module.nameForCondition()] = [...used].sort();
    }
  }
  return { shared, exports, literals: built.flatMap(literalsIn) };
}

/** With its file: what a unit's own sources write is its own, what a shared package writes is not. */
const literalsIn = (module) =>
  (module.buildInfo?.uses ?? []).map((literal) => ({ ...literal, file: module.nameForCondition() }));

/** `*` stands for all names: the module is used as a whole. */
function namesAskedFor(module, moduleGraph) {
  const names = new Set();
  for (const connection of moduleGraph.getIncomingConnections(module)) {
    if (!connection.dependency || connection.getActiveState(undefined) === false) continue;
    for (const asked of connection.dependency.getReferencedExports(moduleGraph, undefined)) {
      const path = Array.isArray(asked) ? asked : asked.name;
      names.add(path[0] ?? '*');
    }
  }
  return [...names].sort();
}
