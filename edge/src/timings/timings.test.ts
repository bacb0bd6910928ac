import { createTimings } from './timings.ts';

test('p75 and p95 of a phase are at most 15 % above the exact ones', () => {
  const timings = createTimings();
  for (let ms = 1; ms <= 1_000; ms += 1) timings.add('cart@1', 'shown', ms);

  const [shown] = timings.of('cart@1');

  expect(shown).toMatchObject({ phase: 'shown', count: 1_000 });
  for (const [found, exact] of [
    [shown?.p75, 750],
    [shown?.p95, 950],
  ]) {
    expect(found).toBeGreaterThanOrEqual(exact ?? 0);
    expect(found).toBeLessThan((exact ?? 0) * 1.15);
  }
});

test('any time is counted, and the number of versions is limited', () => {
  const timings = createTimings();
  for (const ms of [-1, 0, 0.2, 1e9, Number.MAX_VALUE]) timings.add('cart@1', 'entry', ms);
  expect(timings.of('cart@1')[0]?.count).toBe(5);

  for (let version = 2; version < 100; version += 1) timings.add(`cart@${version}`, 'entry', 10);

  expect(timings.of('cart@1')).toEqual([]);
  expect(timings.of('cart@99')).toHaveLength(1);
});
