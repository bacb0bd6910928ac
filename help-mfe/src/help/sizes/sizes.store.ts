import { type GroupedSizeTable, readSizeTables } from '@odeta/contracts';
import { type Measures, storedMeasures } from '@odeta/sizes';
import type { Storefront } from '@odeta/storefront';
import { type Loading, notLoaded, resource } from '@odeta/storefront/actions';
import { proxy } from '@odeta/storefront/state';

interface SizesState extends Loading {
  tables: GroupedSizeTable[];
  /** The visitor's measures, which never leave the browser. */
  measures: Measures;
}

/** The size tables, and the visitor's measures, which are stored in this browser. */
export function createSizesStore({ api }: Storefront) {
  const state = proxy<SizesState>({ tables: [], measures: {}, ...notLoaded });
  const stored = storedMeasures();

  return {
    state,

    load: resource(state, () => api.send(readSizeTables, {})),

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
