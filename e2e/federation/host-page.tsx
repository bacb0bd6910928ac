// webpack only provides shared modules to remotes that the host imports.
import '@odeta/storefront/i18n';
import { BrowserRouter, createHistory } from '@odeta/storefront/router';
import '@odeta/storefront/state';
import '@odeta/ui';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { assembleStorefront, type RemoteModule, StorefrontProvider } from '@odeta/storefront';
import { createRoot } from 'react-dom/client';

/** A page outside the shop that shows the first page of the help remote. */
const loaded = await loadRemote<{ remote: RemoteModule }>('help/remote');
if (!loaded) throw new Error('The remote was not loaded');
const { remote } = loaded;
const { default: messages } = await remote.messages.sk();
/** The state that a server would provide: this host has none. */
const filled = { 'help.page': { status: 'ready', pages: [], page: null, topics: [], all: [], addresses: {} } };
const storefront = assembleStorefront(
  {
    country: 'sk',
    client: { isMobile: false, isAndroid: false, isIos: false, isApp: false, isOwnApp: false, appVersion: null },
    newUser: false,
    messages: { [remote.name]: messages },
    transport: {
      send: () => Promise.reject(new Error('This host has no API')),
      page: () => ({ url: location.href, referer: '' }),
      csrf: { read: () => '', proof: async () => ({}) },
      reload() {},
    },
  },
  filled,
);
const route = remote.routes.find(({ path }) => path === '/pomoc/:slug?');
if (!route || !('page' in route)) throw new Error('The remote has no help page');
const { page: Page } = route;

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StorefrontProvider storefront={storefront}>
    <BrowserRouter history={createHistory()} isUrgent={() => false}>
      <Page />
    </BrowserRouter>
  </StorefrontProvider>,
);
