import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * What exists once per page: the shell provides it, remotes consume it. Our own façades and not whole libraries, because
 * a library that is shared whole is not tree-shaken. What has no state of its own (contracts, validation, forms) is
 * bundled where it is used.
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

/** The versions of our own among them, by the names that they are imported by. */
export const providedVersions = () =>
  Object.fromEntries(singletons.filter((name) => name.startsWith('@odeta/')).map((name) => [name, versionOf(name)]));

/** The version of each of them that is installed: what a shell that is built now brings. */
export const installedVersions = () => Object.fromEntries(singletons.map((name) => [name, versionOf(name)]));

/**
 * The federation's `shared` option of a remote: it refuses a shell whose version does not fit. Ranges come from what is installed:
 * it cannot read `catalog:`.
 */
export function consumedModules() {
  return Object.fromEntries(singletons.map((name) => [name, { singleton: true, import: false, ...rangeOf(name) }]));
}

/** The same ranges by name, for the release. */
export const requiredRanges = () =>
  Object.fromEntries(Object.entries(consumedModules()).map(([name, { requiredVersion }]) => [name, requiredVersion]));

function rangeOf(name) {
  const version = versionOf(name);
  return { version, requiredVersion: `^${version}`, strictVersion: true };
}

/** A module has the version of its package: `@odeta/storefront/i18n` that of `@odeta/storefront`. */
function versionOf(name) {
  const [first, second] = name.split('/');
  return require(first === '@odeta' ? `../${second}/package.json` : `${first}/package.json`).version;
}
