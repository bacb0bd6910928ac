import { createReplicaAge } from './replica-age.ts';

test('a replica is as old as the last position of the primary that it has reached', () => {
  const age = createReplicaAge();
  age.wrote(100, 1_000);
  age.wrote(250, 2_000);
  age.wrote(400, 3_000);

  age.replayed(300);

  expect(age.completeUntil()).toBe(2_000);
});

test('while nobody writes, a replica stays current', () => {
  const age = createReplicaAge();
  age.wrote(100, 1_000);
  age.replayed(100);
  age.wrote(100, 9_000);
  age.replayed(100);

  expect(age.completeUntil()).toBe(9_000);
});

test('nothing is known about a replica that is further behind than all readings, or that nobody has asked', () => {
  const age = createReplicaAge();
  age.wrote(100, 1_000);
  expect(age.completeUntil()).toBeNull();

  age.replayed(99);

  expect(age.completeUntil()).toBeNull();
});
