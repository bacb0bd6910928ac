import { createStaleWhileRevalidate } from './stale-while-revalidate.ts';

const options = { freshFor: 1000, staleFor: 10_000, size: 2 };

function createMaker() {
  let made = 0;
  return async () => {
    made += 1;
    return made;
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a fresh value is returned from the cache', async () => {
  const values = createStaleWhileRevalidate<number>(options);
  const make = createMaker();

  await values.get('home', make);
  jest.setSystemTime(Date.now() + 900);

  expect(await values.get('home', make)).toBe(1);
});

test('a stale value is returned once more while a new one is created', async () => {
  const values = createStaleWhileRevalidate<number>(options);
  const make = createMaker();
  await values.get('home', make);
  jest.setSystemTime(Date.now() + 2000);

  expect(await values.get('home', make)).toBe(1);
  await jest.advanceTimersByTimeAsync(0);

  expect(await values.get('home', make)).toBe(2);
});

test('concurrent calls share one creation of the value', async () => {
  const values = createStaleWhileRevalidate<number>(options);
  const make = jest.fn(createMaker());

  await Promise.all([values.get('home', make), values.get('home', make), values.get('home', make)]);

  expect(make).toHaveBeenCalledTimes(1);
});

test('a stale value is still returned when creating a new one fails', async () => {
  const values = createStaleWhileRevalidate<number>(options);
  await values.get('home', createMaker());
  jest.setSystemTime(Date.now() + 2000);

  const failing = () => Promise.reject(new Error('out of order'));

  expect(await values.get('home', failing)).toBe(1);
  await jest.advanceTimersByTimeAsync(0);
  expect(await values.get('home', failing)).toBe(1);
});

test('a failure is not cached', async () => {
  const values = createStaleWhileRevalidate<number>(options);

  await expect(values.get('home', () => Promise.reject(new Error('out of order')))).rejects.toThrow('out of order');

  expect(await values.get('home', createMaker())).toBe(1);
});

test('a value that must not be cached is created again for the next call', async () => {
  const values = createStaleWhileRevalidate<number>(options, () => false);
  const make = createMaker();

  expect(await values.get('home', make)).toBe(1);
  expect(await values.get('home', make)).toBe(2);
});

test('the least recently used value is removed first when the cache is full', async () => {
  const values = createStaleWhileRevalidate<string>(options);
  await values.get('a', async () => 'first a');
  await values.get('b', async () => 'first b');
  await values.get('a', async () => 'second a');

  await values.get('c', async () => 'first c');

  expect(await values.get('a', async () => 'third a')).toBe('first a');
  expect(await values.get('b', async () => 'second b')).toBe('second b');
});

test('values are cached within the byte limit; the least recently used value is removed first', async () => {
  const values = createStaleWhileRevalidate<string>(
    { ...options, size: 100, bytes: 1000 },
    undefined,
    ({ length }) => length,
  );
  let made = 0;
  const make = async () => {
    made += 1;
    return 'x'.repeat(400);
  };
  for (const key of ['a', 'b', 'c']) await values.get(key, make);

  await values.get('c', make);
  expect(made).toBe(3);
  await values.get('a', make);
  expect(made).toBe(4);
});

const kept = { ...options, keptFor: 3_600_000 };
const failing = () => Promise.reject(new Error('out of order'));

test('a value older than the stated time is renewed first, and returned with its age only if that fails', async () => {
  const values = createStaleWhileRevalidate<number>(kept);
  const make = createMaker();
  await values.get('home', make);
  jest.setSystemTime(Date.now() + 600_000);
  const reasons: unknown[] = [];

  expect(await values.withAge('home', failing, (cause) => reasons.push(cause))).toEqual({ value: 1, age: 600_000 });
  expect(reasons).toHaveLength(1);
  expect(await values.withAge('home', make)).toEqual({ value: 1, age: 600_000 });
  await jest.advanceTimersByTimeAsync(0);
  expect(await values.withAge('home', make)).toEqual({ value: 2, age: 0 });

  jest.setSystemTime(Date.now() + 600_000);
  expect(await values.withAge('home', make)).toEqual({ value: 3, age: 0 });
});

test('a value that must not be cached does not take the place of an older one', async () => {
  const values = createStaleWhileRevalidate<number>(kept, (value) => value > 0);
  await values.get('home', async () => 1);
  jest.setSystemTime(Date.now() + 600_000);

  expect(await values.get('home', async () => -1)).toBe(1);
});

test('soon after a failure the old value is returned at once, without waiting for another attempt', async () => {
  const values = createStaleWhileRevalidate<number>(kept);
  await values.get('home', createMaker());
  jest.setSystemTime(Date.now() + 600_000);
  await values.get('home', failing);

  expect(await values.get('home', () => new Promise(() => {}))).toBe(1);
});

test('a value that has been kept for too long is not returned', async () => {
  const values = createStaleWhileRevalidate<number>(kept);
  await values.get('home', createMaker());
  jest.setSystemTime(Date.now() + 3_600_001);

  await expect(values.get('home', failing)).rejects.toThrow('out of order');
});
