import process from 'node:process';

type Callback = (...values: unknown[]) => unknown;
type Schedule = (callback: Callback, ...rest: unknown[]) => unknown;

/** With these a bundle could reach something else than the API. */
const NETWORK = ['fetch', 'WebSocket', 'EventSource'];
const TIMERS = ['setTimeout', 'setInterval', 'setImmediate'];

/**
 * Removes from the globals what a unit's code must not use. The worker's own code imports what it needs.
 * @param onCallback is called before each callback of a timer
 */
export function restrictGlobals(onCallback: () => void) {
  const all = globalThis as unknown as Record<string, unknown>;
  for (const name of NETWORK) delete all[name];
  for (const name of TIMERS) all[name] = announced(all[name] as Schedule, onCallback);
  Object.defineProperty(globalThis, 'process', { value: processForBundles(), writable: true, configurable: true });
}

/** What packages ask of a process. There is no environment, and no connection to `edge`. */
function processForBundles() {
  const { nextTick, platform, version, versions } = process;
  return { env: {}, nextTick, platform, version, versions, exit: refuse, kill: refuse, abort: refuse };
}

function refuse(): never {
  throw new Error('A server bundle must not end the process');
}

function announced(schedule: Schedule, onCallback: () => void): Schedule {
  return (callback, ...rest) => {
    if (typeof callback !== 'function') return schedule(callback, ...rest);
    return schedule(
      (...values) => {
        onCallback();
        callback(...values);
      },
      ...rest,
    );
  };
}
