import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { followOrder } from './follow-order.ts';

jest.useFakeTimers();

test('a browser that left before the stream began leaves nothing behind that goes on', () => {
  const { response, shop, listeners } = startSession();
  response.destroy();

  followOrder(response, shop);

  expect(listeners.size).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('a browser that leaves is no longer listened for', () => {
  const { response, shop, listeners } = startSession();
  followOrder(response, shop);
  expect(listeners.size).toBe(1);

  response.emit('close');

  expect(listeners.size).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('a shop that closes ends its streams, and those that come too late', () => {
  const closing = new AbortController();
  const [early, late] = [startSession(closing), startSession(closing)];
  followOrder(early.response, early.shop);

  closing.abort();
  followOrder(late.response, late.shop);

  for (const { response, listeners } of [early, late]) {
    expect(response.writableEnded).toBe(true);
    expect(listeners.size).toBe(0);
  }
  expect(jest.getTimerCount()).toBe(0);
});

function startSession(closing = new AbortController()) {
  const listeners = new Set<() => void>();
  const shop = {
    orderId: 'an order',
    known: '',
    closing: closing.signal,
    events: {
      subscribe(_orderId: string, listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    findOrder: async () => undefined,
    onError: jest.fn(),
  };
  return { response: new ServerResponse(new IncomingMessage(new Socket())), shop, listeners };
}
