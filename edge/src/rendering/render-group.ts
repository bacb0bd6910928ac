import type { RenderProcess, RenderProcessOptions } from './render-process.ts';

/** A further worker starts when each has this many pages. */
const BUSY = 4;
/** Workers beyond the size of the group while others are stuck. */
const MOST_STUCK = 4;
/** Milliseconds after which a worker that is not needed ends. */
const IDLE = 120_000;

export interface RenderGroupOptions {
  size: number;
  createProcess: (events: Pick<RenderProcessOptions, 'onEnd' | 'onClosed'>) => RenderProcess;
}

/**
 * The workers for the same releases: one, and more of them while there is much to do. One that hangs, ends or grows too large is replaced.
 */
export function createRenderGroup({ size, createProcess }: RenderGroupOptions) {
  /** Those that accept pages. */
  const processes = new Set<RenderProcess>();
  const all = new Set<RenderProcess>();

  return {
    /** The worker for the next task. */
    choose(): RenderProcess {
      const responding = [...processes].filter((process) => !process.isStuck());
      const best = leastBusy(responding);
      if (!best) return (processes.size >= size + MOST_STUCK && leastBusy([...processes])) || add();
      if (best.load() >= BUSY && responding.length < size) add();
      return best;
    },

    check() {
      for (const process of all) process.check();
    },

    /** Ends workers that nobody needs. `isLive`: one of them stays. */
    endIdle(isLive: boolean) {
      const idle = [...processes].filter((process) => process.idleFor() > IDLE);
      for (const process of idle) if (!isLive || processes.size > 1) retire(process);
    },

    /** Ends the workers after their tasks. */
    retire() {
      for (const process of [...processes]) retire(process);
    },

    isEmpty: () => all.size === 0,

    /** What each worker uses, in bytes, and how many pages it has. */
    usage: () => [...all].map((process) => ({ memory: process.memory(), pages: process.load() })),

    async close() {
      processes.clear();
      await Promise.all([...all].map((process) => process.close()));
    },
  };

  function add(): RenderProcess {
    const process = createProcess({
      onEnd(hasWorked) {
        const isNeeded = processes.delete(process) && processes.size === 0;
        // A worker that fails to start is replaced on the next request: at once would be an endless loop.
        if (isNeeded && hasWorked) add();
      },
      onClosed: () => all.delete(process),
    });
    processes.add(process);
    all.add(process);
    return process;
  }

  /** It is not replaced. */
  function retire(process: RenderProcess) {
    processes.delete(process);
    process.retire();
  }
}
export type RenderGroup = ReturnType<typeof createRenderGroup>;

const leastBusy = (processes: readonly RenderProcess[]): RenderProcess | undefined =>
  [...processes].sort((one, other) => one.load() - other.load())[0];
