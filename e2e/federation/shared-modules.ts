/** The shared modules that the shell provides: remotes are built without them. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  ...['storefront', 'storefront/i18n', 'storefront/router', 'storefront/state', 'ui'].map((name) => `@odeta/${name}`),
];

/** The `shared` option of a remote for federation, the same for every bundler. */
export const consumedModules = () =>
  Object.fromEntries(
    sharedModules.map((name) => [name, { singleton: true, import: false as const, requiredVersion: false as const }]),
  );
