import { type Measures, storedMeasures } from '@odeta/purchase/sizes';
import type { Storefront } from '@odeta/storefront';
import { proxy } from '@odeta/storefront/state';

export type AdviceWay = 'body' | 'garment';

interface SizeAdviceState {
  /** What was measured, each way; it never leaves the browser. */
  measured: Record<AdviceWay, Measures>;
}

/** P11. What the visitor measured for an advice, remembered in this browser; of the body as the size tables of the help know it. */
export function createSizeAdviceStore(_storefront: Storefront) {
  const stored = { body: storedMeasures(), garment: storedMeasures('garment') };
  const state = proxy<SizeAdviceState>({ measured: { body: {}, garment: {} } });

  return {
    state,

    restore() {
      state.measured = { body: stored.body.read() ?? {}, garment: stored.garment.read() ?? {} };
    },

    measure(way: AdviceWay, measures: Measures) {
      state.measured[way] = measures;
      stored[way].keep(measures);
    },
  };
}
