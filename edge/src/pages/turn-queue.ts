/** Lower comes first: first `rank`, then `since`. */
export interface Turn {
  rank: number;
  /** Milliseconds of `performance.now()`. */
  since: number;
  /** How long it may wait. */
  waitSeconds: number;
}

interface Waiting {
  turn: Turn;
  begin(): void;
  refuse(): void;
}

interface TurnQueueOptions {
  /** How many tasks run at a time. */
  atOnce: number;
  /** How many more of them may wait. */
  mostWaiting: number;
  /** Returns the error for a task that would wait, or has waited, for too long. It has not begun. */
  refuse: () => Error;
  now?: () => number;
}

/** How much the last task counts in the average. */
const WEIGHT = 0.05;

/**
 * Runs some tasks at a time and the others by their turn. A task that would wait for longer than it may, judging by how long tasks take at
 * present, is refused at once: its place goes to one that can still be served in time. If the queue is full, the last one leaves it.
 */
export function createTurnQueue({ atOnce, mostWaiting, refuse, now = () => performance.now() }: TurnQueueOptions) {
  const waiting: Waiting[] = [];
  const state = { running: 0, average: 0 };

  return {
    counts: () => ({ running: state.running, waiting: waiting.length }),

    async run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
      if (state.running < atOnce) state.running += 1;
      else await wait(turn);
      const begunAt = now();
      try {
        return await work();
      } finally {
        state.average += (now() - begunAt - state.average) * WEIGHT;
        // The next task takes over the slot, so `running` does not change.
        const next = waiting.shift();
        if (next) next.begin();
        else state.running -= 1;
      }
    },
  };

  function wait(turn: Turn): Promise<void> {
    const place = waiting.findLastIndex((other) => !isBefore(turn, other.turn)) + 1;
    const expectedSeconds = ((place + 1) * state.average) / atOnce / 1000;
    if (place >= mostWaiting || expectedSeconds > turn.waitSeconds) throw refuse();
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        turn,
        begin() {
          clearTimeout(limit);
          resolve();
        },
        refuse() {
          clearTimeout(limit);
          reject(refuse());
        },
      };
      const limit = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1);
        reject(refuse());
      }, turn.waitSeconds * 1000);
      waiting.splice(place, 0, one);
      if (waiting.length > mostWaiting) waiting.pop()?.refuse();
    });
  }
}

const isBefore = (one: Turn, other: Turn) =>
  one.rank < other.rank || (one.rank === other.rank && one.since < other.since);
