import type { Storefront } from '@odeta/storefront';
import { createConsentStore } from '../consent/consent.store.ts';
import { applyEmergencyCss } from '../keep-alive/emergency-css.ts';
import { keepFirstUrl } from '../keep-alive/first-url.ts';
import { keepAlive } from '../keep-alive/keep-alive.ts';
import { sendWhenLeft } from '../keep-alive/leave-beacon.ts';
import { watchRestoring } from '../keep-alive/restored-page.ts';
import { readTags } from '../keep-alive/tags.ts';
import { hasQueue } from '../newsletter/queue.ts';
import { loadTracker } from '../tracking/load-tracker.ts';

/** Starts what a visit needs and does not show (B19, B21, F2–F8, R8). Called once per document. */
export function startVisit(storefront: Storefront, page: Window) {
  keepFirstUrl(page.document);
  keepAlive(storefront, page);
  watchRestoring(storefront, page, globalThis.odetaBoot?.wasRestored);
  sendWhenLeft(storefront, page);
  void applyEmergencyCss(storefront, page.document);
  storefront.storeOf(createConsentStore).start();
  if (storefront.session.state.client.isOwnApp) void bridgeToApp(storefront, page);
  loadTracker(storefront, page, readTags(storefront, page));
  if (hasQueue(page))
    void import(/* webpackChunkName: "lazy" */ './lazy.ts').then(({ sendQueue }) => sendQueue(storefront, page));
}

/** Loaded only in the app. */
async function bridgeToApp(storefront: Storefront, page: Window) {
  try {
    const { startAppBridge } = await import(/* webpackChunkName: "app-bridge" */ '../app-bridge/start-app-bridge.ts');
    startAppBridge(storefront, page);
  } catch (error) {
    storefront.logger.log('error', 'The app bridge', error);
  }
}
