import { setTimeout as pause } from 'node:timers/promises';
import { bind } from 'jest-each';

/** Orders race for real pieces: the database, and not a clock, says how long that takes. */
const LIMIT_MS = 60_000;

type Work = () => unknown;

/*
 * The runner of these tests knows no time limit, and what never ends would keep the whole run from ending without a word
 * of which test it is.
 */
const limitedTest = (name: string, work: Work, limitMs?: number) => jestTest(name, limited(work, limitMs));
const jestTest = globalThis.test;
globalThis.test = Object.assign(limitedTest, jestTest, { each: bind(limitedTest, false) });
for (const hook of ['beforeAll', 'afterAll', 'beforeEach', 'afterEach'] as const) {
  const jestHook = globalThis[hook];
  globalThis[hook] = (work, limitMs) => jestHook(limited(work as Work, limitMs));
}

function limited(work: Work, limitMs = LIMIT_MS) {
  return async () => {
    const done = new AbortController();
    try {
      await Promise.race([work(), failLate(limitMs, done.signal)]);
    } finally {
      done.abort();
    }
  };
}

/** Fails when the time is over. Aborting `signal` ends it without a failure. */
async function failLate(limitMs: number, signal: AbortSignal) {
  const isLate = await pause(limitMs, true, { signal }).catch(() => false);
  if (isLate) throw new Error(`Not done after ${limitMs / 1000} seconds`);
}
