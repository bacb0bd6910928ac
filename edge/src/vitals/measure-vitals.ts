import type { View } from '@odeta/contracts';
import type { Metrics } from '@odeta/node/metrics';

/** Seconds; with the limits of good and poor values (https://web.dev/articles/vitals). */
const TIMES = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10, 20];
/** Without a unit. */
const SHIFTS = [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
/** Series of one metric: addresses are patterns, and only listed versions are counted. */
const MOST = 240;

/** Core Web Vitals of real visitors, by address and by version. */
export function measureVitals(metrics: Metrics) {
  const histogram = (name: string, help: string, labels: string[], buckets: number[]) =>
    metrics.histogram({ name, help, labels, buckets, most: MOST, keepsLast: true });
  const ofRoutes = histogram(
    'odeta_browser_vital_duration_seconds',
    'Largest contentful paint (lcp), interaction to next paint (inp) and time to first byte (ttfb), as browsers report them.',
    ['vital', 'http_route'],
    TIMES,
  );
  const ofUnits = histogram(
    'odeta_browser_vital_unit_duration_seconds',
    'The same by the version of the shell and of the remote.',
    ['vital', 'unit'],
    TIMES,
  );
  const shifts = histogram(
    'odeta_browser_layout_shift_ratio',
    'Cumulative layout shift, as browsers report it.',
    ['http_route'],
    SHIFTS,
  );

  return (view: View, route: string, units: readonly string[]): void => {
    for (const vital of ['lcp', 'inp', 'ttfb'] as const) {
      const ms = view[vital];
      if (ms === undefined) continue;
      ofRoutes.record({ vital, http_route: route }, ms / 1_000);
      for (const unit of units) ofUnits.record({ vital, unit }, ms / 1_000);
    }
    if (view.cls !== undefined) shifts.record({ http_route: route }, view.cls);
  };
}
