import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Labels, MetricHead } from './metric-head.ts';
import { createSeriesLimit } from './series-limit.ts';

/** Server only. Measurements that Prometheus reads; names and units by OpenTelemetry's semantic conventions where they have one. */

export type { Labels } from './metric-head.ts';

/** Values of a gauge at the time when they are read. */
export type Readings = Iterable<readonly [labels: Labels, value: number]>;

export interface Metrics {
  /** Whether anybody reads them: what is expensive to find out can be left out. */
  readonly isOn: boolean;
  counter(head: MetricHead): { add(labels: Labels, amount?: number): void };
  /** In seconds. */
  histogram(head: MetricHead & { buckets?: number[] }): { record(labels: Labels, seconds: number): void };
  /** `read` runs whenever Prometheus asks. When it fails or takes too long, the metric has no value. */
  gauge(head: MetricHead, read: () => Readings | Promise<Readings>): void;
  /** The same for a value that only grows. */
  total(head: MetricHead, read: () => Readings | Promise<Readings>): void;
  /** In the format of Prometheus. */
  text(): Promise<string>;
}

/** Seconds: from an answer out of a cache to a request that reaches its time limit. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Milliseconds that reading a gauge may take. */
const READ_LIMIT = 2_000;

/** A shop in one process has one registry: `edge` and `api` then use the same metric with different labels. */
export function createMetrics({ readLimit = READ_LIMIT } = {}): Metrics {
  const registry = new Registry();
  const limits = new Map<string, ReturnType<typeof createSeriesLimit>>();
  /** Of the gauges that `edge` and `api` both have. */
  const readers = new Map<string, (() => Readings | Promise<Readings>)[]>();
  const headOf = ({ name, help, labels = [] }: MetricHead) => ({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
  });
  const limitOf = (head: MetricHead, remove: (labels: Labels) => void) => {
    const limit = limits.get(head.name) ?? createSeriesLimit(head, remove);
    limits.set(head.name, limit);
    return limit;
  };
  const known = <Metric>(name: string) => registry.getSingleMetric(name) as Metric | undefined;

  return {
    isOn: true,

    counter(head) {
      const metric = known<Counter>(head.name) ?? new Counter(headOf(head));
      const fit = limitOf(head, (labels) => metric.remove(labels));
      return { add: (labels, amount = 1) => metric.inc(fit(labels), amount) };
    },

    histogram({ buckets = BUCKETS, ...head }) {
      const metric = known<Histogram>(head.name) ?? new Histogram({ ...headOf(head), buckets });
      const fit = limitOf(head, (labels) => metric.remove(labels));
      return { record: (labels, seconds) => metric.observe(fit(labels), seconds) };
    },

    gauge(head, read) {
      const others = readers.get(head.name);
      if (others) return void others.push(read);
      const all = [read];
      readers.set(head.name, all);
      new Gauge({
        ...headOf(head),
        async collect() {
          this.reset();
          const readings = (await Promise.all(all.map((one) => inTime(one, readLimit)))).flatMap((one) => [...one]);
          const fit = createSeriesLimit(head);
          for (const [labels, value] of readings) this.set(fit(labels), value);
        },
      });
    },

    total(head, read) {
      new Counter({
        ...headOf(head),
        async collect() {
          this.reset();
          const readings = await inTime(read, readLimit);
          const fit = createSeriesLimit(head);
          for (const [labels, value] of readings) this.inc(fit(labels), value);
        },
      });
    },

    text: () => registry.metrics(),
  };
}

async function inTime(read: () => Readings | Promise<Readings>, limit: number): Promise<Readings> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Readings>((resolve) => {
    timer = setTimeout(resolve, limit, []);
  });
  try {
    return await Promise.race([read(), late]);
  } catch {
    // Prometheus notices that the metric has no value.
    return [];
  } finally {
    clearTimeout(timer);
  }
}
