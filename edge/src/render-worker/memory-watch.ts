import v8 from 'node:v8';
import { NO_UNIT, type WorkerStatus } from '../rendering/worker-status.ts';

const MEGABYTE = 1024 * 1024;

/** What lies outside of V8's heap, such as the bytes of typed arrays, counts too. */
export function megabytesInUse(): number {
  const { used_heap_size, external_memory } = v8.getHeapStatistics();
  return Math.round((used_heap_size + external_memory) / MEGABYTE);
}

interface MemoryWatch {
  /** Megabytes that the code of a unit may take in one go. */
  limit: number;
  /** `unit`: the one whose code ran until then. */
  onBeyond: (unit: number) => void;
  inUse?: () => number;
}

/**
 * Finds the unit that takes too much memory outside of V8's heap, which V8 does not bound: as code of one unit after the other runs
 * in a worker, by what was added until the next one's turn.
 */
export function createMemoryWatch(
  status: Pick<WorkerStatus, 'enter' | 'running'>,
  { limit, onBeyond, inUse = megabytesInUse }: MemoryWatch,
): Pick<WorkerStatus, 'enter'> {
  let before = inUse();
  return {
    enter(unit) {
      const now = inUse();
      const running = status.running();
      if (now - before > limit && running !== NO_UNIT) onBeyond(running);
      before = now;
      return status.enter(unit);
    },
  };
}
