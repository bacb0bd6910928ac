/** @throws {Error} when the promise takes longer than `limit` milliseconds. */
export function withTimeLimit<Value>(promise: Promise<Value>, limit: number, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${limit} ms`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
