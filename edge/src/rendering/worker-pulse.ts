/** A worker that is blocked for this multiple of the limit is ended in any case. */
const LONGEST = 5;
/** Milliseconds of processor time in one go after which a worker's other pages no longer wait for it. */
const STUCK = 300;

export interface ProcessUsage {
  /** Milliseconds of processor time since the process began. */
  processor: number;
  /** Resident set size. */
  megabytes: number;
}

export interface WorkerPulseOptions {
  /** Counts up while the worker's event loop runs; 0 until it has started. */
  beats: () => number;
  /** Fails once the worker has ended. */
  usage: () => Promise<ProcessUsage>;
  /** Milliseconds for which a worker may be blocked. */
  limit: number;
  /** How often `check` is called within that time. */
  checks: number;
  mostMegabytes: number;
  /** The worker does not respond, and may be in an endless loop. Called at each check. */
  onStuck: () => void;
  onBlocked: () => void;
  onTooLarge: () => void;
}

/**
 * Detects a worker in an endless loop, or one that allocates without end. On a busy machine a worker without processor time looks
 * blocked, too, so its processor time is checked.
 */
export function createWorkerPulse(options: WorkerPulseOptions) {
  const { beats, usage, limit, checks, mostMegabytes, onStuck, onBlocked, onTooLarge } = options;
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
      const used = await usage().catch(() => null);
      if (used?.megabytes && used.megabytes > mostMegabytes) return onTooLarge();
      if (used === null || mine !== still || beats() !== mine.beats) return;
      mine.usedBefore ??= used.processor;
      react(used.processor - mine.usedBefore, mine.checks);
    },
  };

  function react(processor: number, times: number) {
    if (times >= checks && processor >= limit / 2) onBlocked();
    else if (processor >= STUCK) onStuck();
  }
}

const begin = (beats: number) => ({ beats, checks: 0, usedBefore: null as number | null });
