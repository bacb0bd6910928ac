import type { Metrics } from '@odeta/node/metrics';
import type { CacheResult } from '../http/stale-while-revalidate.ts';
import type { RenderQueue } from './render-queue.ts';

/** Caches of pages, and how long versions take to render. */
export function createPageMeasures(metrics: Metrics) {
  const results = metrics.counter({
    name: 'odeta_page_cache_requests_total',
    help: 'fresh, stale (renewed meanwhile), miss (the visitor waited), error (an old copy, as no new one could be made).',
    labels: ['cache', 'result'],
  });
  const durations = metrics.histogram({
    name: 'odeta_page_render_duration_seconds',
    help: 'Rendering of a page on the server, with its data, by the version of its remote.',
    labels: ['unit'],
    most: 100,
    keepsLast: true,
  });
  return {
    cache: (cache: 'pages' | 'contents') => (result: CacheResult) => results.add({ cache, result }),
    rendered: (unit: string, ms: number) => durations.record({ unit }, ms / 1000),
    queue({ counts }: RenderQueue) {
      metrics.gauge(
        { name: 'odeta_render_queue_pages', help: 'Pages that are rendered, or wait for it.', labels: ['state'] },
        () => Object.entries(counts()).map(([state, pages]) => [{ state }, pages]),
      );
    },
  };
}
export type PageMeasures = ReturnType<typeof createPageMeasures>;
