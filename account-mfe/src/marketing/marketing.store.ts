import { changeMarketing, type Marketing, type MarketingChannel, readMarketing } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';

interface MarketingState extends Attempting {
  marketing: Marketing | null;
  /** The server's messages for channels that could not be changed. */
  refused: Partial<Record<MarketingChannel, string>>;
}

/** The customer's marketing consents. */
export function createMarketingStore({ api, storeOf }: Storefront) {
  const state = proxy<MarketingState>({ marketing: null, refused: {}, ...idle });
  const { hasEnded } = storeOf(createAccountStore);

  return {
    state,

    async load() {
      state.marketing = (await api.send(readMarketing, {}, { suppressMessages: true })).marketing;
    },

    async change(channel: MarketingChannel, active: boolean) {
      if (state.isBusy) return;
      const wrong = await attempt(
        state,
        async () => {
          const change = { channel, active };
          state.marketing = (await api.send(changeMarketing, change, { suppressMessages: true })).marketing;
        },
        hasEnded,
      );
      state.refused = wrong ?? {};
    },
  };
}
createMarketingStore.storeKey = 'account.marketing';
