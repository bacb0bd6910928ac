/**
 * The singletons that the shell guarantees: remotes are built without copies of their own. webpack provides only what is
 * somewhere in the shell's graph, hence the imports; on the server the object is what a remote's bundle asks.
 */
import * as i18n from '@odeta/shared/i18n';
import * as router from '@odeta/shared/router';
import * as state from '@odeta/shared/state';
import * as storefront from '@odeta/shared/storefront';
import * as ui from '@odeta/shared/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

export const provided = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@odeta/shared/i18n': i18n,
  '@odeta/shared/router': router,
  '@odeta/shared/state': state,
  '@odeta/shared/storefront': storefront,
  '@odeta/shared/ui': ui,
};
