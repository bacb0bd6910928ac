/** Keys per statement; further keys wait for the next one. */
const MOST_KEYS = 32;

interface Waiting<Key, Value> {
  key: Key;
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
}

/**
 * Turns a function that reads many keys into one that reads a single key. Keys that are requested in the same turn of the event loop, or
 * while the last statement is running, share a statement: a busy server makes one round trip instead of twenty, and an idle one does not
 * wait.
 */
export function createBatch<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const waiting: Waiting<Key, Value>[] = [];
  let out = false;

  async function run() {
    const batch = waiting.splice(0, MOST_KEYS);
    try {
      const values = await load(batch.map(({ key }) => key));
      for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    out = waiting.length > 0;
    // After the responses have been sent, so that requests that follow from them can join.
    if (out) setImmediate(run);
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (out) return;
      out = true;
      setImmediate(run);
    });
}
