import { createTurnQueue } from './turn-queue.ts';

/** A queue whose tasks the test finishes one by one, with a fake clock. */
function openQueue({ atOnce = 1, mostWaiting = 10 } = {}) {
  const clock = { ms: 0 };
  const queue = createTurnQueue({ atOnce, mostWaiting, refuse: () => new Error('refused'), now: () => clock.ms });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, rank: number, since: number, waitSeconds = 60) =>
    queue
      .run({ rank, since, waitSeconds }, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(`page of ${name}`)));
      })
      .catch(({ message }: Error) => message);
  async function end(name: string, ms = 0) {
    clock.ms += ms;
    ends.get(name)?.();
    await new Promise(setImmediate);
  }
  return { queue, add, end, begun };
}

test('who buys comes first, and others come in the order in which they first asked', async () => {
  const { add, end, begun } = openQueue();
  void add('first', 1, 0);
  void add('late', 1, 30);
  void add('early', 1, 10);
  void add('equally early', 1, 10);
  void add('buyer', 0, 40);

  for (const name of ['first', 'buyer', 'early', 'equally early', 'late']) await end(name);

  expect(begun).toEqual(['first', 'buyer', 'early', 'equally early', 'late']);
});

test('a full queue sends the last one away, and nobody who came earlier or buys', async () => {
  const { queue, add, begun, end } = openQueue({ mostWaiting: 2 });
  void add('first', 1, 0);
  const answers = [add('early', 1, 10), add('late', 1, 20), add('later', 1, 30), add('buyer', 0, 40)];

  expect(await answers[2]).toBe('refused');
  expect(await answers[1]).toBe('refused');
  expect(queue.counts()).toEqual({ running: 1, waiting: 2 });
  for (const name of ['first', 'buyer', 'early']) await end(name);
  expect(begun).toEqual(['first', 'buyer', 'early']);
  expect(await Promise.all([answers[0], answers[3]])).toEqual(['page of early', 'page of buyer']);
});

test('who would wait for too long is refused at once, judging by how long pages take', async () => {
  const { queue, add, end } = openQueue({ atOnce: 2 });
  for (let page = 0; page < 100; page += 1) {
    void add(`slow ${page}`, 1, page);
    await end(`slow ${page}`, 2_000);
  }
  for (const name of ['one', 'two', 'three', 'four']) void add(name, 1, 200);

  // Two pages of two seconds wait already, so that two at a time the next one begins in three seconds.
  expect(await add('impatient', 1, 300, 2)).toBe('refused');
  const patient = add('patient', 1, 300, 4);
  const buyer = add('buyer', 0, 300, 2);

  expect(queue.counts()).toEqual({ running: 2, waiting: 4 });
  for (const name of ['one', 'two', 'buyer', 'three', 'four', 'patient']) await end(name, 100);
  expect(await Promise.all([patient, buyer])).toEqual(['page of patient', 'page of buyer']);
});

test('who has waited for too long is refused, and does not begin afterwards', async () => {
  const { queue, add, end, begun } = openQueue();
  void add('first', 1, 0);

  expect(await add('waited', 1, 10, 0.01)).toBe('refused');
  await end('first');

  expect(begun).toEqual(['first']);
  expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
});

test('a task that fails frees its place', async () => {
  const { queue } = openQueue();
  const turn = { rank: 1, since: 0, waitSeconds: 60 };

  await expect(queue.run(turn, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect(await queue.run(turn, async () => 'done')).toBe('done');
});
