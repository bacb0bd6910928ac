import { createWorkerPulse } from './worker-pulse.ts';

const limit = 600;
const checks = 6;
const PAUSE = limit / checks;

/** A thread whose event loop is blocked from the first check on, and uses this share of the processor. */
async function watch(share: number, times: number, beats: (check: number) => number = () => 1) {
  let check = 0;
  let blocked = 0;
  const usedProcessor = async () => check * PAUSE * share;
  const pulse = createWorkerPulse({ beats: () => beats(check), usedProcessor, limit, checks, onBlocked });
  while (blocked === 0 && check < times) {
    check += 1;
    await pulse.check();
  }
  return blocked;

  function onBlocked() {
    blocked = check;
  }
}

test('a thread in an endless loop is detected within the limit', async () => {
  expect(await watch(1, 100)).toBe(checks + 1);
});

test('on a busy machine a loop is detected later, once it has used the same amount of CPU time', async () => {
  expect(await watch(0.25, 100)).toBeGreaterThan(checks + 1);
});

test('a thread that gets almost no CPU time is reported as blocked only after five times the limit', async () => {
  expect(await watch(0.01, checks * 5)).toBe(0);
  expect(await watch(0.01, 100)).toBe(checks * 5 + 1);
});

test('a thread whose event loop runs or has not started is never reported as blocked', async () => {
  expect(await watch(1, 100, (check) => check)).toBe(0);
  expect(await watch(1, 100, () => 0)).toBe(0);
});

test('a thread whose event loop runs again during the check is not reported as blocked', async () => {
  let beats = 1;
  let asked = 0;
  let isBlocked = false;
  const usedProcessor = async () => {
    asked += 1;
    if (asked === checks) beats += 1;
    return asked * limit;
  };
  const onBlocked = () => {
    isBlocked = true;
  };
  const pulse = createWorkerPulse({ beats: () => beats, usedProcessor, limit, checks, onBlocked });
  for (let check = 0; check <= checks; check += 1) await pulse.check();

  expect(isBlocked).toBe(false);
});
