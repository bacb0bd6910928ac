import { init } from '@module-federation/enhanced/runtime';
import * as storefront from '@odeta/storefront';
import * as i18n from '@odeta/storefront/i18n';
import * as router from '@odeta/storefront/router';
import * as state from '@odeta/storefront/state';
import * as ui from '@odeta/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

/** The same modules that the shell of the shop shares with its remotes. */
const provided = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@odeta/storefront/i18n': i18n,
  '@odeta/storefront/router': router,
  '@odeta/storefront/state': state,
  '@odeta/storefront': storefront,
  '@odeta/ui': ui,
};

/** Makes this shell the federation host of its page, with one remote. */
export function createHost() {
  const { version } = react;
  const shareConfig = { singleton: true, eager: true, requiredVersion: `^${version}` };
  const shared = Object.entries(provided).map(([name, lib]) => [name, { lib: () => lib, version, shareConfig }]);
  return init({
    name: 'odeta_staff_shell',
    remotes: [{ name: 'odeta_staff', entry: '/remote-entry.js' }],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(shared),
  });
}
