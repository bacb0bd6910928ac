import { setTimeout as pause } from 'node:timers/promises';
import { bind } from 'jest-each';

/** Long, because orders compete for stock in a real database and take as long as that needs. */
const LIMIT_MS = 240_000;

type Work = () => unknown;

/* This test runner has no time limits of its own; an endless test would block the whole run without a message that names it. */
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

/** Throws when the time is over. Aborting `signal` ends the wait without an error. */
async function failLate(limitMs: number, signal: AbortSignal) {
  const isLate = await pause(limitMs, true, { signal }).catch(() => false);
  if (isLate) throw new Error(`Not done after ${limitMs / 1000} seconds`);
}
