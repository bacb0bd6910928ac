import { createRandomKey } from './random-key.ts';

test('random keys are 32 hexadecimal digits, and no two are the same', () => {
  const keys = Array.from({ length: 100 }, createRandomKey);

  expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});
