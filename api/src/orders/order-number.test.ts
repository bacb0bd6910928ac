import fc from 'fast-check';
import { orderNumber } from './order-number.ts';

test('a number names the country and has two groups of four digits', () => {
  expect(orderNumber('sk', 1)).toMatch(/^SK \d{4} \d{4}$/);
  expect(orderNumber('ua', 99_999_999)).toMatch(/^UA \d{4} \d{4}$/);
});

test('no two orders have the same number', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(1_000_000_000), (one, other) => {
      expect(orderNumber('sk', one) === orderNumber('sk', other)).toBe(one === other);
    }),
  );
});

test('neighbours do not follow each other: the number does not say how many orders there are', () => {
  const digits = (sequence: number) => Number(orderNumber('sk', sequence).replace(/\D/g, ''));

  expect(Math.abs(digits(2) - digits(1))).toBeGreaterThan(1_000_000);
});
