import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

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

/**
 * The modules of the federation runtime that a page has only once, with their global variables: the shell publishes them, remotes take them
 * from there. The first name is the library's (`experiments.externalRuntime`).
 */
export const runtimeGlobals = {
  '@module-federation/runtime-core': '_FEDERATION_RUNTIME_CORE',
  '@module-federation/sdk': '_FEDERATION_SDK',
  '@module-federation/error-codes': '_FEDERATION_ERROR_CODES',
};

/** Runs before everything else in the shell, because the entry of a remote may run before the shell has started. */
export const publishRuntime = path.join(import.meta.dirname, 'publish-runtime.ts');

/** Exports of `@odeta/ui` that are lists of classes: a remote needs those that it uses, not the whole list. */
export const classLists = ['layout', 'text'];

/**
 * The option `shared` of a remote's federation. Our own modules have no versions: `provided-names.ts` compares the names that the remote
 * uses. React has: every version with the same first number will do.
 */
export function consumedModules() {
  return Object.fromEntries(singletons.map((name) => [name, { singleton: true, import: false, ...versionsOf(name) }]));
}

/** The versions of the shared modules that come from other packages, in a shell that is built now. */
export const providedVersions = () => Object.fromEntries(others.map((name) => [name, versionOf(name)]));

/** The ranges of these versions that a remote accepts. */
export const requiredRanges = () => Object.fromEntries(others.map((name) => [name, rangeOf(name)]));

const isOurs = (name) => name.startsWith('@odeta/');
const others = [...singletons.filter((name) => !isOurs(name)), ...Object.keys(runtimeGlobals)];

function versionsOf(name) {
  if (isOurs(name)) return { requiredVersion: false };
  return { version: versionOf(name), requiredVersion: rangeOf(name), strictVersion: true };
}

const rangeOf = (name) => `^${versionOf(name).split('.')[0]}.0.0`;

/** The version of a module's package: for `react/jsx-runtime` that of `react`. */
const versionOf = (name) => JSON.parse(readFileSync(findPackageJSON(name, import.meta.url), 'utf8')).version;
