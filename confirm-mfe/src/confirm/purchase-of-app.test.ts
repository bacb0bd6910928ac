import { readBaseInit, readConfirmInit } from '@odeta/contracts';
import { baseInitOf, cartItemOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront } from '@odeta/storefront/testing';
import { createConfirmStore } from './confirm.store.ts';

const order = {
  ...{ id: '7f1c1d9e-8c57-4d52-9a0e-0b6f7a3f7c11', number: 'SK 2611 0482', failure: null, payAgain: null },
  ...{ placedAt: '2026-11-20T09:42:00.000Z', firstName: 'Jana', paid: false, point: null, shipTo: [] },
  payment: { key: 'cod', name: 'Dobierka' },
  shipping: { key: 'courier', name: 'Kuriér na adresu', arrivesOn: '2026-11-24', laterArrivesOn: null },
  items: ['Sveter', 'Tričko'].map((name) => ({ ...cartItemOf({ name }), later: false })),
  progress: null,
  parcels: [],
  invoices: [],
  summary: summaryOf({ total: 31.17 }),
};
const purchase = { itemId: 'SK 2611 0482', itemAmount: 31.17, itemName: 'Sveter, Tričko', currency: 'EUR' };

async function learn(state: 'accepted' | 'payment-pending', isOwn: boolean, intents: string[] = []) {
  const answer = {
    ...{ email: 'jana@example.sk', newsletterSubscribed: false, newsletterAsked: false, showPushNotification: false },
    ...{ net_amount: 25.98, isOwn, canRegister: false, order: { ...order, state } },
    hurraTagManager: { orderId: order.number, amount: 31.17, currency: 'EUR' },
  };
  const storefront = createTestStorefront({
    api: [answers(readConfirmInit, answer), answers(readBaseInit, baseInitOf())],
  });
  await storefront.storeOf(createConfirmStore).load({ intents });
  const { sentOrder, confirmedOrder } = storefront.session.state;
  return { sentOrder, confirmedOrder };
}

test.each([
  ['its own accepted order', 'accepted', true, purchase],
  ['an order that waits for its payment', 'payment-pending', true, null],
  ['an order of another browser', 'accepted', false, null],
] as const)(
  'for %s, the session has a confirmed purchase only if the order is accepted and its own (E2, N4)',
  async (_, state, isOwn, confirmed) => {
    expect(await learn(state, isOwn)).toEqual({ sentOrder: null, confirmedOrder: confirmed });
  },
);

test('an order found by its idempotency key also counts as sent from this browser (E2, N4)', async () => {
  expect(await learn('accepted', true, ['press-1'])).toEqual({ sentOrder: purchase, confirmedOrder: purchase });
});
