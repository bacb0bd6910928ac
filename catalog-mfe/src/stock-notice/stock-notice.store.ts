import type { StockNotice } from '@odeta/contracts';
import { type Problem, problemOf } from '@odeta/purchase';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { type LoadStatus, leadsNowhere } from '../page/loading.ts';
import { fetchNotice, sendConfirmed, sendEnd } from './stock-notice.api.ts';

interface StockNoticeState {
  status: LoadStatus | 'ended';
  notice: StockNotice | null;
  isBusy: boolean;
  problem: Problem | null;
}

/** The notice of a link in an e-mail. Nothing changes before a button is clicked, because e-mail programs also open links. */
export function createStockNoticeStore({ api }: Storefront) {
  const state = proxy<StockNoticeState>({ status: 'idle', notice: null, isBusy: false, problem: null });

  async function change(work: () => Promise<void>) {
    if (state.isBusy) return;
    Object.assign(state, { isBusy: true, problem: null });
    try {
      await work();
    } catch (error) {
      if (leadsNowhere(error)) state.status = 'not-found';
      else state.problem = problemOf(error);
    } finally {
      state.isBusy = false;
    }
  }

  return {
    state,

    async load(token: string) {
      try {
        const { notice } = await fetchNotice(api, token);
        Object.assign(state, { status: 'ready', notice });
      } catch (error) {
        if (!leadsNowhere(error)) throw error;
        Object.assign(state, { status: 'not-found', notice: null });
      }
    },

    confirm: (token: string) =>
      change(async () => {
        state.notice = (await sendConfirmed(api, token)).notice;
      }),

    end: (token: string) =>
      change(async () => {
        await sendEnd(api, token);
        state.status = 'ended';
      }),
  };
}
createStockNoticeStore.storeKey = 'catalog.stock-notice';
