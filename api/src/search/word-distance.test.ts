import { fc } from '@odeta/testing/properties';
import { wordDistance } from './word-distance.ts';

test.each([
  ['sukienka', 'sukienka', 0],
  ['sukeinka', 'sukienka', 1],
  ['kabta', 'kabat', 1],
  ['плтье', 'платье', 1],
  ['kabaat', 'kabat', 1],
  ['kapat', 'kabat', 1],
  ['ab', 'ba', 1],
  ['', 'abc', 3],
])('from %s to %s it is %i', (one, other, distance) => {
  expect(wordDistance(one, other)).toBe(distance);
});

test('it is the same in both directions, and no more than the longer word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      expect(wordDistance(one, other)).toBe(wordDistance(other, one));
      expect(wordDistance(one, other)).toBeLessThanOrEqual(Math.max([...one].length, [...other].length));
    }),
  );
});
