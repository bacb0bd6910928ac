import { latestOnly } from './latest-only.ts';

const after = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => {
    setTimeout(() => resolve(value), milliseconds);
  });

test('the response to a superseded request is ignored', async () => {
  const latest = latestOnly();

  const answers = await Promise.all([latest(after(20, 'first')), latest(after(1, 'second'))]);

  expect(answers).toEqual([undefined, 'second']);
});

test('the failure of a superseded request is ignored', async () => {
  const latest = latestOnly();
  const failing = after(5, null).then(() => Promise.reject(new Error('late')));

  const answers = await Promise.all([latest(failing), latest(after(1, 'second'))]);

  expect(answers).toEqual([undefined, 'second']);
});

test('the failure of the latest request is thrown', async () => {
  const latest = latestOnly();

  await expect(latest(Promise.reject(new Error('down')))).rejects.toThrow('down');
});
