import { LRUCache } from 'lru-cache';

interface Entry<Value> {
  value: Value;
  madeAt: number;
}

export interface StaleWhileRevalidateOptions {
  /** Milliseconds for which a value counts as fresh. */
  freshFor: number;
  /** Milliseconds for which a stale value may be returned while a new one is made. */
  staleFor: number;
  /** The most values that are stored; the least recently used is removed first. */
  size: number;
  bytes?: number;
}

/** Decides whether a new value is cached, or only returned to the callers that wait for it. */
export type IsStored<Value> = (value: Value) => boolean;

export type SizeOf<Value> = (value: Value) => number;

/**
 * A stale-while-revalidate cache: a stale value is returned while a single new one is made. If that fails, the stale value is returned
 * until `staleFor` has passed.
 */
export function createStaleWhileRevalidate<Value>(
  { freshFor, staleFor, size, bytes }: StaleWhileRevalidateOptions,
  isStored: IsStored<Value> = () => true,
  sizeOf: SizeOf<Value> = () => 0,
) {
  const entries = new LRUCache<string, Entry<Value>>({
    max: size,
    ...(bytes && { maxSize: bytes, sizeCalculation: ({ value }, key) => sizeOf(value) + key.length }),
  });
  const making = new Map<string, Promise<Value>>();

  return {
    /** `onStale` receives the error when a stale value is returned because a new one could not be made. */
    async get(key: string, make: () => Promise<Value>, onStale: (cause: unknown) => void = () => {}): Promise<Value> {
      const known = entries.get(key);
      const age = known ? Date.now() - known.madeAt : Number.POSITIVE_INFINITY;
      if (known && age <= staleFor) {
        if (age > freshFor) renew(key, make).catch(onStale);
        return known.value;
      }
      return renew(key, make);
    },
  };

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
    entries.set(key, { value, madeAt: Date.now() });
    return value;
  }
}
