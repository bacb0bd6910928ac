import type { BodyOf } from '@odeta/contracts';
import { listPictures } from '@odeta/contracts/staff';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';

export type ListedPicture = BodyOf<typeof listPictures>['pictures'][number];

interface ListState {
  pictures: readonly ListedPicture[] | null;
  hasMore: boolean;
}

/** Everything that was uploaded, the newest first. What the server refuses throws. */
export function createUploadedPictures(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const state: ListState = proxy({ pictures: null, hasMore: false });

  return {
    state,
    async load() {
      const { pictures, hasMore } = await send(listPictures, {});
      Object.assign(state, { pictures: ref(pictures), hasMore });
    },
    async more() {
      const shown = state.pictures ?? [];
      const { pictures, hasMore } = await send(listPictures, { before: shown.at(-1)?.name });
      Object.assign(state, { pictures: ref([...shown, ...pictures]), hasMore });
    },
  };
}
