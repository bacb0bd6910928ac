import { type Measures, storedMeasures } from '@odeta/sizes';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

export type AdviceWay = 'body' | 'garment';

interface SizeAdviceState {
  /** The typed measures of the body and of a garment; they never leave the browser. */
  measured: Record<AdviceWay, Measures>;
  /** How often they were read from the browser. */
  restored: number;
}

/**
 * The visitor's measures for the size advice, stored in this browser. Those of the body are shared with the size tables of the help pages.
 */
export function createSizeAdviceStore(_storefront: Storefront) {
  const stored = { body: storedMeasures(), garment: storedMeasures('garment') };
  const state = proxy<SizeAdviceState>({ measured: { body: {}, garment: {} }, restored: 0 });

  return {
    state,

    restore() {
      state.measured = { body: stored.body.read() ?? {}, garment: stored.garment.read() ?? {} };
      state.restored += 1;
    },

    /** Replaces the measures of the `shown` fields; the others stay, because another product asks for them. */
    measure(way: AdviceWay, shown: readonly string[], measures: Measures) {
      const others = Object.entries(state.measured[way]).filter(([key]) => !shown.includes(key));
      state.measured[way] = { ...Object.fromEntries(others), ...measures };
      stored[way].keep(state.measured[way]);
    },
  };
}
