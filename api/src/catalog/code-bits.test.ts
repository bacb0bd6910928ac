import { fc } from '@odeta/testing/properties';
import { bitsOf, hasBit } from './code-bits.ts';

const positions = new Map(Array.from({ length: 160 }, (_, position) => [`size-${position}`, position]));

test('a set of codes has exactly the bits of its codes, for any number of codes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: positions.size }), fc.subarray([...positions.keys()]), (count, chosen) => {
      const all = new Map([...positions].slice(0, count));
      const words = bitsOf(chosen, all);

      const found = [...all].filter(([, position]) => hasBit(words, position)).map(([code]) => code);

      expect(found).toEqual(chosen.filter((code) => all.has(code)));
      expect(words).toHaveLength(Math.ceil(count / 53));
      expect(words.every(Number.isSafeInteger)).toBe(true);
    }),
  );
});

test('two codes with the same position share one bit', () => {
  const same = new Map([
    ['s', 54],
    ['small', 54],
  ]);

  expect(bitsOf(['s', 'small'], same)).toEqual(bitsOf(['s'], same));
});
