import process from 'node:process';
import { setImmediate, setInterval } from 'node:timers';
import { createBirpc } from 'birpc';
import type { EdgeFunctions, WorkerFunctions } from '../releases/worker-messages.ts';
import { describeError } from '../releases/worker-messages.ts';
import { BEAT, createWorkerStatus } from '../rendering/worker-status.ts';
import { createApiClient } from './api-client.ts';
import { createCurrentTask } from './current-task.ts';
import { createWaitMeter } from './processor-wait.ts';
import { restrictGlobals } from './restrict-globals.ts';
import { createTasks } from './tasks.ts';

/** The descriptor after those of standard streams and of the channel to `edge`. */
const STATUS_FILE = 4;
const MEGABYTE = 1024 * 1024;

/** The process in which `edge` renders pages with one shell and one remote. */
startRenderWorker();

function startRenderWorker() {
  const status = createWorkerStatus(STATUS_FILE);
  const current = createCurrentTask(status);
  const edge = connect({
    run: (id, task) => current.run(id, () => tasks.answer(id, task)).finally(recordMemory),
  });
  const tasks = createTasks({
    read: async (task, name) => {
      const text = await edge.read(task, name);
      current.resume();
      return text;
    },
    sendFor: createApiClient(edge, current.resume),
    measureWait: createWaitMeter(status),
  });
  beat();
  setInterval(beat, BEAT).unref();
  // Also called for unhandled rejections.
  process.on('uncaughtException', (error) => void edge.fault(describeError(error)));
  restrictGlobals(current.resume);

  function beat() {
    status.beat();
    recordMemory();
  }

  function recordMemory() {
    status.setMegabytes(Math.round(process.memoryUsage.rss() / MEGABYTE));
  }
}

function connect(functions: WorkerFunctions) {
  // `edge` ends its workers itself: a signal for all processes of the terminal or service would end pages that it still completes.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  return createBirpc<EdgeFunctions, WorkerFunctions>(functions, {
    post: (message) => void process.send?.(message),
    // One message at a time, with all that follows from it at once: otherwise the continuations of several tasks would take turns, and the
    // status would name another task than the one whose code runs.
    on: (receive) => void process.on('message', (message) => setImmediate(receive, message)),
    eventNames: ['abort', 'fault'],
    bind: 'functions',
    timeout: -1,
  });
}
