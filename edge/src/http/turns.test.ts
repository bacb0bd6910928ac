import { TooManyRequests } from './too-many-requests.ts';
import { createTurns } from './turns.ts';

/** Work that ends when the test says so. */
function createWork() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, work, end: (name: string) => ends.get(name)?.() };
}

test('work of one address waits for its turn, that of another one does not', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 5 });
  const { started, work, end } = createWork();
  const first = turns.run('one', work('first'));
  const second = turns.run('one', work('second'));
  void turns.run('other', work('elsewhere'));
  await Promise.resolve();

  expect(started).toEqual(['first', 'elsewhere']);
  end('first');
  await first;
  await Promise.resolve();
  expect(started).toEqual(['first', 'elsewhere', 'second']);
  end('second');
  await expect(second).resolves.toBe('second');
});

test('what finds too much waiting is refused', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 });
  const { work, end } = createWork();
  const first = turns.run('one', work('first'));
  const second = turns.run('one', work('second'));

  await expect(turns.run('one', work('third'))).rejects.toThrow(TooManyRequests);
  end('first');
  await first;
  await Promise.resolve();
  end('second');
  await second;
});

test('work that fails gives its place to the next', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 });
  const failed = turns.run('one', () => Promise.reject(new Error('broken')));
  const next = turns.run('one', async () => 'done');

  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});
