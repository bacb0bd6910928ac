import { createBirpc } from 'birpc';
import pidusage from 'pidusage';
import * as v from 'valibot';
import type { SendForClient } from '../api/api-gateway.ts';
import type {
  EdgeFunctions,
  SentTask,
  SiteContents,
  TaskAnswer,
  UnitBundle,
  UnitName,
  WorkerFunctions,
  WorkerTask,
} from '../releases/worker-messages.ts';
import { RESULTS, TaskErrorSchema } from './task-answers.ts';
import { createWorkerCalls } from './worker-calls.ts';
import { describeEnd, endWorkerProcess, keepRunning, startWorkerProcess } from './worker-process.ts';
import type { ProcessUsage } from './worker-pulse.ts';
import { createWorkerStatus } from './worker-status.ts';

const MEGABYTE = 1024 * 1024;

interface WorkerConnectionOptions {
  /** V8's limit for the worker's heap. */
  heapMegabytes: number;
  /** An uncaught error in the worker. */
  onFault: (error: Error) => void;
  /** The worker has ended by itself, or could not be started. */
  onEnd: (error: Error) => void;
}

/** Starts a worker, and exchanges messages with it. */
export function openWorkerConnection({ heapMegabytes, onFault, onEnd }: WorkerConnectionOptions) {
  const { child, file, lastWords } = startWorkerProcess(heapMegabytes);
  const status = createWorkerStatus(file);
  const calls = createWorkerCalls(onFault);
  let tasks = 0;
  const worker = createBirpc<WorkerFunctions, EdgeFunctions>(calls.functions, {
    // A message to a worker that has just ended is lost, like its tasks.
    post: (message) => void child.send(message, () => {}),
    on: (receive) => void child.on('message', receive),
    bind: 'functions',
    timeout: -1,
  });
  child.on('error', onEnd);
  child.on('exit', (code, signal) => onEnd(new Error(describeEnd(lastWords(), code, signal))));

  return {
    status,

    async usage(): Promise<ProcessUsage> {
      const { ctime, memory } = await pidusage(child.pid ?? 0);
      return { processor: ctime, megabytes: memory / MEGABYTE };
    },

    /** @throws {Error} when the worker's own code does not work: a bundle that has changed built-ins changes that code, too. */
    async run<Result>(id: number, task: WorkerTask, send: SendForClient): Promise<TaskAnswer<Result>> {
      calls.open(id, { send, texts: textsOf(task) });
      count(1);
      try {
        const answer = await worker.run(id, withoutTexts(task));
        if (v.is(TaskErrorSchema, answer) || v.is(RESULTS[task.kind], answer)) return answer as TaskAnswer<Result>;
        throw new Error('A render worker gave an answer that its code does not give');
      } finally {
        count(-1);
        calls.closeSoon(id);
      }
    },

    /** Resolves when the process has ended. */
    close(): Promise<void> {
      worker.$close();
      status.close();
      return endWorkerProcess(child);
    },
  };

  function count(more: number) {
    tasks += more;
    keepRunning(child, tasks > 0);
  }
}

const nameOf = ({ json: _, ...name }: UnitBundle): UnitName => name;

function withoutTexts(task: WorkerTask): SentTask {
  if (task.kind === 'route' || task.kind === 'contents') return { ...task, shell: nameOf(task.shell) };
  const units = { shell: nameOf(task.shell), remote: task.remote && nameOf(task.remote) };
  return task.kind !== 'page' ? { ...task, ...units } : { ...task, ...units, contents: task.contents?.key ?? null };
}

function textsOf(task: WorkerTask): Record<string, string> {
  const bundles = 'remote' in task && task.remote ? [task.shell, task.remote] : [task.shell];
  const contents: SiteContents[] = task.kind === 'page' && task.contents ? [task.contents] : [];
  return Object.fromEntries([
    ...bundles.map(({ address, json }) => [address, json]),
    ...contents.map(({ key, json }) => [key, json]),
  ]);
}
