import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Modules that exist once per page: the shell provides them, remotes consume them. Our own façades instead of whole libraries,
 * because a shared library is not tree-shaken. Packages without state of their own (contracts, validation, forms) are
 * bundled into each unit.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  '@odeta/storefront',
  '@odeta/storefront/i18n',
  '@odeta/storefront/router',
  '@odeta/storefront/state',
  '@odeta/ui',
];

/** The versions of our own packages, by import name. */
export const providedVersions = () =>
  Object.fromEntries(singletons.filter((name) => name.startsWith('@odeta/')).map((name) => [name, versionOf(name)]));

/** The installed version of each singleton, which a newly built shell provides. */
export const installedVersions = () => Object.fromEntries(singletons.map((name) => [name, versionOf(name)]));

/**
 * The option `shared` of a remote's federation: it refuses a shell with an incompatible version. Ranges come from the installed
 * versions, because federation cannot read `catalog:`.
 */
export function consumedModules() {
  return Object.fromEntries(singletons.map((name) => [name, { singleton: true, import: false, ...rangeOf(name) }]));
}

/** The same ranges by name, for `release.json`. */
export const requiredRanges = () =>
  Object.fromEntries(Object.entries(consumedModules()).map(([name, { requiredVersion }]) => [name, requiredVersion]));

function rangeOf(name) {
  const version = versionOf(name);
  return { version, requiredVersion: `^${version}`, strictVersion: true };
}

/** The version of a module's package: for `@odeta/storefront/i18n` that of `@odeta/storefront`. */
function versionOf(name) {
  const [first, second] = name.split('/');
  return require(first === '@odeta' ? `../${second}/package.json` : `${first}/package.json`).version;
}
