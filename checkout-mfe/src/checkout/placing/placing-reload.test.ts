/** @jest-environment @odeta/build/dom-environment */
import { editCustomer, placeOrder } from '@odeta/contracts';
import { answers, refuses, unreachable } from '@odeta/storefront/testing';
import { event, order, pending, shopOf, toPayElsewhere, toWaitFor } from '../../../testing/payment-shop.ts';
import { placed } from '../../../testing/ready-order.ts';
import { canOrder } from './placing-machine.ts';

type Shop = ReturnType<typeof shopOf>;
type Answer = ReturnType<typeof answers>;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function turns() {
  for (let turn = 0; turn < 100; turn += 1) await null;
}

/** An answer that the test gives later. */
function late(endpoint: typeof placeOrder | typeof editCustomer, { answer }: Answer) {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  const prepared: Answer = { endpoint, answer: (request) => given.then(() => answer(request)) };
  return { prepared, give: () => give() };
}

const accepted = answers(placeOrder, placed);
const wait = answers(placeOrder, toWaitFor);
const refusal = refuses(placeOrder, { code: 'total-changed', status: 409 });
const lastKey = ({ storefront }: Shop) =>
  storefront.sent.findLast(({ path }) => path === placeOrder.path)?.headers['idempotency-key'];

/** Orders, and stops in the state that follows from the answer. */
async function orderWith(answer: Answer) {
  const shop = shopOf(answer);
  void shop.store.place(order);
  await turns();
  return shop;
}

const ways = [
  { state: 'saving', answer: late(editCustomer, accepted).prepared, after: 'idle', key: 'new' },
  { state: 'sending', answer: late(placeOrder, accepted).prepared, after: 'idle', key: 'same' },
  { state: 'unknown', answer: unreachable(placeOrder), after: 'idle', key: 'same' },
  { state: 'refused', answer: refuses(placeOrder, { code: 'point-closed', status: 409 }), after: 'idle', key: 'new' },
  { state: 'redirecting', answer: answers(placeOrder, toPayElsewhere), after: 'idle', key: 'same' },
  { state: 'waiting', answer: wait, after: 'waiting', key: 'none' },
  { state: 'failed', answer: wait, after: 'idle', key: 'new', act: ({ streams }: Shop) => fail(streams) },
  {
    state: 'givenUp',
    answer: wait,
    after: 'waiting',
    key: 'none',
    act: ({ store }: Shop) => store.giveUpWaiting('payment'),
  },
];

const fail = (streams: Shop['streams']) => streams[0]?.onEvent({ ...event, status: 'failed' });

test.each(ways)(
  'after a reload in the state $state, the page is $after, and the next order has the right key ($key)',
  async (way) => {
    const before = await orderWith(way.answer);
    way.act?.(before);
    await turns();
    expect(before.store.state.placing.status).toBe(way.state);

    const reloaded = shopOf(accepted, pending);
    reloaded.store.open();
    await reloaded.store.resume(null);
    await turns();

    expect(reloaded.store.state.placing.status).toBe(way.after);
    if (!canOrder(reloaded.store.state.placing)) return;
    await reloaded.store.place(order);
    expect(lastKey(reloaded) === lastKey(before)).toBe(way.key === 'same');
  },
);

test.each([
  ['accepted', accepted, 'placed'],
  ['accepted with a pending payment', wait, 'waiting'],
  ['refused', refusal, 'idle'],
  ['not answered', unreachable(placeOrder), 'idle'],
])('an order that is %s after the page was left and opened anew is shown as it is', async (_, answer, status) => {
  const { prepared, give } = late(placeOrder, answer);
  const { store } = await orderWith(prepared);

  store.open();
  give();
  await turns();

  expect(store.state.placing.status).toBe(status);
});

test('an order that is accepted late ends the attempt that was begun meanwhile', async () => {
  const { prepared, give } = late(placeOrder, accepted);
  const { store } = await orderWith(prepared);
  store.open();
  void store.place(order);

  give();
  await turns();

  expect(store.state.placing.status).toBe('placed');
});

test('an error of the program ends the attempt, so that the customer can order again', async () => {
  const { store } = shopOf(accepted);

  await expect(store.place({ ...order, fields: null as never })).rejects.toThrow(TypeError);

  expect(store.state.placing.status).toBe('idle');
});
