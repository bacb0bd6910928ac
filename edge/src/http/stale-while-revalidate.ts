import { LRUCache } from 'lru-cache';

interface Entry<Value> {
  value: Value;
  madeAt: number;
  /** When a newer one could not be made. */
  failedAt: number;
}

export interface StaleWhileRevalidateOptions {
  /** Milliseconds for which a value counts as fresh. */
  freshFor: number;
  /** Milliseconds for which a stale value may be returned while a new one is made. */
  staleFor: number;
  /** Milliseconds for which a stale value may be returned if no new one can be made; `staleFor` by default. */
  keptFor?: number;
  /** The most values that are stored; the least recently used is removed first. */
  size: number;
  bytes?: number;
}

/** Decides whether a new value is cached, or only returned to the callers that wait for it if there is no older one. */
export type IsStored<Value> = (value: Value) => boolean;

export type SizeOf<Value> = (value: Value) => number;

/** `error`: an older value, because a new one could not be made. */
export type CacheResult = 'fresh' | 'stale' | 'miss' | 'error';

/** Milliseconds after a failure in which callers get the old value at once, instead of waiting for the next failure. */
const PAUSE = 5_000;

/**
 * A cache with the meanings of RFC 5861. Stale-while-revalidate: for `staleFor` a stale value is returned while a single new one is made.
 * Stale-if-error: an older one is returned for `keptFor` only if making a new one has failed.
 */
export function createStaleWhileRevalidate<Value>(
  { freshFor, staleFor, keptFor = staleFor, size, bytes }: StaleWhileRevalidateOptions,
  isStored: IsStored<Value> = () => true,
  sizeOf: SizeOf<Value> = () => 0,
  count: (result: CacheResult) => void = () => {},
) {
  const entries = new LRUCache<string, Entry<Value>>({
    max: size,
    ...(bytes && { maxSize: bytes, sizeCalculation: ({ value }, key) => sizeOf(value) + key.length }),
  });
  const making = new Map<string, Promise<Value>>();
  type Found = { value: Value; age: number; result: CacheResult };

  return {
    /** `onStale` receives the reason when a stale value is returned because a new one could not be made. */
    async get(key: string, make: () => Promise<Value>, onStale: (cause: unknown) => void = () => {}): Promise<Value> {
      const { value } = await this.withAge(key, make, onStale);
      return value;
    },

    /** The same with the value's age in milliseconds. */
    async withAge(key: string, make: () => Promise<Value>, onStale: (cause: unknown) => void = () => {}) {
      const { result, ...found } = await find(key, make, onStale);
      count(result);
      return found;
    },
  };

  async function find(key: string, make: () => Promise<Value>, onStale: (cause: unknown) => void): Promise<Found> {
    const known = entries.get(key);
    const age = known ? Date.now() - known.madeAt : Number.POSITIVE_INFINITY;
    if (!known || age > Math.max(staleFor, keptFor)) return { value: await renew(key, make), age: 0, result: 'miss' };
    if (age <= freshFor) return { value: known.value, age, result: 'fresh' };
    const renewal = renewKept(known, key, make, onStale);
    if (age <= staleFor) return { value: known.value, age, result: 'stale' };
    if (Date.now() - known.failedAt <= PAUSE) return { value: known.value, age, result: 'error' };
    const value = await renewal;
    return value === known.value ? { value, age, result: 'error' } : { value, age: 0, result: 'miss' };
  }

  /** Returns the known value if there is no better one. */
  async function renewKept(
    known: Entry<Value>,
    key: string,
    make: () => Promise<Value>,
    onStale: (cause: unknown) => void,
  ) {
    try {
      const value = await renew(key, make);
      if (isStored(value)) return value;
      known.failedAt = Date.now();
    } catch (cause) {
      known.failedAt = Date.now();
      onStale(cause);
    }
    return known.value;
  }

  function renew(key: string, make: () => Promise<Value>) {
    const running = making.get(key);
    if (running) return running;
    const promise = make()
      .then((value) => (isStored(value) ? remember(key, value) : value))
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  }

  function remember(key: string, value: Value) {
    entries.set(key, { value, madeAt: Date.now(), failedAt: Number.NEGATIVE_INFINITY });
    return value;
  }
}
