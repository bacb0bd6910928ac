/** In milliseconds. */
export interface Patience {
  /** Without a sign of life for so long, another version is loaded beside. */
  beside: number;
  /** Without a sign of life for so long, the same files are requested again; a page whose scripts have run counts as broken. */
  again: number;
}

/** At least so many times as long as the slowest of the shell's own scripts, which are requested together. */
const TIMES = 3;

type Timing = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd'>;

/** A line on which a script of the shell took long needs as long for everything else. */
export function patienceFor(timings: readonly Timing[]): Patience {
  const own = timings.filter(({ name }) => /\/releases\/shell\/.*\.js$/.test(name));
  const took = Math.max(0, ...own.map(({ startTime, responseEnd }) => responseEnd - startTime));
  return { beside: Math.max(10_000, TIMES * took), again: Math.max(30_000, TIMES * took) };
}

export const currentPatience = () =>
  patienceFor(performance.getEntriesByType('resource') as PerformanceResourceTiming[]);
