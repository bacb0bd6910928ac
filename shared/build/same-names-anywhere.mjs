import { createHash } from 'node:crypto';

/**
 * Federation names its entry file by a digest of absolute paths, and webpack derives module ids from that name: without this,
 * the same sources in another folder would be another release. Modules of libraries get ids that depend on nothing else in the build, so
 * that their chunk stays the same in every release.
 */
export const sameNamesAnywhere = (dev) => ({
  apply(compiler) {
    compiler.hooks.compilation.tap('same-names-anywhere', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('same-names-anywhere', (modules) => {
        for (const module of modules) {
          const id = stableId(module) ?? (dev ? undefined : libraryId(module));
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  },
});

/** Packages that change only with their versions: they make one chunk of the shell. */
export const libraries =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|i18next|react-router|react-router-dom|valtio|proxy-compare|@module-federation[\\/][\w-]+)[\\/]/;

function stableId(module) {
  if (module.identifier().startsWith('container entry ')) return 'container-entry';
  return /[\\/]\.federation[\\/]entry\.\w+\.js$/.test(module.nameForCondition() ?? '') ? 'federation-entry' : undefined;
}

/** A digest of the path in the package: six characters collide in one of a million builds, which webpack reports. */
function libraryId(module) {
  const file = module.nameForCondition() ?? '';
  if (!libraries.test(file)) return undefined;
  const place = file.replaceAll('\\', '/').split('/node_modules/').at(-1);
  return createHash('sha256').update(place).digest('base64url').slice(0, 6);
}
