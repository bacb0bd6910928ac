import { buyingPages } from '@odeta/contracts';
import { type BotProof, createBotProof } from '@odeta/purchase/bot-proof';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { type Attempting, attempt, idle } from './attempt.ts';
import { sendCode, sendCodeRequest } from './find-order.api.ts';
import { fetchSiteKey } from './site-key.api.ts';

export interface NamedOrder {
  orderNumber: string;
  email: string;
}

interface FindOrderState extends Attempting {
  status: 'idle' | 'ready' | 'failed';
  siteKey: string | null;
  /** What was typed last. */
  named: NamedOrder;
  /** Whether a code was asked for with it. */
  isAsked: boolean;
}

type Go = (path: string) => void;

/** P5. A guest's order: a code by e-mail, and by the code the order. */
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
  // Made when it is first needed: on a server there is nothing to prove.
  const proof = () => (botProof ??= createBotProof(storefront, { siteKey: () => state.siteKey, action: 'find_order' }));

  return {
    state,

    /** A page that could not be filled says so. */
    async load() {
      try {
        Object.assign(state, { siteKey: await fetchSiteKey(api), status: 'ready' });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        state.status = 'failed';
        logger.log('critical', error.endpoint, error);
      }
    },

    /** M9. Whoever begins to type will send. */
    prepare: () => proof().prepare(),

    /** Resolves to the fields that the server finds wrong. */
    async ask(named: NamedOrder): Promise<Record<string, string>> {
      state.named = named;
      const wrong = await attempt(state, async () => sendCodeRequest(api, named, await proof().prove()));
      if (wrong === null) state.isAsked = true;
      return wrong ?? {};
    },

    /** What was typed is still there. */
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
