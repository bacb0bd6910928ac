import { Worker } from 'node:worker_threads';
import type { Done, Task } from './worker.ts';

interface Crew {
  readonly count: number;
  readonly folder: string;
  readonly onDone: (done: Done) => void;
}

/** Shares tasks among worker threads; each takes the next one when it is done. */
export async function shareOut(tasks: readonly Task[], { count, folder, onDone }: Crew): Promise<void> {
  const waiting = [...tasks];

  const runWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { folder } });
      const next = () => {
        const task = waiting.shift();
        if (task) worker.postMessage(task);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('error', reject);
      worker.on('message', (done: Done) => {
        onDone(done);
        next();
      });
      next();
    });

  await Promise.all(Array.from({ length: Math.min(count, tasks.length) }, runWorker));
}
