import type { Storefront } from '@odeta/storefront';
import { subscribe } from '@odeta/storefront/state';
import { createConsentStore } from '../consent/consent.store.ts';
import { hasFlag } from '../document/visit-flag.ts';
import { whenIdle } from '../document/when-idle.ts';
import { createFactsStore } from './facts.store.ts';

/** Milliseconds to wait for what the tags of the page may know. */
const PATIENCE = 5000;

/**
 * Until the visitor has decided there is nothing to send, and so nothing to fetch. `tags`: settled when the parameters of the page
 * have been reported, which come before its events; without an answer it goes on without them.
 */
export function loadTracker(storefront: Storefront, page: Window, tags: Promise<void>) {
  const { state } = storefront.storeOf(createConsentStore);
  const isRefused = () => !state.isAsked && state.purposes.length === 0;
  const known = { isStarted: false, isRefused: isRefused() };
  const stop = subscribe(state, () => {
    // What happened before he agreed after all was refused.
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
