import { type BodyOf, buyingPages, type readBenefits } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account.store.ts';
import { type Attempting, attempt, idle } from '../attempt.ts';
import { fetchBenefits, sendJoin, sendLeave } from './benefits.api.ts';

interface BenefitsState extends BodyOf<typeof readBenefits>, Attempting {
  /** The customer is asked once more whether he means it. */
  isLeaving: boolean;
}

/** P2, P3. Codes, vouchers and the club. */
export function createBenefitsStore(
  { api, storeOf }: Storefront,
  go = (path: string) => globalThis.location.assign(path),
) {
  const state = proxy<BenefitsState>({ club: null, codes: [], vouchers: [], isLeaving: false, ...idle });
  const { hasEnded } = storeOf(createAccountStore);

  return {
    state,

    async load() {
      Object.assign(state, await fetchBenefits(api));
    },

    /** P3. The membership is in the cart from now on; it begins when its order is paid. */
    async join() {
      const wrong = await attempt(state, () => sendJoin(api), hasEnded);
      if (wrong === null) go(buyingPages.cart);
    },

    askToLeave: (isLeaving: boolean) => void Object.assign(state, { isLeaving, problem: null }),

    async leave() {
      await attempt(
        state,
        async () => {
          state.club = (await sendLeave(api)).club;
        },
        hasEnded,
      );
      state.isLeaving = state.problem !== null;
    },
  };
}
createBenefitsStore.storeKey = 'account.benefits';
