/** Keys in one statement; more wait for the next. */
const MOST_KEYS = 32;

interface Waiting<Key, Value> {
  key: Key;
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
}

/**
 * Turns a read of many keys into a read of one. What is asked for in the same turn of the event loop, or while the last
 * statement is still out, goes to the database together: a busy server makes one round trip where it made twenty, a
 * quiet one waits for nothing.
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
    // After the answers just given have gone out, so that what they set off can join.
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
