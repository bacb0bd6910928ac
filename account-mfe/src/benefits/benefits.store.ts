import { type BodyOf, buyingPages, type readBenefits } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { fetchBenefits } from '../codes/benefits.api.ts';
import { type Attempting, attempt, idle } from '../forms/attempt.ts';
import { sendCodeToKeep, sendJoin, sendLeave } from './benefits.api.ts';

interface BenefitsState extends BodyOf<typeof readBenefits>, Attempting {
  /** Whether the customer is asked to confirm leaving the club. */
  isLeaving: boolean;
  /** Whether the last code was added. */
  isAdded: boolean;
}

/** Codes, vouchers and the club. */
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

    /** Adds the membership to the cart. It begins when the order is paid. */
    async join() {
      const wrong = await attempt(state, () => sendJoin(api), hasEnded);
      if (wrong === null) go(buyingPages.cart);
    },

    /** Resolves to the error of the field; `null` on success, or when the page shows the problem. */
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
