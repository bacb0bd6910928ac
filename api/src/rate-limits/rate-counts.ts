export interface RateCount {
  /** Including this request. */
  count: number;
  /** Milliseconds until the window ends and the counter restarts. */
  resetMs: number;
}

/** The store of the counters: in this process, or shared by several. */
export interface RateCounts {
  /** Increments the counter; a window starts with its first request. */
  increment(key: string, windowMs: number): Promise<RateCount>;
}

/** Maximum number of keys; beyond that the oldest windows are deleted, so that an attacker's made-up keys cannot exhaust the memory. */
const SIZE = 50_000;

export function createMemoryCounts({ size = SIZE, now = () => performance.now() } = {}): RateCounts {
  const windows = new Map<string, { count: number; resetAt: number }>();

  return {
    async increment(key, windowMs) {
      const time = now();
      const known = windows.get(key);
      if (known && known.resetAt > time) {
        known.count += 1;
        return { count: known.count, resetMs: known.resetAt - time };
      }
      windows.delete(key);
      windows.set(key, { count: 1, resetAt: time + windowMs });
      const [oldest] = windows.keys();
      if (windows.size > size && oldest !== undefined) windows.delete(oldest);
      return { count: 1, resetMs: windowMs };
    },
  };
}
