import { buyingPages, retryPayment } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createConfirmStore } from '../confirm.store.ts';

/** Pays an unpaid order, even if its cart is unknown. */
export function createPayAgainStore({ api, storeOf }: Storefront) {
  const state = proxy({
    status: 'open' as 'open' | 'busy' | 'leaving',
    problem: null as Problem | null,
    /** The server's error about the code. */
    codeError: null as string | null,
  });

  function refuse(error: unknown) {
    state.status = 'open';
    const code = error instanceof ApiError ? error.validation['cart.blikCode']?.[0] : undefined;
    if (code) state.codeError = code;
    else state.problem = problemOf(error);
  }

  return {
    state,

    /** Resolves to the payment page; `null` if it is paid here, was already paid, or failed at once: the order has the state. */
    async pay(orderId: string, payment: string, blikCode: string): Promise<string | null> {
      Object.assign(state, { status: 'busy', problem: null, codeError: null });
      try {
        const { redirect } = await api.send(retryPayment, { orderId, payment, blikCode }, { suppressMessages: true });
        const isElsewhere = redirect !== null && !Object.values(buyingPages).some((page) => redirect.startsWith(page));
        if (!isElsewhere) await storeOf(createConfirmStore).refresh();
        state.status = isElsewhere ? 'leaving' : 'open';
        return isElsewhere ? redirect : null;
      } catch (error) {
        refuse(error);
        return null;
      }
    },
  };
}
