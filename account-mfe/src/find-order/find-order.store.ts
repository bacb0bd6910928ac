import { buyingPages } from '@odeta/contracts';
import { type BotProof, createBotProof } from '@odeta/device/bot-proof';
import type { Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { fetchSiteKey } from '../forms/site-key.api.ts';
import { sendCode, sendCodeRequest } from './find-order.api.ts';

export interface NamedOrder {
  orderNumber: string;
  email: string;
}

interface FindOrderState extends Loading, Sending {
  siteKey: string | null;
  /** The last input. */
  named: NamedOrder;
  /** Whether a code was requested for it. */
  isAsked: boolean;
}

type Go = (path: string) => void;

/** Opens a guest's order with a code that is sent by e-mail. */
export function createFindOrderStore(
  storefront: Storefront,
  go: Go = (path) => globalThis.location.assign(path),
  botProof?: BotProof,
) {
  const { api, logger } = storefront;
  const state = proxy<FindOrderState>({
    ...notLoaded,
    ...notSending,
    siteKey: null,
    named: { orderNumber: '', email: '' },
    isAsked: false,
  });
  // Created on first use, because it only works in browsers.
  const proof = () => (botProof ??= createBotProof(storefront, { siteKey: () => state.siteKey, action: 'find_order' }));

  return {
    state,

    load: resource(state, async () => ({ siteKey: await fetchSiteKey(api) }), {
      onFailure: (error) => logger.log('critical', error.endpoint, error),
    }),

    /** Prepares the bot proof when the visitor starts typing. */
    prepare: () => proof().prepare(),

    /** Resolves to the server's field errors. */
    ask: mutation(state, async (named: NamedOrder) => {
      state.named = named;
      await sendCodeRequest(api, named, await proof().prove());
      return { isAsked: true };
    }),

    /** Returns to the first form, which keeps its input. */
    askAgain: () => void Object.assign(state, { isAsked: false, problem: null }),

    /** Resolves to the server's field errors. */
    open: mutation(state, async (code: string) => {
      const { orderId } = await sendCode(api, { ...state.named, code });
      go(`${buyingPages.confirm}?order=${orderId}`);
    }),
  };
}
createFindOrderStore.storeKey = 'account.find-order';
