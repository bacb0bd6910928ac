import { createWorkerPulse } from './worker-pulse.ts';

const limit = 600;
const checks = 6;
const PAUSE = limit / checks;

/** A worker whose event loop is blocked from the first check on, and uses this share of the processor. */
async function watch(share: number, times: number, beats: (check: number) => number = () => 1, megabytes = 100) {
  const at = { check: 0, stuck: 0, blocked: 0, tooLarge: 0 };
  const pulse = createWorkerPulse({
    beats: () => beats(at.check),
    usage: async () => ({ processor: at.check * PAUSE * share, megabytes }),
    limit,
    checks,
    mostMegabytes: 200,
    onStuck: () => record('stuck'),
    onBlocked: () => record('blocked'),
    onTooLarge: () => record('tooLarge'),
  });
  while (at.blocked === 0 && at.check < times) {
    at.check += 1;
    await pulse.check();
  }
  return at;

  function record(event: 'stuck' | 'blocked' | 'tooLarge') {
    at[event] ||= at.check;
  }
}

test('a worker in an endless loop is detected within the limit', async () => {
  expect((await watch(1, 100)).blocked).toBe(checks + 1);
});

test('a worker that has been busy for a moment is reported as stuck, so that other pages need not wait for it', async () => {
  const { stuck } = await watch(1, checks);

  expect(stuck).toBeGreaterThan(1);
  expect(stuck).toBeLessThan(checks);
  expect((await watch(0.25, checks)).stuck).toBe(0);
});

test('a worker that allocates without responding is reported as too large', async () => {
  expect(await watch(1, 2, () => 1, 201)).toMatchObject({ tooLarge: 2 });
  expect(await watch(1, 2, () => 1, 200)).toMatchObject({ tooLarge: 0 });
});

test('on a busy machine a loop is detected later, once it has used the same amount of CPU time', async () => {
  expect((await watch(0.25, 100)).blocked).toBeGreaterThan(checks + 1);
});

test('a worker that gets almost no CPU time is reported as blocked only after five times the limit', async () => {
  expect((await watch(0.01, checks * 5)).blocked).toBe(0);
  expect((await watch(0.01, 100)).blocked).toBe(checks * 5 + 1);
});

test('a worker whose event loop runs or has not started is never reported as blocked', async () => {
  expect(await watch(1, 100, (check) => check)).toMatchObject({ stuck: 0, blocked: 0 });
  expect(await watch(1, 100, () => 0)).toMatchObject({ stuck: 0, blocked: 0 });
});

test('a worker whose event loop runs again during the check is not reported as blocked', async () => {
  let asked = 0;
  const { blocked } = await watch(1, checks + 1, () => {
    asked += 1;
    // Each check asks before and after it reads the processor time.
    return asked === checks * 2 + 1 ? 2 : 1;
  });

  expect(blocked).toBe(0);
});
