import type { Metrics, Readings } from '@odeta/node/metrics';
import type { RenderPool, WorkerUsage } from './render-pool.ts';

interface Measured {
  pool: Pick<RenderPool, 'usage'>;
  /** Versions that are not rendered for the moment. */
  setAside: () => readonly string[];
}

/** Render workers are processes of their own: their memory is not part of that of `edge`. */
export function measureWorkers(metrics: Metrics, { pool, setAside }: Measured): void {
  const ofUnits = (name: string, help: string, read: (workers: readonly WorkerUsage[]) => number) =>
    metrics.gauge({ name, help, labels: ['unit'], most: 100 }, (): Readings => {
      const units = new Map<string, WorkerUsage[]>();
      // A remote has a group of workers for each version of the shell.
      for (const { unit, workers } of pool.usage()) units.set(unit, [...(units.get(unit) ?? []), ...workers]);
      return [...units].map(([unit, workers]) => [{ unit }, read(workers)] as const);
    });
  ofUnits('odeta_render_workers', 'Processes that render pages of this version.', (workers) => workers.length);
  ofUnits('odeta_render_worker_pages', 'Pages that they render, or that wait for them.', (workers) =>
    workers.reduce((sum, { pages }) => sum + pages, 0),
  );
  ofUnits('odeta_render_worker_memory_bytes', 'Resident set size of all of them.', (workers) =>
    workers.reduce((sum, { memory }) => sum + memory, 0),
  );
  ofUnits('odeta_render_worker_memory_max_bytes', 'Resident set size of the largest.', (workers) =>
    Math.max(0, ...workers.map(({ memory }) => memory)),
  );
  metrics.gauge(
    {
      name: 'odeta_release_set_aside',
      help: '1: this version is not rendered for the moment, because it failed.',
      labels: ['unit'],
      most: 100,
    },
    () => setAside().map((unit) => [{ unit }, 1] as const),
  );
}
