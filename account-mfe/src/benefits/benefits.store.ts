import { type BodyOf, buyingPages, type readBenefits } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { type Loading, mutation, notLoaded, notSending, resource, type Sending } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';
import { createAccountStore } from '../account/account.store.ts';
import { fetchBenefits } from '../codes/benefits.api.ts';
import { sendCodeToKeep, sendJoin, sendLeave } from './benefits.api.ts';

interface BenefitsState extends BodyOf<typeof readBenefits>, Loading, Sending {
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
    ...notLoaded,
    ...notSending,
    club: null,
    codes: [],
    vouchers: [],
    isLeaving: false,
    isAdded: false,
  });
  const { hasEnded: isHandled } = storeOf(createAccountStore);

  return {
    state,

    load: resource(state, () => fetchBenefits(api)),

    /** Adds the membership to the cart. It begins when the order is paid. */
    join: mutation(
      state,
      async () => {
        await sendJoin(api);
        go(buyingPages.cart);
      },
      { isHandled },
    ),

    /** Resolves to the error of the field. */
    add: mutation(
      state,
      async (code: string) => {
        state.isAdded = false;
        return { ...(await sendCodeToKeep(api, code)), isAdded: true };
      },
      { isHandled, fields: ['code'] },
    ),

    askToLeave: (isLeaving: boolean) => void Object.assign(state, { isLeaving, problem: null }),

    leave: mutation(state, async () => ({ club: (await sendLeave(api)).club, isLeaving: false }), { isHandled }),
  };
}
createBenefitsStore.storeKey = 'account.benefits';
