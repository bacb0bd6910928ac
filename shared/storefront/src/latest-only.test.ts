import { latestOnly } from './latest-only.ts';

const after = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => {
    setTimeout(() => resolve(value), milliseconds);
  });

test('an answer that was overtaken does not count', async () => {
  const latest = latestOnly();

  const answers = await Promise.all([latest(after(20, 'first')), latest(after(1, 'second'))]);

  expect(answers).toEqual([undefined, 'second']);
});

test('the failure of a request that was overtaken is nobody’s failure', async () => {
  const latest = latestOnly();
  const failing = after(5, null).then(() => Promise.reject(new Error('late')));

  const answers = await Promise.all([latest(failing), latest(after(1, 'second'))]);

  expect(answers).toEqual([undefined, 'second']);
});

test('the failure of the latest request is thrown', async () => {
  const latest = latestOnly();

  await expect(latest(Promise.reject(new Error('down')))).rejects.toThrow('down');
});
