import { createStorage } from '../../testing/open-app-page.ts';
import { createSequence } from './sequence.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('sequence numbers increase within a millisecond and on the next page, even when the clock is set back (E2)', () => {
  const localStorage = createStorage();
  const next = createSequence({}, { localStorage });
  const numbers = [next(), next()];

  jest.setSystemTime(Date.now() - 3_600_000);
  numbers.push(next(), createSequence({}, { localStorage })());

  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
});
