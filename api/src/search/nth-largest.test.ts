import { fc } from '@odeta/testing/properties';
import { nthLargest } from './nth-largest.ts';

const values = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0 })), { minLength: 1 });

test('the n-th largest value is the one that sorting finds, also among equal values (P13)', () => {
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 20 }), (list, n) => {
      const sorted = list.toSorted((a, b) => b - a);

      expect(nthLargest(Float64Array.from(list), n)).toBe(sorted[n - 1] ?? sorted.at(-1));
    }),
  );
});

test('fewer values than requested have the smallest one as the limit, and none have 0 (P13)', () => {
  expect(nthLargest(Float64Array.of(3, 1, 2), 1000)).toBe(1);
  expect(nthLargest(new Float64Array(), 1000)).toBe(0);
});
