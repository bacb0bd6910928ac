import type { Metrics } from './metrics.ts';

/** Server only. Measures nothing: of a process whose METRICS_PORT is empty. */
export const noMetrics: Metrics = {
  isOn: false,
  counter: () => ({ add() {} }),
  histogram: () => ({ record() {} }),
  gauge() {},
  total() {},
  text: async () => '',
};
