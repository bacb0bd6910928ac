import { ApiError } from '@odeta/storefront';
import { createChanges } from './create-changes.ts';

interface Choices {
  shipping: string | null;
  payment: string | null;
}

const begin = () => {
  const state = { shipping: null, payment: null, problem: null, isSaving: false, changes: 0 } as Choices & {
    problem: null;
    isSaving: boolean;
    changes: number;
  };
  const contentOf = ({ shipping, payment } = state): Choices => ({ shipping, payment });
  return { state, change: createChanges<Choices>(state, { contentOf }) };
};

test('a change that starts before the response to the previous one does not overwrite it', async () => {
  const { state, change } = begin();

  await Promise.all([
    change({ name: 'shipping', ask: async () => ({ shipping: 'courier' }) }),
    change({ name: 'payment', ask: async () => ({ payment: 'cash' }) }),
  ]);

  expect(state).toMatchObject({ shipping: 'courier', payment: 'cash', isSaving: false, changes: 1 });
});

test('a change that the server rejects is reverted, an accepted one stays', async () => {
  const { state, change } = begin();

  const taken = await Promise.all([
    change({ name: 'shipping', ask: async () => ({ shipping: 'courier' }) }),
    change({
      name: 'payment',
      show: () => Object.assign(state, { payment: 'cash' }),
      ask: () => Promise.reject(new ApiError('/checkout/payment', 'unreachable')),
    }),
  ]);

  expect(taken).toEqual([true, false]);
  expect(state).toMatchObject({ shipping: 'courier', payment: null });
  expect(state.problem).not.toBeNull();
});

/** A server that fixes its response when the request arrives, and sends it when the test releases it. */
function slowServer() {
  const held: Choices = { shipping: 'point', payment: null };
  const waiting: (() => void)[] = [];
  return {
    waiting,
    answer(change: Partial<Choices> = {}) {
      const answer = { ...Object.assign(held, change) };
      return new Promise<Choices>((resolve) => waiting.push(() => resolve(answer)));
    },
  };
}

/** Resolves all pending responses, and those of requests that were waiting for them. */
async function letGo({ waiting }: ReturnType<typeof slowServer>) {
  for (let turn = 0; turn < 20; turn += 1) {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const orders = [
  ['read', 'courier', 'post'],
  ['courier', 'read', 'post'],
  ['courier', 'post', 'read'],
  ['read', 'post', 'courier'],
  ['read', 'courier', 'read'],
  ['courier', 'read', 'read'],
];

describe.each(orders)('%s, %s, %s', (...acts) => {
  test.each([0, 1, 2])('leave the last choice, also if %i answers come in between', async (answered) => {
    const { state, change } = begin();
    const server = slowServer();
    const last = acts.findLast((act) => act !== 'read');

    const all: Promise<unknown>[] = [];
    for (const [index, act] of acts.entries()) {
      const choose = {
        name: 'shipping',
        show: () => Object.assign(state, { shipping: act }),
        ask: () => server.answer({ shipping: act }),
      };
      all.push(act === 'read' ? change.read(() => server.answer()) : change(choose));
      await new Promise((resolve) => setImmediate(resolve));
      if (index < answered) server.waiting.shift()?.();
    }
    expect(state.shipping).toBe(last);
    await letGo(server);
    await Promise.all(all);

    expect(state).toMatchObject({ shipping: last, isSaving: false });
  });
});

test('what is read beside the choices is shown at once, the choices when all are answered', async () => {
  const { state, change } = begin();
  const server = slowServer();
  const reading = change.read(async () => ({ ...(await server.answer()), items: 2 }));
  await new Promise((resolve) => setImmediate(resolve));
  const choosing = change({
    name: 'payment',
    show: () => Object.assign(state, { payment: 'cash' }),
    ask: () => server.answer({ payment: 'cash' }),
  });
  server.waiting.shift()?.();
  await reading;
  expect(state).toMatchObject({ items: 2, payment: 'cash', shipping: null });

  await letGo(server);
  await choosing;

  expect(state).toMatchObject({ payment: 'cash', shipping: 'point', changes: 1 });
});

test('reading alone counts as no change, and its failure leaves the content', async () => {
  const { state, change } = begin();

  await expect(change.read(() => Promise.reject(new ApiError('/cart', 'unreachable')))).rejects.toThrow(ApiError);
  await change.read(async () => ({ shipping: 'courier' }));

  expect(state).toMatchObject({ shipping: 'courier', changes: 0, problem: null });
});

test('an answer is made from what the server has confirmed, so that a choice which it refuses later does not stay', async () => {
  const { state, change } = begin();

  await Promise.all([
    change({ name: 'shipping', ask: async ({ payment }) => ({ shipping: 'courier', payment }) }),
    change({
      name: 'payment',
      show: () => Object.assign(state, { payment: 'cash' }),
      ask: () => Promise.reject(new ApiError('/checkout/payment', 'unreachable')),
    }),
  ]);

  expect(state).toMatchObject({ shipping: 'courier', payment: null });
});

test('the problem of a choice is not shown if the visitor has replaced it', async () => {
  const { state, change } = begin();

  const first = change({
    name: 'shipping',
    ask: () => Promise.reject(new ApiError('/checkout/shipping', 'unreachable')),
  });
  await new Promise((resolve) => queueMicrotask(() => resolve(null)));
  await Promise.all([first, change({ name: 'shipping', ask: async () => ({ shipping: 'post' }) })]);

  expect(state).toMatchObject({ shipping: 'post', problem: null });
});
