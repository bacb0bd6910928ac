import { LRUCache } from 'lru-cache';

interface Entry<Value> {
  value: Value;
  madeAt: number;
}

export interface StaleWhileRevalidateOptions {
  /** Milliseconds for which a value is handed out as it is. */
  freshFor: number;
  /** Milliseconds for which a value may still be handed out while a new one is made. */
  staleFor: number;
  /** How many values are stored; the one not asked for longest goes first. */
  size: number;
  /** How many bytes the values may take together. */
  bytes?: number;
}

/** Says of a value just made that it is only for those who wait for it. */
export type IsStored<Value> = (value: Value) => boolean;

/** Bytes that a value takes. */
export type SizeOf<Value> = (value: Value) => number;

/**
 * A cache of short-lived values: a stale one is handed out while one new one is made, and nobody makes the same value
 * twice at once. A value that cannot be made anew is handed out until `staleFor` is over.
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
    /** `onStale` receives why the value that is handed out could not be made anew. */
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
