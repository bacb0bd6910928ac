import { clearTimeout, setTimeout } from 'node:timers';
import type { MeasureWait } from './processor-wait.ts';

/** The part of the limit for which a late task may have waited for a processor, and is still late by itself. */
const OWN_WAIT = 0.25;

export class TimeLimitError extends Error {
  /** The machine gave the process too little processor time, so that the lateness says nothing about the task's code. */
  readonly isStarved: boolean;

  constructor(message: string, isStarved: boolean) {
    super(message);
    this.isStarved = isStarved;
  }
}

/** Returns a limiter of tasks in milliseconds, whose promise rejects with a `TimeLimitError` if the task takes longer. */
export function createTimeLimit(measureWait: MeasureWait) {
  return <Value>(promise: Promise<Value>, limit: number): Promise<Value> => {
    const waited = measureWait();
    let timer: NodeJS.Timeout;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new TimeLimitError(`took longer than ${limit} ms`, waited() > limit * OWN_WAIT));
      }, limit);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
  };
}
