import type { WorkerTask } from '../releases/worker-messages.ts';
import { BEAT, type WorkerStatus } from './worker-status.ts';

/** Milliseconds beyond a task's own limit, after which the worker itself should have answered that the task is late. */
const PATIENCE = 1_000;

/** The worker ended, or had to be ended or left, before it answered. */
export class WorkerLostError extends Error {
  /** It was this task's code that ran last. */
  readonly isOwn: boolean;

  constructor(isOwn: boolean, cause: Error) {
    super('The render worker ended', { cause });
    this.isOwn = isOwn;
  }
}

interface Waiting {
  reject: (error: WorkerLostError) => void;
  /** Beats of the worker, which a busy machine delays like its work. */
  sentAt: number;
  patience: number;
}

/** The tasks that a worker has not answered yet. */
export function createWaitingTasks({ beats, running }: Pick<WorkerStatus, 'beats' | 'running'>, limit: number) {
  const tasks = new Map<number, Waiting>();

  return {
    size: () => tasks.size,

    add(id: number, reject: Waiting['reject']) {
      tasks.set(id, { reject, sentAt: Number.POSITIVE_INFINITY, patience: 0 });
    },

    /** From now on the worker has it. */
    sent(id: number, task: WorkerTask) {
      const waiting = tasks.get(id);
      const patience = ('timeLimit' in task ? task.timeLimit : limit) + PATIENCE;
      if (waiting) Object.assign(waiting, { sentAt: beats(), patience: patience / BEAT });
    },

    delete: (id: number) => void tasks.delete(id),

    /** The task that the worker should have answered, although it is not blocked: its answers cannot be trusted any more. */
    overdue: (): number | undefined => [...tasks].find(([, { sentAt, patience }]) => beats() - sentAt > patience)?.[0],

    /** Rejects all tasks. `own`: the one at fault, by default the one whose code ran last. */
    loseAll(cause: Error, own = running()) {
      for (const [id, { reject }] of tasks) reject(new WorkerLostError(id === own, cause));
    },

    /** Rejects those that wait for the one whose code runs. */
    loseOthers(cause: Error) {
      const own = running();
      for (const [id, { reject }] of tasks) if (id !== own) reject(new WorkerLostError(false, cause));
    },
  };
}
