import type { VariantId } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import { createBotProof } from '@odeta/purchase/bot-proof';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchContact, sendNotice } from './notice.api.ts';

interface NoticeState {
  /** `by-push`: this browser will show a push notification. */
  status: 'open' | 'busy' | 'sent' | 'by-push';
  /** The server's error about the e-mail address. */
  wrong: string | null;
  problem: Problem | null;
}

/** Requests one e-mail when a size is back in stock. */
export function createNoticeStore(storefront: Storefront) {
  const { api } = storefront;
  const state = proxy<NoticeState>({ status: 'open', wrong: null, problem: null });
  let siteKey: string | null = null;
  const proof = createBotProof(storefront, { siteKey: () => siteKey, action: 'stock-notice' });

  async function send(variantId: VariantId, email: string) {
    siteKey = (await fetchContact(api)).siteKey;
    await sendNotice(api, { variantId, email }, await proof.prove());
  }

  return {
    state,

    /** For other goods, or another address. */
    begin() {
      Object.assign(state, { status: 'open', wrong: null, problem: null });
    },

    waitForPush() {
      state.status = 'by-push';
    },

    async ask(variantId: VariantId, email: string) {
      if (state.status === 'busy') return;
      Object.assign(state, { status: 'busy', wrong: null, problem: null });
      try {
        await send(variantId, email);
        state.status = 'sent';
      } catch (error) {
        state.wrong = (error instanceof ApiError && error.validation.email?.[0]) || null;
        if (state.wrong === null) state.problem = problemOf(error);
        state.status = 'open';
      }
    },
  };
}
