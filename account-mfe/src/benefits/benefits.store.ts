import { type BodyOf, buyingPages, type readBenefits } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account.store.ts';
import { type Attempting, attempt, idle } from '../attempt.ts';
import { fetchBenefits } from '../benefits.api.ts';
import { sendCodeToKeep, sendJoin, sendLeave } from './benefits.api.ts';

interface BenefitsState extends BodyOf<typeof readBenefits>, Attempting {
  /** The customer is asked once more whether he means it. */
  isLeaving: boolean;
  /** The last code that was typed is in the list. */
  isAdded: boolean;
}

/** P2, P3. Codes, vouchers and the club. */
export function createBenefitsStore(
  { api, storeOf }: Storefront,
  go = (path: string) => globalThis.location.assign(path),
) {
  const state = proxy<BenefitsState>({
    club: null,
    codes: [],
    vouchers: [],
    isLeaving: false,
    isAdded: false,
    ...idle,
  });
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

    /** P2. Resolves to why the code is not kept; `null` when it is, or when the page says why. */
    async keep(code: string): Promise<string | null> {
      const wrong = await attempt(
        state,
        async () => void Object.assign(state, await sendCodeToKeep(api, code)),
        hasEnded,
      );
      state.isAdded = wrong === null;
      return wrong?.code ?? null;
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
