import type { Storefront } from '@odeta/storefront';
import { subscribe } from '@odeta/storefront/state';
import { createConsentStore } from '../consent/consent.store.ts';
import { hasFlag } from '../document/visit-flag.ts';
import { whenIdle } from '../document/when-idle.ts';
import { createFactsStore } from './facts.store.ts';

/** Milliseconds to wait for the page's tags. */
const PATIENCE = 5000;

/**
 * Loads the tracking code once the visitor has decided; before that there is nothing to send. `tags` settles when the page's parameters
 * have been reported, which come before its events; without an answer it continues without them.
 */
export function loadTracker(storefront: Storefront, page: Window, tags: Promise<void>) {
  const { state } = storefront.storeOf(createConsentStore);
  const isRefused = () => !state.isAsked && state.purposes.length === 0;
  const known = { isStarted: false, isRefused: isRefused() };
  const stop = subscribe(state, () => {
    // Actions from before a late consent were refused.
    if (known.isRefused && !isRefused()) storefront.storeOf(createFactsStore).discard();
    known.isRefused = isRefused();
    start();
  });
  start();

  function start() {
    if (known.isStarted || (state.isAsked && !hasFlag(page, 'tracking-debug'))) return;
    known.isStarted = true;
    whenIdle(page, () => {
      load().catch((error) => storefront.logger.log('warning', 'The tracking', error));
    });
  }

  async function load() {
    const { startTracker } = await import(/* webpackChunkName: "tracking" */ './start-tracker.ts');
    await Promise.race([tags, new Promise((resolve) => page.setTimeout(resolve, PATIENCE))]);
    stop();
    startTracker(storefront, page);
  }
}
