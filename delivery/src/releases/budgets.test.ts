import { createRandom, faults, noCounts, simulateCanary } from '../../testing/simulate-canary.ts';
import { type Budget, budgets, judge } from './budgets.ts';
import { evidenceOfRates, evidenceOfShares } from './evidence.ts';

const nothing = noCounts;

const verdictOf = (budget: Budget, canary: Partial<typeof nothing>, beside: Partial<typeof nothing>) =>
  judge({ canary: { ...nothing, ...canary }, beside: { ...nothing, ...beside } }, 10)[budgets.indexOf(budget)];

test('of 100 harmless canaries beside a version that most visitors have in their caches none is stopped in 20,000 visitors', () => {
  const random = createRandom(20_261_123);
  const shares = [1, 5, 10, 25, 50];

  const stops = Array.from({ length: 100 }, (_, run) =>
    simulateCanary(random, { visitors: 20_000, share: shares[run % shares.length] ?? 10 }),
  );

  expect(stops.filter((stop) => stop !== null)).toEqual([]);
});

/** As stated in decision 86; `npm run bench -- canaries` has the figures of 1,000 canaries each. */
const STATED = {
  load: 200,
  render: 200,
  'server render': 200,
  slow: 700,
  error: 1_500,
  order: 4_500,
  unshown: 300,
  lcp: 11_000,
  inp: 14_000,
};

test.each(faults)(
  'each of 50 canaries with the fault "%s" is stopped within the stated number of visitors',
  (fault) => {
    const random = createRandom(7);

    const stops = Array.from({ length: 50 }, () =>
      simulateCanary(random, { visitors: STATED[fault], share: 10, fault }),
    );

    expect(stops).not.toContain(null);
  },
);

test('a canary is not slower because more of its visitors are on slow lines', () => {
  const lines = [
    { group: 'fast cached', canary: { failed: 5, of: 10 }, beside: { failed: 450, of: 900 } },
    { group: 'slow cached', canary: { failed: 200, of: 400 }, beside: { failed: 50, of: 100 } },
  ];
  const speed = lines.map((line) => ({ measure: 'lcp' as const, ...line }));

  const found = judge({ canary: nothing, beside: nothing, speed }, 10).find(({ budget }) => budget === 'lcp');

  expect(found).toMatchObject({ canary: { failed: 205, of: 410 }, limit: 0.5, isBeyond: false });
  expect(found?.evidence).toBeLessThan(1);
});

test('a canary that is slower in every group of lines is beyond its budget, and one in a single group with few visits is not', () => {
  const verdictOfSpeed = (canary: { failed: number; of: number }) => {
    const speed = ['fast cached', 'slow downloaded'].map((group) => ({
      ...{ measure: 'inp' as const, group, canary, beside: { failed: 500, of: 1_000 } },
    }));
    return judge({ canary: nothing, beside: nothing, speed }, 10).find(({ budget }) => budget === 'inp');
  };

  expect(verdictOfSpeed({ failed: 75, of: 100 })?.isBeyond).toBe(true);
  expect(verdictOfSpeed({ failed: 6, of: 8 })?.isBeyond).toBe(false);
});

test('a canary that fails for every visitor is stopped at its fifth visitor', () => {
  const isBeyond = (failed: number) =>
    verdictOf('render', { visitors: failed, render: failed }, { visitors: 40 })?.isBeyond;

  expect([4, 5].map(isBeyond)).toEqual([false, true]);
});

test('a canary with rare failures, or with as many as the other versions, is within the budget', () => {
  expect(verdictOf('error', { visitors: 4_000, error: 15 }, { visitors: 36_000 })?.isBeyond).toBe(false);
  expect(verdictOf('slow', { downloaded: 100, slow: 20 }, { downloaded: 900, slow: 170 })?.isBeyond).toBe(false);
});

test('slow pages are compared among visitors who downloaded the version, of whom the default version has fewer', () => {
  // Two of a hundred are on slow lines. All with the canary download it, and of the others only those who come for the first time.
  const canary = { visitors: 5_000, downloaded: 5_000, slow: 100 };
  const beside = { visitors: 45_000, downloaded: 18_000, slow: 360 };

  expect(verdictOf('slow', canary, beside)).toMatchObject({ canary: { failed: 100, of: 5_000 }, isBeyond: false });
  expect(evidenceOfShares(canary.slow, beside.slow, 10)).toBeGreaterThan(600);
});

test('a canary that is given and never shown is beyond its budget, however few of the other pages are shown', () => {
  const beside = { given: 60, unshown: 12 };

  expect(verdictOf('unshown', { given: 15, unshown: 15 }, beside)?.isBeyond).toBe(true);
  expect(verdictOf('unshown', { given: 15, unshown: 4 }, beside)?.isBeyond).toBe(false);
});

test('without visitors to compare with there is no evidence', () => {
  expect([evidenceOfShares(50, 0, 100), evidenceOfShares(50, 0, 0)]).toEqual([0, 0]);
  expect(evidenceOfRates({ failed: 50, of: 50 }, { failed: 0, of: 0 }, 0.02)).toBeLessThan(1);
});

test('the evidence of rates is the average likelihood divided by the greatest one within the limit', () => {
  // Five of five fail, and one of ten: B(5.5, 0.5) B(1.5, 9.5) / π², and at the limit 1.2 p for (1.2 p)⁵ p (1 - p)⁹ with p = 0.4.
  const average = (63 / 256) * (2_431 / 262_144);
  const greatest = 0.48 ** 5 * 0.4 * 0.6 ** 9;

  expect(evidenceOfRates({ failed: 5, of: 5 }, { failed: 1, of: 10 }, 0.005)).toBeCloseTo(average / greatest, 6);
});
