import type { createWaitingTasks } from './waiting-tasks.ts';
import type { openWorkerConnection } from './worker-connection.ts';
import { createWorkerPulse } from './worker-pulse.ts';

export interface WorkerLimits {
  /** A worker that uses more is replaced after its pages. */
  memoryMegabytes: number;
  /** Milliseconds for which the event loop may be blocked, and how often `check` is called within that time. */
  blocked: { limit: number; checks: number };
}

interface WorkerWatchOptions extends WorkerLimits {
  worker: Pick<ReturnType<typeof openWorkerConnection>, 'status' | 'usage'>;
  tasks: ReturnType<typeof createWaitingTasks>;
  mostMegabytes: number;
  retire: () => void;
  /** `own`: the task at fault, if it is not the one whose code runs. */
  lose: (error: Error, own?: number) => void;
}

/** Decides whether a worker is still of use. */
export function createWorkerWatch(options: WorkerWatchOptions) {
  const { worker, tasks, memoryMegabytes, mostMegabytes, blocked, retire, lose } = options;
  const { status, usage } = worker;
  let stuckAt = 0;
  const pulse = createWorkerPulse({
    ...blocked,
    mostMegabytes,
    beats: status.beats,
    usage,
    onStuck: leave,
    onBlocked: () => lose(new Error('A render worker was blocked by an endless loop')),
    onTooLarge,
  });

  return { check, checkMemory, isStuck: () => stuckAt !== 0 && stuckAt === status.beats() };

  function check() {
    checkMemory();
    const overdue = tasks.overdue();
    if (overdue !== undefined) lose(new Error('A render worker did not answer in time'), overdue);
    else void pulse.check();
  }

  function checkMemory() {
    const megabytes = status.megabytes();
    if (megabytes > mostMegabytes) onTooLarge();
    else if (megabytes > memoryMegabytes) retire();
  }

  /** The pages that wait for the one whose code runs are rendered by another worker. */
  function leave() {
    stuckAt = status.beats();
    tasks.loseOthers(new Error('A render worker does not respond'));
  }

  function onTooLarge() {
    lose(new Error(`A render worker used more than ${mostMegabytes} MB: the memory limit`));
  }
}
