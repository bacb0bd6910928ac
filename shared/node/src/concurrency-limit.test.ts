import { createConcurrencyLimit, QueueFull } from './concurrency-limit.ts';

function createWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, work, end: (name: string) => ends.get(name)?.() };
}

test('tasks of the same address wait for each other, tasks of another address do not', async () => {
  const concurrency = createConcurrencyLimit({ atOnce: 1, waiting: 5 });
  const { started, work, end } = createWork();
  const first = concurrency.run('one', work('first'));
  const second = concurrency.run('one', work('second'));
  void concurrency.run('other', work('elsewhere'));
  await Promise.resolve();

  expect(started).toEqual(['first', 'elsewhere']);
  end('first');
  await first;
  await Promise.resolve();
  expect(started).toEqual(['first', 'elsewhere', 'second']);
  end('second');
  await expect(second).resolves.toBe('second');
});

test('a task is refused when too many are waiting', async () => {
  const concurrency = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const { work, end } = createWork();
  const first = concurrency.run('one', work('first'));
  const second = concurrency.run('one', work('second'));

  await expect(concurrency.run('one', work('third'))).rejects.toThrow(QueueFull);
  end('first');
  await first;
  await Promise.resolve();
  end('second');
  await second;
});

test('the caller determines the error of a refusal', async () => {
  const refuse = () => new RangeError('full');
  const concurrency = createConcurrencyLimit({ atOnce: 1, waiting: 0, refuse });
  const { work, end } = createWork();
  const first = concurrency.run('one', work('first'));

  await expect(concurrency.run('one', work('second'))).rejects.toThrow(RangeError);
  end('first');
  await first;
});

test('a failed task frees its slot for the next one', async () => {
  const concurrency = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const failed = concurrency.run('one', () => Promise.reject(new Error('broken')));
  const next = concurrency.run('one', async () => 'done');

  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});

test('a task that has waited too long is refused, and the next one takes its place', async () => {
  const concurrency = createConcurrencyLimit({ atOnce: 1, waiting: 1, waitSeconds: 0.01 });
  const { started, work, end } = createWork();
  const first = concurrency.run('one', work('first'));
  await expect(concurrency.run('one', work('second'))).rejects.toThrow(QueueFull);

  const third = concurrency.run('one', async () => started.push('third'));
  end('first');
  await Promise.all([first, third]);

  expect(started).toEqual(['first', 'third']);
});
