import type { ApiProcess } from '../servers/api-process.ts';

/** Minimum milliseconds between two kills, because a server takes time to restart. */
const REST_MS = 1200;
/** Maximum kills per step, because restarting a server takes long. */
const MOST = 2;

export interface Killer {
  readonly kills: Record<string, number>;
  /** Sends `kill -9` to the server with this index, which is then restarted. `false` when no server may be killed now. */
  kill(place: number, step: string): Promise<boolean>;
  /** Ends the killing. Resolves when all servers have restarted. */
  stop(): Promise<void>;
}

/** Kills servers at each of the steps, within the limits above. */
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
