/** @jest-environment @odeta/build/dom-environment */
import { order } from '../../testing/open-app-page.ts';
import { createSender } from './sender.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A sender after the handshake with an app that supports `capabilities`. */
function openSender(capabilities = ['title', 'basketCount', 'purchase']) {
  const posted: { id: string; type: string; payload: unknown }[] = [];
  let sequence = 0;
  const nextSequence = () => {
    sequence += 1;
    return sequence;
  };
  const sender = createSender({ post: (text) => posted.push(JSON.parse(text)) }, window, nextSequence);
  sender.open(capabilities);
  return { sender, posted };
}

test('a message is retried after 1, 2 and 4 seconds until it is acknowledged by its id (E2)', () => {
  const { sender, posted } = openSender();
  sender.send('title', { title: 'Košík' });
  sender.send('basketCount', { count: 2 });
  const times = (type: string) => posted.filter((message) => message.type === type).length;

  sender.take(posted[1]?.id ?? '');
  jest.advanceTimersByTime(6_900);
  expect(times('title')).toBe(3);
  jest.advanceTimersByTime(200);
  expect(times('title')).toBe(4);
  sender.take(posted[0]?.id ?? '');
  jest.advanceTimersByTime(60_000);

  expect([times('title'), times('basketCount')]).toEqual([4, 1]);
});

test('an event that is still pending is not sent a second time (E2)', () => {
  const { sender, posted } = openSender();
  const onTaken = jest.fn();

  sender.send('purchase', order, { id: 'purchase:1', onTaken });
  sender.send('purchase', order, { id: 'purchase:1' });
  expect(posted).toHaveLength(1);
  sender.take('purchase:1');

  expect(onTaken).toHaveBeenCalledTimes(1);
});

test('a message type that the app does not support is not sent (R19)', () => {
  const { sender, posted } = openSender(['title']);

  sender.send('basketCount', { count: 2 });
  jest.advanceTimersByTime(60_000);

  expect(posted).toEqual([]);
});
