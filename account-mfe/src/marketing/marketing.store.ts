import { changeMarketing, type Marketing, type MarketingChannel, readMarketing } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';

interface MarketingState extends Loading, Sending {
  marketing: Marketing | null;
  /** The server's messages for channels that could not be changed. */
  refused: Partial<Record<MarketingChannel, string>>;
}

/** The customer's marketing consents. */
export function createMarketingStore({ api, storeOf }: Storefront) {
  const state = proxy<MarketingState>({ marketing: null, refused: {}, ...notLoaded, ...notSending });
  const { hasEnded: isHandled } = storeOf(createAccountStore);

  const send = mutation(
    state,
    (channel: MarketingChannel, active: boolean) =>
      api.send(changeMarketing, { channel, active }, { suppressMessages: true }),
    { isHandled },
  );

  return {
    state,

    load: resource(state, () => api.send(readMarketing, {}, { suppressMessages: true })),

    async change(channel: MarketingChannel, active: boolean) {
      if (!state.isBusy) state.refused = await send(channel, active);
    },
  };
}
createMarketingStore.storeKey = 'account.marketing';
