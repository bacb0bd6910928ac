import type { SizeTable } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import { fetchSizeTable } from './size-table.api.ts';

interface SizeTableState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  table: SizeTable | null;
}

/** The size table of the product, loaded when it is first needed. */
export function createSizeTableStore({ api }: Storefront) {
  const state = proxy<SizeTableState>({ status: 'idle', table: null });

  return {
    state,

    async load(key: string) {
      if (state.status === 'loading' || state.status === 'ready') return;
      state.status = 'loading';
      try {
        Object.assign(state, { status: 'ready', table: await fetchSizeTable(api, key) });
      } catch {
        // Nothing depends on the table, and the visitor can retry.
        state.status = 'failed';
      }
    },
  };
}
