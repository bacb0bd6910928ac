import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseClock, openDatabaseClock } from './database-clock.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

let clock: DatabaseClock | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  await clock?.stop();
});

/** A database whose clock is ahead of the real time. */
function databaseAhead(milliseconds: number) {
  const start = performance.timeOrigin;
  const database = { ahead: milliseconds };
  const query = async () => ({ rows: [{ time: start + performance.now() + database.ahead }] });
  return { database, pool: { query } as never };
}

const openClock = async (pool: never, everyMs = HOUR) => {
  clock = await openDatabaseClock(pool, { everyMs, onError: requireNone });
  return clock.now;
};
const aheadOf = (now: () => Date) => now().getTime() - (performance.timeOrigin + performance.now());

function requireNone(error: unknown) {
  throw error;
}

test.each([-3 * MINUTE, 3 * MINUTE])(
  'the time is the database’s on a machine whose clock is %i ms off',
  async (wrong) => {
    const real = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => real + wrong);

    const now = await openClock(databaseAhead(HOUR).pool);

    expect(Math.round(aheadOf(now) / MINUTE)).toBe(60);
  },
);

test('the time follows the database when its clock is set', async () => {
  const { database, pool } = databaseAhead(0);
  const now = await openClock(pool, 5);

  database.ahead = -HOUR;
  while (aheadOf(now) > -HOUR / 2) await pause(5);

  expect(Math.round(aheadOf(now) / MINUTE)).toBe(-60);
});
