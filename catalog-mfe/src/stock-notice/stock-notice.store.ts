import type { StockNotice } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import {
  type Loading,
  leadsNowhere,
  mutation,
  notLoaded,
  notSending,
  resource,
  type Sending,
} from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { fetchNotice, sendConfirmed, sendEnd } from './stock-notice.api.ts';

interface StockNoticeState extends Sending {
  status: Loading['status'] | 'ended';
  notice: StockNotice | null;
}

/** The notice of a link in an e-mail. Nothing changes before a button is clicked, because e-mail programs also open links. */
export function createStockNoticeStore({ api }: Storefront) {
  const state = proxy<StockNoticeState>({ notice: null, ...notLoaded, ...notSending });

  function isHandled(error: unknown) {
    if (leadsNowhere(error)) state.status = 'not-found';
    return leadsNowhere(error);
  }

  async function end(token: string) {
    await sendEnd(api, token);
    return { status: 'ended' as const };
  }

  return {
    state,
    load: resource(state, (token: string) => fetchNotice(api, token), { notFound: { notice: null } }),
    confirm: mutation(state, (token: string) => sendConfirmed(api, token), { isHandled }),
    end: mutation(state, end, { isHandled }),
  };
}
createStockNoticeStore.storeKey = 'catalog.stock-notice';
