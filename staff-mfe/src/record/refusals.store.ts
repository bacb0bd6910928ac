import type { BodyOf } from '@odeta/contracts';
import { listRefusedActs } from '@odeta/contracts/staff';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';

export type RefusedAct = BodyOf<typeof listRefusedActs>['refusals'][number];

interface RefusalsState {
  /** The part of a name that was asked for. */
  member: string;
  /** `null`: nothing has been read yet. */
  refusals: readonly RefusedAct[] | null;
  hasMore: boolean;
}

/** What employees were not allowed to do. What the server refuses throws. */
export function createRefusals(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const state: RefusalsState = proxy({ member: '', refusals: null, hasMore: false });

  const read = (member: string, before?: number) =>
    send(listRefusedActs, { ...(member && { member }), ...(before !== undefined && { before: String(before) }) });

  return {
    state,
    async find(typed: string) {
      const member = typed.trim();
      const { refusals, hasMore } = await read(member);
      Object.assign(state, { member, refusals: ref(refusals), hasMore });
    },
    async more() {
      const { member, refusals } = state;
      const { refusals: older, hasMore } = await read(member, refusals?.at(-1)?.id);
      // Something else may have been searched for meanwhile.
      if (refusals === state.refusals)
        Object.assign(state, { refusals: ref([...(refusals ?? []), ...older]), hasMore });
    },
  };
}
