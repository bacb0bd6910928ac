import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { type Consent, type Purpose, readConsent, writeConsent } from './consent.ts';
import { denyByDefault, updateConsent } from './consent-mode.ts';

interface ConsentState {
  /** The first visit: the banner asks. */
  isAsked: boolean;
  purposes: readonly Purpose[];
}

/** What the visitor agreed to, and what follows from it: nothing of others is fetched before. */
export function createConsentStore(storefront: Storefront) {
  const state = proxy<ConsentState>({ isAsked: false, purposes: [] });

  function take({ purposes }: Consent) {
    const isWithdrawn = state.purposes.some((purpose) => !purposes.includes(purpose));
    state.isAsked = false;
    state.purposes = purposes;
    updateConsent(window, purposes);
    // What runs already cannot be stopped: the next page is without it, and so is this one at once.
    if (isWithdrawn) location.reload();
    else if (purposes.length > 0) void load(purposes);
  }

  async function load(purposes: readonly Purpose[]) {
    const { loadExternalScripts } = await import(/* webpackChunkName: "lazy" */ '../visit/lazy.ts');
    await loadExternalScripts(storefront, document, purposes);
  }

  /** The page comes back, and the visitor has decided on another one meanwhile. */
  function recall() {
    const known = readConsent(document);
    if (known && state.isAsked) take(known);
  }

  return {
    state,

    start() {
      denyByDefault(window);
      const known = readConsent(document);
      if (known) take(known);
      else state.isAsked = true;
      storefront.events.on('page.restored', recall);
    },

    /** `at`: when he decided somewhere else, as an ISO date and time. */
    decide(purposes: readonly Purpose[], at = new Date().toISOString()) {
      const consent = { at, purposes };
      writeConsent(document, consent);
      take(consent);
    },
  };
}
