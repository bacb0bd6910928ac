/** A promise with the fields that React's `use` reads, so that a settled one renders in the same pass without showing a fallback. */
export type TrackedPromise<Value> = Promise<Value> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
};

export function track<Value>(promise: Promise<Value>): TrackedPromise<Value> {
  const tracked: TrackedPromise<Value> = promise;
  tracked.status = 'pending';
  tracked.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason) => void Object.assign(tracked, { status: 'rejected', reason }),
  );
  return tracked;
}

export function fulfilled<Value>(value: Value): TrackedPromise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}

export function rejected<Value>(reason: Error): TrackedPromise<Value> {
  const promise: Promise<Value> = Promise.reject(reason);
  promise.catch(() => {});
  return Object.assign(promise, { status: 'rejected' as const, reason });
}
