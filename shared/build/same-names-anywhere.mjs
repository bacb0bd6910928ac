/**
 * Federation names its entry file by a digest of absolute paths, and webpack derives module ids from that name: without this,
 * the same sources in another folder would be another release.
 */
export const sameNamesAnywhere = {
  apply(compiler) {
    compiler.hooks.compilation.tap('same-names-anywhere', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('same-names-anywhere', (modules) => {
        for (const module of modules) {
          const id = stableId(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  },
};

function stableId(module) {
  if (module.identifier().startsWith('container entry ')) return 'container-entry';
  return /[\\/]\.federation[\\/]entry\.\w+\.js$/.test(module.nameForCondition() ?? '') ? 'federation-entry' : undefined;
}
