import type { BodyOf } from '@odeta/contracts';
import { editionNames, readKinds, readValues } from '@odeta/contracts/staff';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';

export type Kind = BodyOf<typeof readKinds>['kinds'][number];
type Value = BodyOf<typeof readValues>['values'][number];

interface ListState {
  kinds: readonly Kind[] | null;
  /** What is listed. */
  kind: string;
  edition: string;
  values: readonly Value[];
  /** After which key the next ones come; `null`: these are all. */
  next: string | null;
}

/** What can be changed, and the values of one kind in one edition. What the server refuses throws. */
export function createValueList(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const state: ListState = proxy({ kinds: null, kind: '', edition: editionNames[0] ?? '', values: [], next: null });

  async function read(after: string) {
    const { kind, edition } = state;
    const { values, next } = await send(readValues, { kind, country: edition, after });
    // Something else may have been chosen meanwhile.
    if (kind !== state.kind || edition !== state.edition) return;
    state.values = ref([...(after === '' ? [] : state.values), ...values]);
    state.next = next;
  }

  return {
    state,
    async load() {
      if (!state.kinds) state.kinds = ref((await send(readKinds, {})).kinds);
      if (state.kind === '') state.kind = state.kinds?.find(({ mayChange }) => mayChange)?.name ?? '';
      if (state.kind !== '') await read('');
    },
    async show(kind: string, edition: string) {
      Object.assign(state, { kind, edition, values: ref([]), next: null });
      await read('');
    },
    more: () => read(state.next ?? ''),
  };
}
