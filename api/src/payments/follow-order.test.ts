import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { mock } from 'node:test';
import { followOrder } from './follow-order.ts';

const LONG_MS = 60 * 60_000;

beforeAll(() => mock.timers.enable({ apis: ['setInterval', 'setTimeout'] }));
afterAll(() => mock.timers.reset());

test('a stream whose browser disconnected before it began leaves no listener or timer running', () => {
  const { response, shop, listeners } = startSession();
  response.destroy();

  followOrder(response, shop);

  expect(listeners.size).toBe(0);
  expectNothingMore({ response, shop });
});

test('a stream removes its listener and stops sending when the browser disconnects', () => {
  const { response, shop, listeners } = startSession();
  followOrder(response, shop);
  expect(listeners.size).toBe(1);

  response.emit('close');

  expect(listeners.size).toBe(0);
  expectNothingMore({ response, shop });
});

test('a server shutdown ends open streams and streams that start later', () => {
  const closing = new AbortController();
  const [early, late] = [startSession(closing), startSession(closing)];
  followOrder(early.response, early.shop);

  closing.abort();
  followOrder(late.response, late.shop);

  for (const session of [early, late]) {
    expect(session.response.writableEnded).toBe(true);
    expect(session.listeners.size).toBe(0);
    expectNothingMore(session);
  }
});

/** However much time passes, the order is not read again and nothing is sent. */
function expectNothingMore({ response, shop }: Pick<Session, 'response' | 'shop'>) {
  const written = [jest.spyOn(response, 'write'), jest.spyOn(response, 'end')];
  shop.findOrder.mockClear();

  mock.timers.tick(LONG_MS);

  for (const call of [...written, shop.findOrder]) expect(call).not.toHaveBeenCalled();
}

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
    findOrder: jest.fn(async () => undefined),
    onError: jest.fn(),
  };
  return { response: new ServerResponse(new IncomingMessage(new Socket())), shop, listeners };
}
type Session = ReturnType<typeof startSession>;
