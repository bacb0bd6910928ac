/** A thread that is blocked for this multiple of the limit is given up in any case. */
const LONGEST = 5;

export interface WorkerPulseOptions {
  /** Counts up while the thread's event loop runs; 0 until it has started. */
  beats: () => number;
  /** Milliseconds of processor time that the thread has used. */
  usedProcessor: () => Promise<number>;
  limit: number;
  /** How often `check` is called within that time. */
  checks: number;
  onBlocked: () => void;
}

/**
 * Detects a thread in an endless loop. On a busy machine a thread without processor time looks blocked, too, so its processor time is
 * checked.
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
      // The query fails once the thread has ended.
      const used = await usedProcessor().catch(() => null);
      if (used === null || mine !== still || beats() !== mine.beats) return;
      mine.usedBefore ??= used;
      if (mine.checks >= checks && used - mine.usedBefore >= limit / 2) onBlocked();
    },
  };
}

const begin = (beats: number) => ({ beats, checks: 0, usedBefore: null as number | null });
