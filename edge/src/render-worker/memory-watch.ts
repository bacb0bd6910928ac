import v8 from 'node:v8';
import { NO_UNIT, type WorkerStatus } from '../rendering/worker-status.ts';

const MEGABYTE = 1024 * 1024;

/** Includes memory outside V8's heap, such as the bytes of typed arrays. */
export function megabytesInUse(): number {
  const { used_heap_size, external_memory } = v8.getHeapStatistics();
  return Math.round((used_heap_size + external_memory) / MEGABYTE);
}

interface MemoryWatch {
  /** Megabytes that the code of a unit may allocate without interruption. */
  limit: number;
  /** `unit`: the one whose code was running. */
  onBeyond: (unit: number) => void;
  inUse?: () => number;
}

/**
 * Finds the unit that allocates too much memory outside V8's heap, which V8 does not limit: measures what was added whenever the code of
 * another unit starts to run in the worker.
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
