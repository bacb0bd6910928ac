import { fc } from '@odeta/testing/properties';
import { leastDistance, wordDistance } from './word-distance.ts';

test.each([
  ['sukienka', 'sukienka', 0],
  ['sukeinka', 'sukienka', 0.5],
  ['kabta', 'kabat', 0.5],
  ['kabaat', 'kabat', 0.5],
  ['dlinnyj', 'dlinyj', 0.5],
  ['плтье', 'платье', 1],
  ['kapat', 'kabat', 1],
  ['nohavyce', 'nohavice', 0.75],
  ['сапагі', 'сапоги', 1.5],
  ['kanady', 'kabaty', 2],
  ['ab', 'ba', 0.5],
  ['chinosy', 'chino', 1.5],
  ['', 'abc', 2.25],
])('the distance from %s to %s is %s', (one, other, distance) => {
  expect(wordDistance(one, other)).toBe(distance);
});

test('the distance is the same in both directions, and at most the length of the longer word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
      expect(wordDistance(one, other)).toBe(wordDistance(other, one));
      expect(wordDistance(one, other)).toBeLessThanOrEqual(Math.max([...one].length, [...other].length));
    }),
  );
});

const words = () => fc.string({ unit: fc.constantFrom(...'aeikmnoż'), maxLength: 8 });

test('the least distance is at most the distance, and excludes a word of other letters', () => {
  fc.assert(
    fc.property(words(), words(), (one, other) => {
      expect(leastDistance(one, other)).toBeLessThanOrEqual(wordDistance(one, other));
    }),
  );
  expect(leastDistance('kimono', 'kurtka')).toBeGreaterThan(2);
});
