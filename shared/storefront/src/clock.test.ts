import { createClock } from './clock.ts';

const SERVER = Date.UTC(2026, 10, 28, 12);
const HOUR = 3_600_000;

/** A page on a device whose clock is off by so many milliseconds. */
function open(wrong: number) {
  const passed = { ms: 0 };
  const clock = createClock(() => SERVER + passed.ms + wrong);
  const pass = (ms: number) => {
    passed.ms += ms;
  };
  const answer = ({ takes = 100, cacheControl = 'no-store', age = 0 } = {}) =>
    clock.follow(async () => {
      pass(takes / 2);
      // Whole seconds, as in the header.
      const date = new Date(Math.floor((SERVER + passed.ms - age) / 1000) * 1000).toUTCString();
      pass(takes / 2);
      const headers = new Map([['date', date], ...(cacheControl ? [['cache-control', cacheControl] as const] : [])]);
      return { status: 200, json: async () => ({}), headers: { get: (name) => headers.get(name) ?? null } };
    });
  const error = () => Math.abs(clock.now() - (SERVER + passed.ms));
  return { clock, pass, answer, error };
}

test.each([-10 * 365 * 24 * HOUR, -3 * HOUR, 5_000, 24 * HOUR, 400 * 24 * HOUR])(
  'with a device that is %d ms off, the time is right after the first response',
  async (wrong) => {
    const { answer, pass, error } = open(wrong);

    await answer();
    pass(90_000);

    expect(error()).toBeLessThanOrEqual(600);
  },
);

test('a response that took long says less, but still corrects years', async () => {
  const { answer, error } = open(-365 * 24 * HOUR);

  await answer({ takes: 20_000 });

  expect(error()).toBeLessThanOrEqual(10_600);
});

test('a clock that is right is used as it is, so that a countdown never jumps', async () => {
  const { clock, answer, pass } = open(0);
  pass(700);
  await answer({ takes: 900 });

  expect(clock.now()).toBe(SERVER + 1_600);
});

test.each(['public, max-age=60', ''])(
  'a response that may come from a cache ("%s") is not believed',
  async (cacheControl) => {
    const { answer, error } = open(0);

    await answer({ cacheControl, age: HOUR });

    expect(error()).toBe(0);
  },
);

test('a clock that is set right while the page is open is right again after the next response', async () => {
  const device = { wrong: 24 * HOUR };
  const clock = createClock(() => SERVER + device.wrong);
  const headers = { get: (name: string) => (name === 'date' ? new Date(SERVER).toUTCString() : 'no-store') };
  const follow = () => clock.follow(async () => ({ status: 200, json: async () => ({}), headers }));
  await follow();
  device.wrong = 0;

  await follow();

  expect(Math.abs(clock.now() - SERVER)).toBeLessThanOrEqual(500);
});
