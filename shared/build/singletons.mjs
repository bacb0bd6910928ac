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
  '@odeta/shared/i18n',
  '@odeta/shared/router',
  '@odeta/shared/state',
  '@odeta/shared/storefront',
  '@odeta/shared/ui',
];

export const sharedVersion = require('../package.json').version;

/** The federation's `shared` option of a remote. Ranges come from what is installed: it cannot read `catalog:`. */
export function consumedModules() {
  return Object.fromEntries(singletons.map((name) => [name, { singleton: true, import: false, ...rangeOf(name) }]));
}

function rangeOf(name) {
  const version = name.startsWith('@odeta/shared/') ? sharedVersion : require('react/package.json').version;
  return { version, requiredVersion: `^${version}` };
}
