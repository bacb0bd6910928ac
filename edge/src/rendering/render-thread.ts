import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { SendForClient } from '../api/api-gateway.ts';
import { createApiServerPort } from './api-server-port.ts';
import type { ConnectTask, NumberedTask, RenderWorkerData, TaskAnswer, WorkerTask } from './worker-messages.ts';
import { createWorkerPulse } from './worker-pulse.ts';
import { createWorkerStatus, NO_UNIT, STATUS_BYTES } from './worker-status.ts';

/** Pages that one worker renders concurrently, most of which wait for the API; further pages are queued. */
const CONCURRENT_PAGES = 16;
const MOST_WAITING = 400;
/**
 * V8's heap limit as a multiple of the memory after which a worker is replaced: near its limit V8 collects garbage more often, which took a
 * fifth of the processor time. V8 ends a worker that reaches it in one go.
 */
const ROOM_FOR_GARBAGE = 4;
/** Code that allocates this multiple without interruption is at fault, also for memory that V8 does not limit (typed arrays). */
const MOST_AT_ONCE = 2;
/** Milliseconds that a retired worker may take to finish its tasks. */
const LAST_TASKS = 10_000;

/** The worker ended, or had to be ended, while it rendered this page. */
export class WorkerLostError extends Error {}

export interface RenderThreadOptions {
  /** A worker that uses more is replaced after its pages. */
  memoryMegabytes: number;
  /** `unit`: the one whose code ran, if any. */
  onFault: (error: Error, unit: number) => void;
  /** Milliseconds for which the event loop may be blocked, and how often `checkPulse` is called within that time. */
  blocked: { limit: number; checks: number };
  /** The worker accepts no more pages. `hasWorked`: it had started successfully. */
  onEnd: (hasWorked: boolean) => void;
}

export interface RenderThread {
  /** The number of its tasks; a worker that is starting counts as busy. */
  load(): number;
  run<Result>(task: WorkerTask, send: SendForClient): Promise<TaskAnswer<Result>>;
  /** Ends the worker when it is in an endless loop. */
  checkPulse(): void;
  /** Ends the worker after its current tasks. */
  retire(): void;
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

/** One worker thread in a pool of its own, so that it can be watched, retired and ended separately. */
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
  // Waits, because the worker's tasks are rejected first with the actual reason.
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
    // Atomics would block the worker's timers and messages between tasks.
    atomics: 'disabled',
    recordTiming: false,
    workerHistogram: false,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb },
  });

/** Processor time of the pool's only thread, in milliseconds. */
async function usedProcessor({ threads }: Piscina): Promise<number> {
  const usage = await threads[0]?.cpuUsage();
  return usage ? (usage.user + usage.system) / 1000 : 0;
}
