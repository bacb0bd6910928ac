import type { SendForClient } from '../api/api-gateway.ts';
import { createRenderThread, type RenderThread } from './render-thread.ts';
import type { TaskAnswer, WorkerTask } from './worker-messages.ts';

/** How often a worker is looked at within the time that it may be blocked. */
const CHECKS = 6;

export interface RenderPoolOptions {
  size: number;
  memoryMegabytes: number;
  /** Milliseconds for which a worker's event loop may stand still. */
  blockedLimit: number;
  /** See `RenderThreadOptions`. */
  onFault: (error: Error, unit: number) => void;
}

export interface RenderPool {
  /** @throws {WorkerLostError} if the worker ended meanwhile, or another error if the pool is closed. */
  run<Result>(task: WorkerTask, send: SendForClient): Promise<TaskAnswer<Result>>;
  /** Starts the workers before they are needed. */
  start(): void;
  /** Resolves when the workers have ended. */
  close(): Promise<void>;
}

/** Workers that render pages. One that hangs, ends or grows too large is replaced, and the pages go to the others. */
export function createRenderPool({ size, memoryMegabytes, blockedLimit, onFault }: RenderPoolOptions): RenderPool {
  const threads = new Set<RenderThread>();
  let isClosed = false;
  const watch = setInterval(() => {
    for (const thread of [...threads]) thread.checkPulse();
  }, blockedLimit / CHECKS).unref();

  return {
    async run(task, send) {
      // A page whose worker ended with the pool would start another worker.
      if (isClosed) throw new Error('The render workers have ended');
      return leastBusy().run(task, send);
    },
    start,

    async close() {
      isClosed = true;
      clearInterval(watch);
      await Promise.all([...threads].map((thread) => thread.close()));
    },
  };

  function start() {
    while (threads.size < size) addThread();
  }

  function addThread() {
    const thread = createRenderThread({
      memoryMegabytes,
      blocked: { limit: blockedLimit, checks: CHECKS },
      onFault,
      onEnd(hasWorked) {
        threads.delete(thread);
        // One that cannot even start is tried again for the next page, not at once and for ever.
        if (hasWorked && !isClosed) start();
      },
    });
    threads.add(thread);
  }

  function leastBusy(): RenderThread {
    start();
    return [...threads].reduce((best, thread) => (thread.load() < best.load() ? thread : best));
  }
}
