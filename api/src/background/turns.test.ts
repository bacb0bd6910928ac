import { createTurns } from './turns.ts';

test('long work lets others have their turn, short work goes on at once', async () => {
  let [time, others] = [0, 0];
  const turns = createTurns(() => time);
  setImmediate(() => {
    others += 1;
  });

  time = 9;
  await turns();
  expect(others).toBe(0);
  time = 10;
  await turns();
  expect(others).toBe(1);
});

test('after a turn the next steps count anew', async () => {
  let [time, others] = [10, 0];
  const turns = createTurns(() => time);
  time = 20;
  await turns();
  setImmediate(() => {
    others += 1;
  });

  time = 29;
  await turns();
  expect(others).toBe(0);
});
