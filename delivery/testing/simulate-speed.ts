import { SLOWER, type SpeedCounts, type SpeedMeasure, speedMeasures } from '@odeta/contracts';

// Jest looks up globals slowly.
const { cos, exp, log, max, sqrt, PI } = Math;

/** As `api` counts them (`canary-speed.repository.ts`). */
const TYPICAL_OF = 100;
const LEAST = { lcp: 400, inp: 80 };
/** The share of visitors whose browsers measure, and how much slower a broken version is. */
const MEASURED = 0.7;
const BROKEN = 1.5;
/** Milliseconds of the median visitor with a good line and the version in a cache; everything else multiplies them. */
const MEDIAN = { lcp: 900, inp: 110 };
const FACTORS = { lcp: { cold: 1.7, slowLine: 4 }, inp: { cold: 1.1, slowLine: 1.3 } };
/** Slower visitors of the canary in one group between two looks. */
const LOOK_AFTER = 10;
/** Standard deviation of the logarithm: one page is e^0.5 times as slow as another. */
const SPREAD = 0.5;

interface Visit {
  isCanary: boolean;
  downloads: boolean;
  isOnSlowLine: boolean;
  slower: SpeedMeasure | null;
}

/** Simulates how fast pages are: of visitors with the version in a cache or without, on good lines and on slow ones. */
export function createSpeeds(random: () => number) {
  const counts: SpeedCounts[] = [];
  const typical = new Map<string, number[]>();

  return {
    counts,

    /** @returns whether to look at the counts again: after some visitors of the canary who were slower than is typical. */
    add(visit: Visit): boolean {
      if (random() >= MEASURED) return false;
      return speedMeasures.map((measure) => count(measure, visit)).some(Boolean);
    },
  };

  function count(measure: SpeedMeasure, visit: Visit): boolean {
    const group = `${visit.isOnSlowLine ? 'slow' : 'fast'} ${visit.downloads ? 'downloaded' : 'cached'}`;
    const ms = durationOf(random, measure, visit);
    const limit = limitOf(`${measure} ${group}`, ms, visit.isCanary);
    if (limit === null) return false;
    const { canary, beside } = countedIn(measure, group);
    const arm = visit.isCanary ? canary : beside;
    const isSlower = ms > max(LEAST[measure], limit) * (visit.isCanary ? SLOWER : 1);
    arm.of += 1;
    arm.failed += Number(isSlower);
    return visit.isCanary && isSlower && arm.failed % LOOK_AFTER === 0;
  }

  /** What is typical of a group; `null` until enough visitors beside the canary are known. */
  function limitOf(key: string, ms: number, isCanary: boolean): number | null {
    const first = typical.get(key) ?? [];
    typical.set(key, first);
    if (first.length === TYPICAL_OF) return first[TYPICAL_OF / 2] ?? null;
    if (!isCanary) first.push(ms);
    if (first.length === TYPICAL_OF) first.sort((one, other) => one - other);
    return null;
  }

  function countedIn(measure: SpeedMeasure, group: string): SpeedCounts {
    const known = counts.find((one) => one.measure === measure && one.group === group);
    const counted = known ?? { measure, group, canary: { failed: 0, of: 0 }, beside: { failed: 0, of: 0 } };
    if (!known) counts.push(counted);
    return counted;
  }
}

function durationOf(random: () => number, measure: SpeedMeasure, { downloads, isOnSlowLine, slower }: Visit): number {
  const { cold, slowLine } = FACTORS[measure];
  const factors = [downloads ? cold : 1, isOnSlowLine ? slowLine : 1, slower === measure ? BROKEN : 1];
  return factors.reduce((ms, factor) => ms * factor, MEDIAN[measure]) * exp(SPREAD * normal(random));
}

/** Box and Muller's method. */
const normal = (random: () => number) => sqrt(-2 * log(1 - random())) * cos(2 * PI * random());
