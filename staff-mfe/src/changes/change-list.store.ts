import { type ChangeSet, listChangeSets, type SetState } from '@odeta/contracts/staff';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';

interface ListState {
  /** What is listed; `null`: sets in any state. */
  only: SetState | null;
  sets: readonly ChangeSet[] | null;
  hasMore: boolean;
}

/** Change sets, the newest first. What the server refuses throws. */
export function createChangeList(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const state: ListState = proxy({ only: null, sets: null, hasMore: false });

  async function read(only: SetState | null, before?: number) {
    return send(listChangeSets, { ...(only && { state: only }), ...(before && { before: String(before) }) });
  }

  return {
    state,
    async show(only: SetState | null) {
      Object.assign(state, { only, sets: null, hasMore: false });
      const { changeSets, hasMore } = await read(only);
      if (only === state.only) Object.assign(state, { sets: ref(changeSets), hasMore });
    },
    async more() {
      const { only, sets } = state;
      const { changeSets, hasMore } = await read(only, sets?.at(-1)?.id);
      // Something else may have been chosen meanwhile.
      if (only === state.only && sets) Object.assign(state, { sets: ref([...sets, ...changeSets]), hasMore });
    },
  };
}
