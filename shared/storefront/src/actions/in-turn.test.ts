import { inTurn } from './in-turn.ts';

const later = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), 1));

test('the second request is sent after the response to the first one', async () => {
  const send = inTurn();
  const log: string[] = [];

  await Promise.all([
    send('a', async () => {
      log.push('first');
      await later(null);
      log.push('first answered');
    }),
    send('b', async () => void log.push('second')),
  ]);

  expect(log).toEqual(['first', 'first answered', 'second']);
});

test('only the last of several waiting requests with the same name is sent', async () => {
  const send = inTurn();
  const sent: number[] = [];
  const ask = (number: number) => send('quantity', async () => sent.push(number) && later(number));

  const first = ask(1);
  await Promise.resolve();
  await Promise.resolve();
  const answers = await Promise.all([first, ask(2), ask(3)]);

  expect(sent).toEqual([1, 3]);
  expect(answers).toEqual([1, undefined, 3]);
});

test('a failed request does not prevent the next one from being sent', async () => {
  const send = inTurn();

  const failed = send('a', () => Promise.reject(new Error('down')));
  const next = send('b', async () => 'sent');

  await expect(failed).rejects.toThrow('down');
  await expect(next).resolves.toBe('sent');
});
