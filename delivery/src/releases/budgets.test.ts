import type { ArmCounts, CanaryCounts } from '@odeta/contracts';
import { type Budget, budgets, evidenceOf, judge } from './budgets.ts';

const nothing: ArmCounts = { visitors: 0, load: 0, render: 0, slow: 0, error: 0, ordered: 0, order: 0 };

/** A seeded random generator: always the same numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number) {
  const state = { now: seed };
  return () => {
    state.now = (state.now + 0x6d2b79f5) | 0;
    const one = Math.imul(state.now ^ (state.now >>> 15), 1 | state.now);
    const two = (one + Math.imul(one ^ (one >>> 7), 61 | one)) ^ one;
    return ((two ^ (two >>> 14)) >>> 0) / 2 ** 32;
  };
}

const RATES: Record<Budget, number> = { load: 0.01, render: 0.004, slow: 0.15, error: 0.03, order: 0.02 };

/** Simulates visitors one by one, with a check after each failure. @returns the number of the visitor at which the canary was stopped. */
function watch(random: () => number, { visitors = 1_500, share = 10, worse = 1 }) {
  const counts: CanaryCounts = { canary: { ...nothing }, beside: { ...nothing } };
  for (let visitor = 1; visitor <= visitors; visitor += 1) {
    const isCanary = random() * 100 < share;
    const arm = isCanary ? counts.canary : counts.beside;
    arm.visitors += 1;
    arm.ordered += 1;
    const failed = budgets.filter((budget) => random() < RATES[budget] * (isCanary ? worse : 1));
    for (const budget of failed) arm[budget] += 1;
    if (failed.length > 0 && judge(counts, share).some(({ isBeyond }) => isBeyond)) return visitor;
  }
  return null;
}

test('fewer than 4 of 400 canaries that are no worse are stopped, although each is checked after every failure', () => {
  const random = createRandom(20_261_123);
  const shares = [1, 5, 10, 25, 50];

  const stopped = Array.from({ length: 400 }, (_, run) => watch(random, { share: shares[run % shares.length] ?? 10 }));

  expect(stopped.filter((when) => when !== null).length).toBeLessThan(4);
});

test('a canary that fails five times as often is always stopped, in the median within 600 visitors', () => {
  const random = createRandom(7);

  const stopped = Array.from({ length: 50 }, () => watch(random, { worse: 5 }) ?? Number.POSITIVE_INFINITY).sort(
    (one, other) => one - other,
  );

  expect(stopped[25]).toBeLessThan(600);
  expect(stopped.at(-1)).toBeLessThan(Number.POSITIVE_INFINITY);
});

test('a canary that fails for every visitor is stopped at its fifth visitor', () => {
  const failing = (failed: number) => ({ ...nothing, visitors: failed, render: failed });
  const isBeyond = (failed: number) =>
    judge({ canary: failing(failed), beside: { ...nothing, visitors: 40 } }, 10).find(
      ({ budget }) => budget === 'render',
    )?.isBeyond;

  expect([4, 5].map(isBeyond)).toEqual([false, true]);
});

test('a canary with rare failures, or with as many as the other versions, is within the budget', () => {
  const rare = { ...nothing, visitors: 4_000, error: 15 };
  const common = { ...nothing, visitors: 100, slow: 20 };

  expect(judge({ canary: rare, beside: { ...nothing, visitors: 36_000 } }, 10)[3]).toMatchObject({ isBeyond: false });
  expect(judge({ canary: common, beside: { ...nothing, visitors: 900, slow: 170 } }, 10)[2]).toMatchObject({
    isBeyond: false,
  });
});

test('a version with a share of 0 % or 100 % has no evidence, as there is nothing to compare it with', () => {
  expect([evidenceOf(50, 0, 100), evidenceOf(50, 0, 0)]).toEqual([0, 0]);
});
