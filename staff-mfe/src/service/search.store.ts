import { type FoundOrder, findInService } from '@odeta/contracts/staff';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';

interface SearchState {
  /** What was searched for last. It may name a person, so that it is in no address. */
  typed: string;
  /** `null`: nothing was searched for yet. */
  found: readonly FoundOrder[] | null;
}

export function createOrderSearch(storefront: Storefront) {
  const session = storefront.storeOf(createStaffSession);
  const state: SearchState = proxy({ typed: '', found: null });
  return {
    state,
    /** @throws {ApiError} */
    async find(typed: string) {
      const { orders } = await session.send(findInService, { q: typed });
      Object.assign(state, { typed, found: ref(orders) });
    },
  };
}
