import type { ApiProcess } from '../servers/api-process.ts';

/** Between two kills: a server takes its time to be there again. */
const REST_MS = 1200;
/** Times at each step: starting a server again is expensive. */
const MOST = 2;

export interface Killer {
  /** How often a server died at each step. */
  readonly kills: Record<string, number>;
  /** `kill -9` for the server at this place, which starts anew by itself. `false` when none may die now. */
  kill(place: number, step: string): Promise<boolean>;
  /** From now on everyone lives. Resolves when all do. */
  stop(): Promise<void>;
}

/** Kills servers at every one of the steps, at none of them more often than can be waited for. */
export function createKiller(
  servers: ApiProcess[],
  start: (place: number) => Promise<ApiProcess>,
  steps: readonly string[],
): Killer {
  const kills: Record<string, number> = Object.fromEntries(steps.map((step) => [step, 0]));
  const state = { stopped: false, last: 0 };
  const starting = new Map<number, Promise<void>>();

  async function revive(place: number) {
    servers[place] = await start(place);
    starting.delete(place);
  }

  return {
    kills,

    async kill(place, step) {
      const count = kills[step];
      if (count === undefined) throw new Error(`Nobody dies at ${step}`);
      const mayDie = !state.stopped && count < MOST && !starting.has(place) && Date.now() - state.last >= REST_MS;
      if (!mayDie) return false;
      state.last = Date.now();
      kills[step] = count + 1;
      await servers[place]?.kill();
      starting.set(place, revive(place));
      return true;
    },

    async stop() {
      state.stopped = true;
      await Promise.all(starting.values());
    },
  };
}
