import { clearTimeout, setTimeout } from 'node:timers';

export class TimeLimitError extends Error {}

/** @throws {TimeLimitError} when the promise takes longer than `limit` milliseconds. */
export function withTimeLimit<Value>(promise: Promise<Value>, limit: number): Promise<Value> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`took longer than ${limit} ms`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
