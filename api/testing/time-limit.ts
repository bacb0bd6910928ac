import { setTimeout as pause } from 'node:timers/promises';
import { bind } from 'jest-each';

/** Orders race for real pieces: the database, and not a clock, says how long that takes. */
const LIMIT_MS = 60_000;

type Work = () => unknown;

/*
 * The runner of these tests knows no time limit, and what never ends would keep the whole run from ending without a word
 * of which test it is.
 */
const limitedTest = (name: string, work: Work) => jestTest(name, limited(work));
const jestTest = globalThis.test;
globalThis.test = Object.assign(limitedTest, jestTest, { each: bind(limitedTest, false) });
for (const hook of ['beforeAll', 'afterAll', 'beforeEach', 'afterEach'] as const) {
  const jestHook = globalThis[hook];
  globalThis[hook] = (work) => jestHook(limited(work as Work));
}

function limited(work: Work) {
  return async () => {
    const done = new AbortController();
    try {
      await Promise.race([work(), failLate(done.signal)]);
    } finally {
      done.abort();
    }
  };
}

/** Rejects when the time is over; goes on for ever once `signal` says that nobody waits for it. */
async function failLate(signal: AbortSignal) {
  const isLate = await pause(LIMIT_MS, true, { signal }).catch(() => false);
  if (isLate) throw new Error(`Not done after ${LIMIT_MS / 1000} seconds`);
}
