import { LRUCache } from 'lru-cache';

/**
 * `server`: rendering of a page, counted by this process. The others are reported by browsers: how fast pages are (Core Web Vitals; `cls` in
 * thousandths), and by those that compare a canary with the live version, how long its phases take.
 */
export const timedPhases = [
  'server',
  'ttfb',
  'lcp',
  'inp',
  'cls',
  'entry',
  'chunk',
  'style',
  'texts',
  'render',
  'shown',
] as const;
export type TimedPhase = (typeof timedPhases)[number];

/** Each bucket is 15 % longer than the one before: quantiles are at most 7 % off. */
const STEP = Math.log(1.15);
/** Up to 100 seconds; longer ones count as that. */
const BUCKETS = 84;
/** Versions; each takes 2.4 KB. */
const MOST_RELEASES = 60;

export interface PhaseTimes {
  phase: TimedPhase;
  count: number;
  /** Milliseconds. */
  p75: number;
  p95: number;
  /** How many took up to how many milliseconds; without empty buckets. */
  histogram: [ms: number, count: number][];
}

/** How long the phases of versions take: counts without any data of visitors, since the start of this process. */
export function createTimings() {
  const releases = new LRUCache<string, Map<TimedPhase, Uint32Array>>({ max: MOST_RELEASES });

  return {
    add(release: string, phase: TimedPhase, ms: number) {
      const phases = releases.get(release) ?? new Map<TimedPhase, Uint32Array>();
      const buckets = phases.get(phase) ?? new Uint32Array(BUCKETS);
      const bucket = Math.min(BUCKETS - 1, Math.max(0, Math.ceil(Math.log(Math.max(ms, 1)) / STEP)));
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      phases.set(phase, buckets);
      releases.set(release, phases);
    },

    of(release: string): PhaseTimes[] {
      const phases = releases.peek(release);
      return timedPhases.flatMap((phase) => {
        const buckets = phases?.get(phase);
        return buckets ? [timesOf(phase, buckets)] : [];
      });
    },
  };
}
export type Timings = ReturnType<typeof createTimings>;

function timesOf(phase: TimedPhase, buckets: Uint32Array): PhaseTimes {
  const count = buckets.reduce((sum, each) => sum + each, 0);
  const histogram = Array.from(buckets, (each, bucket): [number, number] => [longestIn(bucket), each]);
  return {
    phase,
    count,
    p75: quantile(histogram, count * 0.75),
    p95: quantile(histogram, count * 0.95),
    histogram: histogram.filter(([, each]) => each > 0),
  };
}

const longestIn = (bucket: number) => Math.round(Math.exp(bucket * STEP));

function quantile(histogram: readonly [number, number][], rank: number): number {
  let seen = 0;
  for (const [ms, each] of histogram) {
    seen += each;
    if (seen >= rank && each > 0) return ms;
  }
  return 0;
}
