import type { VariantId } from '@odeta/contracts';
import { createBotProof } from '@odeta/device/bot-proof';
import type { Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { fetchContact, sendNotice } from './notice.api.ts';

interface NoticeState extends Sending {
  /** `by-push`: this browser will show a push notification. */
  status: 'open' | 'sent' | 'by-push';
  /** The server's error about the e-mail address. */
  emailError: string | null;
}

/** Requests one e-mail when a size is back in stock. */
export function createNoticeStore(storefront: Storefront) {
  const { api } = storefront;
  const state = proxy<NoticeState>({ status: 'open', emailError: null, ...notSending });
  let siteKey: string | null = null;
  const proof = createBotProof(storefront, { siteKey: () => siteKey, action: 'stock-notice' });

  const send = mutation(
    state,
    async (variantId: VariantId, email: string) => {
      state.emailError = null;
      siteKey = (await fetchContact(api)).siteKey;
      await sendNotice(api, { variantId, email }, await proof.prove());
      return { status: 'sent' as const };
    },
    { fields: ['email'] },
  );

  return {
    state,

    /** For other goods, or another address. */
    begin() {
      Object.assign(state, { status: 'open', emailError: null, problem: null });
    },

    waitForPush() {
      state.status = 'by-push';
    },

    async ask(variantId: VariantId, email: string) {
      if (!state.isBusy) state.emailError = (await send(variantId, email)).email ?? null;
    },
  };
}
