import { TooManyRequests } from './too-many-requests.ts';

interface ConcurrencyLimitOptions {
  /** How many tasks of one key run at a time. */
  atOnce: number;
  /** How many more of them may wait. */
  waiting: number;
}

const RETRY_AFTER_SECONDS = 5;

/** Limits concurrent tasks per key: they wait only for tasks of the same key. */
export function createConcurrencyLimit({ atOnce, waiting }: ConcurrencyLimitOptions) {
  const queues = new Map<string, { running: number; next: (() => void)[] }>();

  async function enter(key: string) {
    const queue = queues.get(key) ?? { running: 0, next: [] };
    queues.set(key, queue);
    if (queue.running < atOnce) queue.running += 1;
    else if (queue.next.length < waiting) await new Promise<void>((resolve) => queue.next.push(resolve));
    else throw new TooManyRequests(RETRY_AFTER_SECONDS);
    return queue;
  }

  return {
    /** Throws `TooManyRequests` when too many tasks wait already. */
    async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const queue = await enter(key);
      try {
        return await work();
      } finally {
        // The next task takes over the slot, so `running` does not change.
        const next = queue.next.shift();
        if (next) next();
        else queue.running -= 1;
        if (queue.running === 0) queues.delete(key);
      }
    },
  };
}
export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;
