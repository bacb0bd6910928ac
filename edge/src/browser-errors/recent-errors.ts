import { LRUCache } from 'lru-cache';

/** Different errors that are remembered. */
const MOST = 60;

export interface RecentError {
  /** `null` if none of the listed versions is in its stack. */
  release: string | null;
  message: string;
  places: readonly string[];
  count: number;
  /** ISO. */
  lastAt: string;
}

/** The last errors that browsers have reported to this process, for `/releases`. */
export function createRecentErrors(now: () => number = Date.now) {
  const errors = new LRUCache<string, RecentError>({ max: MOST });

  return {
    add(error: Pick<RecentError, 'release' | 'message' | 'places'>) {
      const key = `${error.release} ${error.message} ${error.places[0]}`;
      const count = (errors.get(key)?.count ?? 0) + 1;
      errors.set(key, { ...error, count, lastAt: new Date(now()).toISOString() });
    },

    /** The newest first. */
    list: (): RecentError[] => [...errors.values()],
  };
}
export type RecentErrors = ReturnType<typeof createRecentErrors>;
