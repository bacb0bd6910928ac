/** What the shell provides once for every page: a remote asks for it and brings none of its own. */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  ...['storefront', 'storefront/i18n', 'storefront/router', 'storefront/state', 'ui'].map((name) => `@odeta/${name}`),
];

/** The federation's `shared` option of a remote, alike for every bundler. */
export const consumedModules = () =>
  Object.fromEntries(
    sharedModules.map((name) => [name, { singleton: true, import: false as const, requiredVersion: false as const }]),
  );
