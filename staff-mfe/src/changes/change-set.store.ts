import type { BodyOf, Endpoint, InputOf } from '@odeta/contracts';
import {
  applyChangeSet,
  approveChangeSet,
  type Conflict,
  cancelChangeSet,
  previewChangeSet,
  readChangeSet,
  refuseChangeSet,
  undoChangeSet,
} from '@odeta/contracts/staff';
import { ApiError, type Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';

export type OpenSet = BodyOf<typeof readChangeSet>;

interface OpenState {
  status: 'loading' | 'ready' | 'unknown';
  open: OpenSet | null;
  /** What somebody has changed since the set was prepared, so that it cannot start or be undone. */
  conflicts: readonly Conflict[];
  /** Whether the last act has been done. */
  isDone: boolean;
  preview: BodyOf<typeof previewChangeSet> | null;
}

/** One change set, and what people do with it. What the server refuses throws, apart from conflicts. */
export function createOpenSet(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const nothing = { conflicts: [], isDone: false, preview: null };
  const state: OpenState = proxy({ status: 'loading', open: null, ...nothing });

  async function read(id: string) {
    try {
      Object.assign(state, { open: ref(await send(readChangeSet, { id })), status: 'ready' });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not-found') throw error;
      state.status = 'unknown';
    }
  }

  /** Then the set is read again, because others may do something with it, too. */
  async function act<C extends Endpoint>(endpoint: C, input: InputOf<C> & { id: string }): Promise<void> {
    Object.assign(state, { conflicts: [], isDone: false });
    try {
      await send(endpoint, input);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changed-meanwhile') throw error;
      state.conflicts = ref(error.body.conflicts as Conflict[]);
      return;
    }
    await read(input.id);
    Object.assign(state, { isDone: true, preview: null });
  }

  return {
    state,
    async load(id: string) {
      // What is possible is that of whoever reads it.
      Object.assign(state, nothing, { status: 'loading', open: null });
      await read(id);
    },
    approve: (id: string, reason: string) => act(approveChangeSet, { id, ...(reason.trim() && { reason }) }),
    refuse: (id: string, reason: string) => act(refuseChangeSet, { id, reason }),
    start: (id: string, { from, until }: { from: string; until: string }) =>
      act(applyChangeSet, { id, ...(from && { from }), ...(until && { until }) }),
    cancel: (id: string) => act(cancelChangeSet, { id }),
    undo: (id: string, reason: string) => act(undoChangeSet, { id, ...(reason.trim() && { reason }) }),
    async preview(id: string) {
      const preview = await send(previewChangeSet, { id });
      state.preview = preview;
      return preview;
    },
  };
}
