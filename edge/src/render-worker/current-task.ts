import { AsyncLocalStorage } from 'node:async_hooks';
import { NO_TASK, type WorkerStatus } from '../rendering/worker-status.ts';

/** Records whose code runs, so that `edge` knows which task blocks the worker or ended it. */
export function createCurrentTask({ enter }: Pick<WorkerStatus, 'enter'>) {
  const storage = new AsyncLocalStorage<number>();
  let entered = NO_TASK;

  return { run, resume };

  /** Runs a task: also the callbacks that it has registered belong to it. */
  function run<Result>(task: number, work: () => Promise<Result>): Promise<Result> {
    return storage.run(task, async () => {
      resume();
      try {
        return await work();
      } finally {
        record(NO_TASK);
      }
    });
  }

  /** The code of this callback's task runs again, after other tasks may have run. */
  function resume() {
    record(storage.getStore() ?? NO_TASK);
  }

  function record(task: number) {
    if (task !== entered) enter(task);
    entered = task;
  }
}
