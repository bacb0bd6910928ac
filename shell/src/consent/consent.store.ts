import type { Storefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { proxy } from '@odeta/storefront/state';
import { type Consent, type Purpose, readConsent, writeConsent } from './consent.ts';
import { denyByDefault, updateConsent } from './consent-mode.ts';

interface ConsentState {
  /** The visitor has not decided yet, so the banner is shown. */
  isAsked: boolean;
  purposes: readonly Purpose[];
}

/** The visitor's consent; third-party scripts are only loaded after it. */
export function createConsentStore(storefront: Storefront) {
  const state = proxy<ConsentState>({ isAsked: false, purposes: [] });

  function take({ purposes }: Consent) {
    const isWithdrawn = state.purposes.some((purpose) => !purposes.includes(purpose));
    state.isAsked = false;
    delete document.documentElement.dataset.asks;
    state.purposes = purposes;
    updateConsent(window, purposes);
    // Scripts that run cannot be stopped, so the page is reloaded without them.
    if (isWithdrawn) location.reload();
    else if (purposes.length > 0) void load(purposes);
  }

  function ask() {
    state.isAsked = true;
    // Usually the boot script has set it; not if the visitor decided on an older version of the question.
    document.documentElement.dataset.asks = '';
  }

  async function load(purposes: readonly Purpose[]) {
    const { loadExternalScripts } = await import(/* webpackChunkName: "lazy" */ '../visit/lazy.ts');
    await loadExternalScripts(storefront, document, purposes);
  }

  /** The visitor may have decided on another page before this one was restored. */
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
      else ask();
      storefront.events.on('page.restored', recall);
    },

    /** `at`: when the visitor decided elsewhere, as an ISO date and time. */
    decide(purposes: readonly Purpose[], at = new Date(nowOf(storefront)).toISOString()) {
      const consent = { at, purposes };
      writeConsent(document, consent);
      take(consent);
    },
  };
}
