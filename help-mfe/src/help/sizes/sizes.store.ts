import { type GroupedSizeTable, readSizeTables } from '@odeta/contracts';
import { visitStorage } from '@odeta/purchase';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';
import * as v from 'valibot';
import type { Measures } from './find-size.ts';

const MeasuresSchema = v.record(v.string(), v.number());

interface SizesState {
  tables: GroupedSizeTable[];
  /** What the visitor measured; it never leaves the browser. */
  measures: Measures;
}

/** P16. The size tables, and the visitor's measures, kept for the visit. */
export function createSizesStore({ api }: Storefront) {
  const state = proxy<SizesState>({ tables: [], measures: {} });
  const kept = visitStorage('help.measures', MeasuresSchema);

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
