/**
 * The singletons that the shell provides to remotes, which are built without them. webpack provides only modules in the shell's graph,
 * hence the imports; on the server a remote's bundle requires them from this object.
 */

import * as storefront from '@odeta/storefront';
import * as i18n from '@odeta/storefront/i18n';
import * as router from '@odeta/storefront/router';
import * as state from '@odeta/storefront/state';
import * as ui from '@odeta/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

export const provided = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@odeta/storefront/i18n': i18n,
  '@odeta/storefront/router': router,
  '@odeta/storefront/state': state,
  '@odeta/storefront': storefront,
  '@odeta/ui': ui,
};
