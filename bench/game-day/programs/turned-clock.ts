import process from 'node:process';

/**
 * Preloaded into a server whose clock a game day turns: after SIGUSR2 `Date` is ten minutes ahead, and after the next one right again. The
 * monotonic clock and the timers stay right, as they do on a machine whose clock is set.
 */
const AHEAD_MS = 600_000;
const clock = { ahead: 0 };
const RealDate = Date;
const now = () => RealDate.now() + clock.ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

process.on('SIGUSR2', () => {
  clock.ahead = clock.ahead === 0 ? AHEAD_MS : 0;
});
