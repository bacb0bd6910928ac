/** How often something was done in the current window. */
export interface RateCount {
  /** This time included. */
  count: number;
  /** Milliseconds until the window ends and counting begins anew. */
  resetMs: number;
}

/** Where requests are counted: in this process, or in a store that several processes share. */
export interface RateCounts {
  /** Counts one more, in a window that begins with the first one. */
  increment(key: string, windowMs: number): Promise<RateCount>;
}

/** Keys that are remembered; beyond that the oldest windows are forgotten, whatever a stranger makes up. */
const SIZE = 50_000;

/** Counts of this process alone. */
export function createMemoryCounts({ size = SIZE, now = Date.now } = {}): RateCounts {
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
