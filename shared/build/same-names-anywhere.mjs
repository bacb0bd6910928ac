/**
 * Federation writes its entry into a file whose name is a digest of absolute paths, and webpack makes ids of modules from that
 * name: the same sources would be another release in another folder.
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
