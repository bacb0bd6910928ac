interface ConcurrencyLimitOptions {
  /** How many tasks of one key run at a time. */
  atOnce: number;
  /** How many more of them may wait. */
  waiting: number;
  /** How long one may wait; by default without a limit. */
  waitSeconds?: number;
  /** Returns the error that is thrown when too many tasks are waiting, or when this one has waited too long. */
  refuse?: () => Error;
}

/** Too many tasks are waiting, or this one has waited too long. It has not begun. */
export class QueueFull extends Error {
  /** When it is worth trying again. */
  readonly retryAfterSeconds = 5;

  constructor() {
    super('Too many tasks are waiting');
    this.name = 'QueueFull';
  }
}

interface Queue {
  running: number;
  next: (() => void)[];
}

/** Limits concurrent tasks per key: they wait only for tasks of the same key. */
export function createConcurrencyLimit({
  atOnce,
  waiting,
  waitSeconds,
  refuse = () => new QueueFull(),
}: ConcurrencyLimitOptions) {
  const queues = new Map<string, Queue>();

  async function enter(key: string) {
    const queue = queues.get(key) ?? { running: 0, next: [] };
    queues.set(key, queue);
    if (queue.running < atOnce) queue.running += 1;
    else if (queue.next.length < waiting) await turn(queue, refuse, waitSeconds);
    else throw refuse();
    return queue;
  }

  return {
    /** Tasks of all keys. */
    counts() {
      const all = [...queues.values()];
      return {
        running: all.reduce((sum, { running }) => sum + running, 0),
        waiting: all.reduce((sum, { next }) => sum + next.length, 0),
      };
    },

    /** @throws `QueueFull`, or what `refuse` returns */
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

function turn({ next }: Queue, refuse: () => Error, waitSeconds?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(limit);
      resolve();
    };
    const limit =
      waitSeconds &&
      setTimeout(() => {
        next.splice(next.indexOf(begin), 1);
        reject(refuse());
      }, waitSeconds * 1000);
    next.push(begin);
  });
}
