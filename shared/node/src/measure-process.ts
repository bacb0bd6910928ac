import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import process from 'node:process';
import { getHeapStatistics } from 'node:v8';
import type { Metrics, Readings } from './metrics.ts';

const NANOSECOND = 1e-9;
const MICROSECOND = 1e-6;
/** Milliseconds between two looks at the event loop; what is measured includes them. */
const RESOLUTION = 20;
const late = (nanoseconds: number) => Math.max(0, nanoseconds * NANOSECOND - RESOLUTION / 1000);

/**
 * Memory, processor and event loop of this process. Values that cover a time cover the one since Prometheus last asked.
 * @returns a function that ends it
 */
export function measureProcess(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const state = { utilization: performance.eventLoopUtilization() };
  const gauge = (name: string, help: string, read: () => number) => metrics.gauge({ name, help }, () => [[{}, read()]]);

  gauge('process_memory_usage_bytes', 'Resident set size.', () => process.memoryUsage.rss());
  gauge('v8js_memory_heap_used_bytes', 'JavaScript objects.', () => getHeapStatistics().used_heap_size);
  gauge(
    'v8js_memory_heap_limit_bytes',
    'The heap at which V8 ends the process.',
    () => getHeapStatistics().heap_size_limit,
  );
  gauge('odeta_clock_seconds', 'The time of this machine, since 1970.', () => Date.now() / 1000);
  gauge('process_uptime_seconds', 'Since the process began.', () => process.uptime());
  metrics.total(
    { name: 'process_cpu_time_seconds_total', help: 'Processor time since the process began.', labels: ['cpu_mode'] },
    () => {
      const { user, system } = process.cpuUsage();
      return [
        [{ cpu_mode: 'user' }, user * MICROSECOND],
        [{ cpu_mode: 'system' }, system * MICROSECOND],
      ];
    },
  );
  gauge('nodejs_eventloop_utilization_ratio', 'Share of the time in which the event loop was busy.', () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, state.utilization);
    state.utilization = now;
    return utilization;
  });
  metrics.gauge(
    { name: 'nodejs_eventloop_delay_seconds', help: 'How late the event loop was.', labels: ['percentile'] },
    (): Readings => {
      const readings = [
        [{ percentile: '50' }, late(delay.percentile(50))],
        [{ percentile: '99' }, late(delay.percentile(99))],
        [{ percentile: '100' }, late(delay.max)],
      ] as const;
      delay.reset();
      return readings;
    },
  );
  return () => delay.disable();
}
