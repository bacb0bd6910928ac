import process from 'node:process';

/**
 * Preloaded into a server that a test starts on a machine whose clock is wrong: `Date` is ahead by `CLOCK_AHEAD_MS`. The monotonic clock and
 * the timers are right, as they are on such a machine.
 */
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + ahead] : given, newTarget),
  apply: () => new RealDate(RealDate.now() + ahead).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, name, receiver),
});
