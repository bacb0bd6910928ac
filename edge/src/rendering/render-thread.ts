import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { SendForClient } from '../api/api-gateway.ts';
import { createApiServerPort } from './api-server-port.ts';
import type { ConnectTask, NumberedTask, RenderWorkerData, TaskAnswer, WorkerTask } from './worker-messages.ts';
import { createWorkerPulse } from './worker-pulse.ts';
import { createWorkerStatus, NO_UNIT, STATUS_BYTES } from './worker-status.ts';

/** Pages that one worker has begun, most of which wait for the API; more wait for their turn. */
const CONCURRENT_PAGES = 16;
const MOST_WAITING = 400;
/**
 * The bound of V8 is so many times the memory that a worker may keep: V8 collects garbage the more often, the closer its bound
 * is, which cost a fifth of the processor's time. It ends a worker that fills its memory in one go.
 */
const ROOM_FOR_GARBAGE = 4;
/** Code that takes so many times that memory in one go is at fault, also for what V8 does not bound (typed arrays). */
const MOST_AT_ONCE = 2;
/** Milliseconds that a retired worker may take for the tasks that it has. */
const LAST_TASKS = 10_000;

/** A worker ended, or had to be ended, while it had this page. */
export class WorkerLostError extends Error {}

export interface RenderThreadOptions {
  /** One that uses more is replaced after its pages. */
  memoryMegabytes: number;
  /** `unit`: the code that ran, if any; `error` says what happened. */
  onFault: (error: Error, unit: number) => void;
  /** Milliseconds for which its event loop may stand still, and how often `checkPulse` is called within that time. */
  blocked: { limit: number; checks: number };
  /** The worker takes no more pages. `hasWorked`: it had started well. */
  onEnd: (hasWorked: boolean) => void;
}

export interface RenderThread {
  /** Tasks that it has; one that still starts counts as a busy one. */
  load(): number;
  run<Result>(task: WorkerTask, send: SendForClient): Promise<TaskAnswer<Result>>;
  /** Ends it when it is caught in an endless loop. */
  checkPulse(): void;
  /** Lets it finish its tasks. */
  retire(): void;
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

/** One worker thread; it is a pool of one, so that it can be watched, retired and ended apart from the others. */
export function createRenderThread({ memoryMegabytes, blocked, onFault, onEnd }: RenderThreadOptions): RenderThread {
  const memory = new SharedArrayBuffer(STATUS_BYTES);
  const status = createWorkerStatus(memory);
  const pool = createPoolOfOne(
    { status: memory, mostAtOnce: memoryMegabytes * MOST_AT_ONCE },
    memoryMegabytes * ROOM_FOR_GARBAGE,
  );
  let load = 0;
  let lastTask = 0;
  let isRetired = false;
  let closing: Promise<void> | null = null;
  const pulse = createWorkerPulse({
    ...blocked,
    beats: status.beats,
    usedProcessor: () => usedProcessor(pool),
    onBlocked: () => lose(new Error('A render worker was blocked by an endless loop')),
  });

  const { port1, port2 } = new MessageChannel();
  const api = createApiServerPort(port1, (error, unit = NO_UNIT) => {
    onFault(error, unit);
    retire();
  });
  pool.on('error', (error) => lose(error));
  // The tasks of the worker, which are rejected first, know why.
  pool.on('workerDestroy', () => setImmediate(() => lose(new Error('A render worker ended'))));
  pool.run({ kind: 'connect', port: port2 }, { transferList: [port2] }).catch((error) => lose(error));

  return {
    load: () => load + (status.beats() === 0 ? CONCURRENT_PAGES : 0),
    run,
    checkPulse: () => void pulse.check(),
    retire,
    close,
  };

  async function run<Result>(task: WorkerTask, send: SendForClient): Promise<TaskAnswer<Result>> {
    if (load >= CONCURRENT_PAGES + MOST_WAITING) throw new Error('Too many pages wait for a render worker');
    lastTask += 1;
    load += 1;
    const id = lastTask;
    api.open(id, send);
    try {
      return await pool.run({ ...task, id });
    } catch (error) {
      lose(error as Error);
      throw new WorkerLostError('The render worker ended', { cause: error });
    } finally {
      load -= 1;
      api.closeSoon(id);
      if (status.heapMegabytes() > memoryMegabytes) retire();
      if (isRetired && load === 0) void close();
    }
  }

  function retire() {
    if (isRetired || closing) return;
    isRetired = true;
    onEnd(true);
    if (load === 0) void close();
    else setTimeout(() => lose(new Error('A retired render worker did not finish')), LAST_TASKS).unref();
  }

  function lose(error: Error) {
    if (closing) return;
    const unit = status.running();
    const hasWorked = status.beats() > 0;
    void close();
    onFault(error, unit);
    if (!isRetired) onEnd(hasWorked);
  }

  function close(): Promise<void> {
    if (!closing) api.close();
    closing ??= pool.destroy();
    return closing;
  }
}

const createPoolOfOne = (workerData: RenderWorkerData, maxOldGenerationSizeMb: number) =>
  new Piscina<ConnectTask | NumberedTask, TaskAnswer<never>>({
    filename: path.join(import.meta.dirname, '../render-worker/render-worker.ts'),
    name: 'run',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: CONCURRENT_PAGES,
    maxQueue: MOST_WAITING,
    // They would stop the worker's timers and messages between tasks.
    atomics: 'disabled',
    recordTiming: false,
    workerHistogram: false,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb },
  });

/** Milliseconds of its one thread. */
async function usedProcessor({ threads }: Piscina): Promise<number> {
  const usage = await threads[0]?.cpuUsage();
  return usage ? (usage.user + usage.system) / 1000 : 0;
}
