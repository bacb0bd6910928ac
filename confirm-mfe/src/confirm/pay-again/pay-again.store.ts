import { buyingPages, retryPayment } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createConfirmStore } from '../confirm.store.ts';

/** What is paid by a code instead of on another page (R6). */
export const BLIK = 'blik';

/** Pays an order that waits for its money, also where its cart is not known. */
export function createPayAgainStore({ api, storeOf }: Storefront) {
  const state = proxy({
    status: 'open' as 'open' | 'busy' | 'leaving',
    problem: null as Problem | null,
    /** What the server says of the code. */
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

    /** Resolves to the page where it is paid; `null` when it is paid here, was paid meanwhile, or failed at once: the order says so. */
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
