import { ApiError, type Storefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { fetchPaymentStatus } from './confirm.api.ts';
import { createConfirmStore } from './confirm.store.ts';

/** Milliseconds between two requests, and until polling ends. */
const PAUSE = 4000;
const LONGEST = 15 * 60_000;

/**
 * While a payment is pending, polls its status, and reads the order again when it is decided. A hidden page does not poll; it does so at
 * once when it is visible again.
 */
export function createPaymentWatchStore(storefront: Storefront) {
  const { api, storeOf } = storefront;
  /** A failed request is repeated. */
  async function isDecided(orderId: string) {
    try {
      return (await fetchPaymentStatus(api, orderId)) !== 'pending';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return false;
    }
  }

  return {
    /** Returns a function that stops it. */
    watch(orderId: string): () => void {
      const stopped = new AbortController();
      const limit = nowOf(storefront) + LONGEST;
      const running = { timer: undefined as ReturnType<typeof setTimeout> | undefined, isPending: false };

      async function ask() {
        clearTimeout(running.timer);
        if (running.isPending || document.hidden) return;
        running.isPending = true;
        const isOver = await isDecided(orderId);
        running.isPending = false;
        if (stopped.signal.aborted) return;
        if (isOver) await storeOf(createConfirmStore).refresh();
        else if (nowOf(storefront) < limit) running.timer = setTimeout(ask, PAUSE);
      }

      document.addEventListener('visibilitychange', () => void ask(), { signal: stopped.signal });
      void ask();
      return () => {
        stopped.abort();
        clearTimeout(running.timer);
      };
    },
  };
}
