import { createTurns } from './turns.ts';

test('who had to wait keeps the time of the first attempt, and others have the present one', () => {
  const clock = { ms: 1_000 };
  const turns = createTurns(() => clock.ms);
  const since = turns.of('visitor');
  turns.keep('visitor', since);
  clock.ms = 60_000;

  expect(turns.of('visitor')).toBe(1_000);
  expect(turns.of('newcomer')).toBe(60_000);
});
