import {
  CHECKOUT_MESSAGE,
  cancelPreparedCheckout,
  PREPARED_QUERY,
  type PreparedCheckout,
  readPreparedCheckout,
} from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { endFlag } from '../document/visit-flag.ts';

/** The states in which the checkout has ended for the page or app that opened it. */
const ends: readonly string[] = ['placed', 'failed', 'cancelled'];

interface State {
  checkout: PreparedCheckout | null;
  isCodeRefused: boolean;
}

/** The checkout of a cart that a partner has prepared: follows its state, and reports the result to the opener. */
export function createPreparedStore({ api, events, logger }: Storefront) {
  const page = globalThis.window;
  const query = new URLSearchParams(page.location.search).get(PREPARED_QUERY);
  const state = proxy<State>({ checkout: null, isCodeRefused: query === 'code-refused' });
  const reported = new Set<string>();

  function tell({ id, origin, state: outcome, orderNumber }: PreparedCheckout) {
    if (!ends.includes(outcome) || reported.has(outcome)) return;
    reported.add(outcome);
    const payload = { id, state: outcome as 'placed' | 'failed' | 'cancelled', orderNumber };
    // Addressed to the partner's origin: the browser delivers the message to no other opener.
    page.opener?.postMessage({ ...CHECKOUT_MESSAGE, type: 'checkoutResult', payload }, origin);
    events.emit('checkout.ended', payload);
  }

  /** If the call fails the visitor can leave anyway: the partner asks the server, and learns that there is no order. */
  async function cancel() {
    try {
      await api.send(cancelPreparedCheckout, {}, { suppressMessages: true });
    } catch (error) {
      logger.log('warning', cancelPreparedCheckout.path, error);
    }
    await follow();
  }

  async function follow() {
    try {
      state.checkout = (await api.send(readPreparedCheckout, {}, { suppressMessages: true })).checkout;
      if (state.checkout) tell(state.checkout);
    } catch (error) {
      logger.log('warning', readPreparedCheckout.path, error);
    }
  }

  // The confirmation page has read an order, so the server knows which one it is.
  events.on('setup.learned', () => void follow());

  return {
    state,
    follow,

    /** Goes back to the partner, and cancels the checkout if there is no order yet. */
    async leave() {
      if (!state.checkout) return;
      if (state.checkout.state === 'opened') await cancel();
      endFlag(page, PREPARED_QUERY);
      const { id, returnUrl, state: outcome } = state.checkout;
      if (page.opener) page.close();
      else if (returnUrl !== null) page.location.assign(addressOf(returnUrl, { checkout: id, state: outcome }));
      state.checkout = null;
    },
  };
}

function addressOf(url: string, parameters: Record<string, string>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
