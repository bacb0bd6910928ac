import { setTimeout as pause } from 'node:timers/promises';

export interface Repetition {
  /** Starts no further run, and waits for the current one. */
  stop(): Promise<void>;
}

/** Runs the work repeatedly, also after a failure; the first time after `everyMs`. */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): Repetition {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run() {
    while (!signal.aborted) {
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await work(signal).catch(onError);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
