import pLimit from 'p-limit';
import type { SendForClient } from '../api/api-gateway.ts';
import type { TaskAnswer, WorkerTask } from '../releases/worker-messages.ts';
import { createWaitingTasks } from './waiting-tasks.ts';
import { openWorkerConnection } from './worker-connection.ts';
import { NO_TASK } from './worker-status.ts';
import { createWorkerWatch, type WorkerLimits } from './worker-watch.ts';

/** Pages that one worker renders concurrently, most of which wait for the API; further pages are queued. */
const CONCURRENT_PAGES = 16;
const MOST_WAITING = 400;
/** A worker that uses this multiple of the memory after which it is replaced is ended at once. */
const MOST_MEMORY = 2;
const MEGABYTE = 1024 * 1024;
/** Milliseconds that a retired worker may take to finish its tasks; others do what is left then. */
const LAST_TASKS = 10_000;

export interface RenderProcessOptions extends WorkerLimits {
  onFault: (error: Error) => void;
  /** The worker accepts no more pages. `hasWorked`: it had started successfully. */
  onEnd: (hasWorked: boolean) => void;
  /** Its process has ended. */
  onClosed: () => void;
}

export interface RenderProcess {
  /** The number of its tasks. */
  load(): number;
  /** Bytes of its resident set at its last beat or task. */
  memory(): number;
  /** It does not respond, because a task blocks it. */
  isStuck(): boolean;
  /** Milliseconds since its last task. */
  idleFor(): number;
  /** @throws {WorkerLostError} if the worker ended meanwhile, or another error if too many tasks wait. */
  run<Result>(task: WorkerTask, send: SendForClient): Promise<TaskAnswer<Result>>;
  /** Ends the worker when it is blocked or too large. */
  check(): void;
  /** Ends the worker after its current tasks. */
  retire(): void;
  /** Resolves when the process has ended. */
  close(): Promise<void>;
}

/** One worker process: it can be watched, retired and ended without the others. */
export function createRenderProcess(options: RenderProcessOptions): RenderProcess {
  const { memoryMegabytes, blocked, onFault, onClosed } = options;
  const mostMegabytes = memoryMegabytes * MOST_MEMORY;
  const state = { lastTask: 0, lastUse: Date.now(), isRetired: false, closing: null as Promise<void> | null };
  const onUncaught = (error: Error) => {
    onFault(error);
    retire();
  };
  const worker = openWorkerConnection({ heapMegabytes: mostMegabytes, onFault: onUncaught, onEnd: lose });
  const tasks = createWaitingTasks(worker.status, blocked.limit);
  const watch = createWorkerWatch({ worker, tasks, memoryMegabytes, mostMegabytes, blocked, retire, lose });
  const limit = pLimit(CONCURRENT_PAGES);

  return {
    load: tasks.size,
    memory: () => worker.status.megabytes() * MEGABYTE,
    isStuck: watch.isStuck,
    idleFor: () => (tasks.size() > 0 ? 0 : Date.now() - state.lastUse),
    run,
    check: () => void (state.closing ?? watch.check()),
    retire,
    close,
  };

  async function run<Result>(task: WorkerTask, send: SendForClient): Promise<TaskAnswer<Result>> {
    if (tasks.size() >= CONCURRENT_PAGES + MOST_WAITING) throw new Error('Too many pages wait for a render worker');
    state.lastTask += 1;
    const id = state.lastTask;
    try {
      return await new Promise((resolve, reject) => {
        tasks.add(id, reject);
        limit(() => answerOf<Result>(id, task, send)).then(resolve, (error) => lose(error, id));
      });
    } finally {
      tasks.delete(id);
      state.lastUse = Date.now();
      if (!state.closing) watch.checkMemory();
      if (state.isRetired && tasks.size() === 0) void close();
    }
  }

  async function answerOf<Result>(id: number, task: WorkerTask, send: SendForClient) {
    // It has been lost while it waited.
    if (state.closing) throw new Error('The render worker has ended');
    tasks.sent(id, task);
    return worker.run<Result>(id, task, send);
  }

  function retire() {
    if (state.isRetired || state.closing) return;
    state.isRetired = true;
    options.onEnd(true);
    if (tasks.size() === 0) void close();
    else setTimeout(leaveTasks, LAST_TASKS).unref();
  }

  /** It had much to do, or its machine had: a worker that is blocked or late has been ended before. */
  function leaveTasks() {
    if (state.closing) return;
    tasks.loseAll(new Error('A retired render worker did not finish'), NO_TASK);
    void close();
  }

  /** @param own the task at fault, if it is not the one whose code runs */
  function lose(error: Error, own?: number) {
    if (state.closing) return;
    const hasWorked = worker.status.beats() > 0;
    tasks.loseAll(error, own);
    void close();
    onFault(error);
    if (!state.isRetired) options.onEnd(hasWorked);
  }

  function close(): Promise<void> {
    if (!state.closing) tasks.loseAll(new Error('The render workers have ended'));
    state.closing ??= worker.close().finally(onClosed);
    return state.closing;
  }
}
