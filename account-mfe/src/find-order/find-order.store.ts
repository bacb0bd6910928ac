import { buyingPages } from '@odeta/contracts';
import { type BotProof, createBotProof } from '@odeta/purchase/bot-proof';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';
import { fetchSiteKey } from '../forms/site-key.api.ts';
import { sendCode, sendCodeRequest } from './find-order.api.ts';

export interface NamedOrder {
  orderNumber: string;
  email: string;
}

interface FindOrderState extends Attempting {
  status: 'idle' | 'ready' | 'failed';
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
    ...{ status: 'idle', siteKey: null, named: { orderNumber: '', email: '' }, isAsked: false },
    ...idle,
  });
  // Created on first use, because it only works in browsers.
  const proof = () => (botProof ??= createBotProof(storefront, { siteKey: () => state.siteKey, action: 'find_order' }));

  return {
    state,

    /** Stores the failure, which the page shows. */
    async load() {
      try {
        Object.assign(state, { siteKey: await fetchSiteKey(api), status: 'ready' });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        state.status = 'failed';
        logger.log('critical', error.endpoint, error);
      }
    },

    /** Prepares the bot proof when the visitor starts typing. */
    prepare: () => proof().prepare(),

    /** Resolves to the server's field errors. */
    async ask(named: NamedOrder): Promise<Record<string, string>> {
      state.named = named;
      const wrong = await attempt(state, async () => sendCodeRequest(api, named, await proof().prove()));
      if (wrong === null) state.isAsked = true;
      return wrong ?? {};
    },

    /** Returns to the first form, which keeps its input. */
    askAgain: () => void Object.assign(state, { isAsked: false, problem: null }),

    async open(code: string): Promise<Record<string, string>> {
      const wrong = await attempt(state, async () => {
        const { orderId } = await sendCode(api, { ...state.named, code });
        go(`${buyingPages.confirm}?order=${orderId}`);
      });
      return wrong ?? {};
    },
  };
}
createFindOrderStore.storeKey = 'account.find-order';
