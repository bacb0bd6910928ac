/** A thread that has stood still for so many times the limit is given up, whatever it does. */
const LONGEST = 5;

export interface WorkerPulseOptions {
  /** Counts up while the event loop of the thread turns; 0 until it has started. */
  beats: () => number;
  /** Milliseconds of the processor that the thread has used. */
  usedProcessor: () => Promise<number>;
  /** Milliseconds for which the event loop may stand still. */
  limit: number;
  /** How often `check` is called within that time. */
  checks: number;
  onBlocked: () => void;
}

/**
 * Finds a thread that is caught in an endless loop. One that a busy machine gives no time stands still, too: only the loop uses
 * the processor meanwhile.
 */
export function createWorkerPulse({ beats, usedProcessor, limit, checks, onBlocked }: WorkerPulseOptions) {
  let still = begin(0);

  return {
    async check(): Promise<void> {
      const current = beats();
      if (current === 0 || current !== still.beats) {
        still = begin(current);
        return;
      }
      const mine = still;
      mine.checks += 1;
      if (mine.checks >= checks * LONGEST) return onBlocked();
      // It cannot be asked once it has ended.
      const used = await usedProcessor().catch(() => null);
      if (used === null || mine !== still || beats() !== mine.beats) return;
      mine.usedBefore ??= used;
      if (mine.checks >= checks && used - mine.usedBefore >= limit / 2) onBlocked();
    },
  };
}

const begin = (beats: number) => ({ beats, checks: 0, usedBefore: null as number | null });
