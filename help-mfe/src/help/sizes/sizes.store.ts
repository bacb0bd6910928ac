import { type GroupedSizeTable, readSizeTables } from '@odeta/contracts';
import { keptMeasures, type Measures } from '@odeta/purchase/sizes';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

interface SizesState {
  tables: GroupedSizeTable[];
  /** What the visitor measured; it never leaves the browser. */
  measures: Measures;
}

/** P16. The size tables, and the visitor's measures, kept in this browser. */
export function createSizesStore({ api }: Storefront) {
  const state = proxy<SizesState>({ tables: [], measures: {} });
  const kept = keptMeasures();

  return {
    state,

    async load() {
      state.tables = (await api.send(readSizeTables, {})).tables;
    },

    restore() {
      state.measures = kept.read() ?? {};
    },

    find(measures: Measures) {
      state.measures = measures;
      kept.keep({ ...measures });
    },
  };
}
createSizesStore.storeKey = 'help.sizes';
