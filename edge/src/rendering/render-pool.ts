import type { SendForClient } from '../api/api-gateway.ts';
import { createRenderThread, type RenderThread } from './render-thread.ts';
import type { TaskAnswer, WorkerTask } from './worker-messages.ts';

/** How often a worker is checked within the time that it may be blocked. */
const CHECKS = 6;

export interface RenderPoolOptions {
  size: number;
  memoryMegabytes: number;
  /** Milliseconds for which a worker's event loop may be blocked. */
  blockedLimit: number;
  /** See `RenderThreadOptions`. */
  onFault: (error: Error, unit: number) => void;
}

export interface RenderPool {
  /** @throws {WorkerLostError} if the worker ended meanwhile, or another error if the pool is closed. */
  run<Result>(task: WorkerTask, send: SendForClient): Promise<TaskAnswer<Result>>;
  start(): void;
  /** Resolves when the workers have ended. */
  close(): Promise<void>;
}

/** A pool of workers that render pages. A worker that hangs, ends or grows too large is replaced, and its pages go to the others. */
export function createRenderPool({ size, memoryMegabytes, blockedLimit, onFault }: RenderPoolOptions): RenderPool {
  const threads = new Set<RenderThread>();
  let isClosed = false;
  const watch = setInterval(() => {
    for (const thread of [...threads]) thread.checkPulse();
  }, blockedLimit / CHECKS).unref();

  return {
    async run(task, send) {
      // A retry after the pool has closed would start another worker.
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
        // A worker that fails to start is replaced on the next request: at once would be an endless loop.
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
