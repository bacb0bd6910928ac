import { type GroupedSizeTable, readSizeTables } from '@odeta/contracts';
import { type Measures, storedMeasures } from '@odeta/purchase/sizes';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

interface SizesState {
  tables: GroupedSizeTable[];
  /** The visitor's measures, which never leave the browser. */
  measures: Measures;
}

/** The size tables, and the visitor's measures, which are stored in this browser. */
export function createSizesStore({ api }: Storefront) {
  const state = proxy<SizesState>({ tables: [], measures: {} });
  const stored = storedMeasures();

  return {
    state,

    async load() {
      state.tables = (await api.send(readSizeTables, {})).tables;
    },

    restore() {
      state.measures = stored.read() ?? {};
    },

    find(measures: Measures) {
      state.measures = measures;
      stored.keep({ ...measures });
    },
  };
}
createSizesStore.storeKey = 'help.sizes';
