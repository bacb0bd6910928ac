import { buyingPages, retryPayment } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { mutation, notSending, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createConfirmStore } from '../confirm.store.ts';

interface PayAgainState extends Sending {
  /** The server's error about the code. */
  codeError: string | null;
}

const isOurs = (url: string) => Object.values(buyingPages).some((page) => url.startsWith(page));

/** Pays an unpaid order, even if its cart is unknown. */
export function createPayAgainStore(
  { api, storeOf }: Storefront,
  go = (page: string) => globalThis.location.assign(page),
) {
  const state = proxy<PayAgainState>({ codeError: null, ...notSending });

  const send = mutation(
    state,
    async (orderId: string, payment: string, blikCode: string) => {
      state.codeError = null;
      const { redirect } = await api.send(retryPayment, { orderId, payment, blikCode }, { suppressMessages: true });
      if (redirect !== null && !isOurs(redirect)) {
        go(redirect);
        return { isBusy: true };
      }
      await storeOf(createConfirmStore).refresh();
    },
    { fields: ['blikCode'] },
  );

  return {
    state,

    /** Leads to the payment page, unless it is paid here, was already paid, or failed at once: the order has the state. */
    async pay(orderId: string, payment: string, blikCode: string) {
      if (state.isBusy) return;
      const { blikCode: codeError = null } = await send(orderId, payment, blikCode);
      state.codeError = codeError;
    },
  };
}
