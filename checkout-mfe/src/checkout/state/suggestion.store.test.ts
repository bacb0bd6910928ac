import {
  choosePayment,
  chooseShipping,
  chooseShippingPoint,
  readCheckoutInit,
  readShippingPayment,
  searchShippingPoints,
} from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, shippingPointOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses } from '@odeta/storefront/testing';
import { createCheckoutStore } from './checkout.store.ts';
import { createSuggestionStore } from './suggestion.store.ts';

const pickUp = { group: 'pick-up', map: true } as const;
const payments = [
  { key: 'cod', name: 'Dobierka', description: '', cost: 3.69, disabled: false, order: 3 },
  { key: 'wallet', name: 'Google Pay', description: '', cost: 2.49, disabled: false, order: 0 },
  { key: 'transfer', name: 'Prevod', description: '', cost: 2.49, disabled: false, order: 2 },
  { key: 'card', name: 'Karta', description: '', cost: 2.49, disabled: false, order: 1 },
];
const group = deliveryMethodOf({ key: 'pick_up_point', ...pickUp, cost: 2.49, payments });
const box = deliveryMethodOf({ key: 'balikobox', ...pickUp, cost: 2.49, payments });
const courier = deliveryMethodOf({ key: 'courier', cost: 3.99 });
const closed = shippingPointOf({ id: 'SK1#balikobox', shipping: 'balikobox', disabled: true });
const point = shippingPointOf({ id: 'SK2#balikobox', shipping: 'balikobox' });

async function openCheckout(init: Parameters<typeof checkoutInitOf>[0] = {}) {
  const shippingPayment = [group, box, courier];
  const operators = [
    { shipping: 'balikobox', name: 'BalíkoBOX' },
    { shipping: 'dpd_pickup', name: 'DPD' },
  ];
  const ready = checkoutInitOf({ shipping: null, payment: null, shippingPayment, ...init });
  const shippingPointsConfig = { ...ready.shippingPointsConfig, operators };
  const summary = summaryOf();
  const chosen = {
    shipping: 'pick_up_point',
    shippingPointId: point.id,
    shippingPoint: [point],
    payment: null,
    summary,
  };
  const storefront = createTestStorefront({
    api: [
      answers(readCheckoutInit, { ...ready, shippingPointsConfig }),
      answers(searchShippingPoints, { points: [closed, point], total: 2 }),
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: null, summary }),
      answers(chooseShippingPoint, chosen),
      answers(readShippingPayment, { shippingPayment, shipping: 'pick_up_point', summary }),
      answers(choosePayment, { payment: 'card', summary }),
    ],
  });
  const checkout = storefront.storeOf(createCheckoutStore);
  await checkout.load();
  storefront.sent.length = 0;
  return { storefront, checkout, suggestions: storefront.storeOf(createSuggestionStore) };
}

test('the nearest open point of the first operator is suggested for a known post code', async () => {
  const { storefront, checkout, suggestions } = await openCheckout();

  await suggestions.suggestPoint('811 05');

  expect(storefront.sent[0]?.payload).toMatchObject({ search: '811 05', shippingList: ['balikobox'] });
  expect(checkout.state).toMatchObject({ shipping: 'pick_up_point', shippingPointId: point.id });
  expect(suggestions.state.point).toBe(point.id);
});

test('delivery and payment are suggested before the server answers, so that nothing appears in the page later', async () => {
  const { storefront, checkout, suggestions } = await openCheckout();

  const delivery = suggestions.suggestPoint('811 05');
  expect([checkout.state.shipping, suggestions.state.isFindingPoint]).toEqual(['pick_up_point', true]);
  await delivery;
  expect(suggestions.state.isFindingPoint).toBe(false);

  storefront.prepare(refuses(choosePayment, { code: 'unexpected', status: 500 }));
  const payment = suggestions.suggestPayment();
  expect([checkout.state.payment, suggestions.state.payment]).toEqual(['card', 'card']);
  await payment;
  expect([checkout.state.payment, suggestions.state.payment]).toEqual([null, null]);
});

test('a customer who chooses another delivery while the nearest point is looked for keeps it', async () => {
  const { checkout, suggestions } = await openCheckout();

  const delivery = suggestions.suggestPoint('811 05');
  await checkout.chooseShipping('courier', '811 05');
  await delivery;

  expect(checkout.state).toMatchObject({ shipping: 'courier', shippingPointId: null });
  expect(suggestions.state).toMatchObject({ isFindingPoint: false, point: null });
});

test.each<[string, Parameters<typeof checkoutInitOf>[0], string]>([
  ['no post code is known', {}, ''],
  ['a delivery is chosen', { shipping: 'courier' }, '811 05'],
  ['another delivery is cheaper', { shippingPayment: [group, box, { ...courier, cost: 1.99 }] }, '811 05'],
  ['the country has no points', { shippingPayment: [courier] }, '811 05'],
  ['a choice of the customer has lapsed', { orderRecapHandledErrors: ['cart.shippingPoint'] }, '811 05'],
])('no point is suggested if %s', async (_, init, postCode) => {
  const { storefront, suggestions } = await openCheckout(init);

  await suggestions.suggestPoint(postCode);

  expect(storefront.sent).toEqual([]);
  expect(suggestions.state.point).toBeNull();
});

test('the first payment without a surcharge is suggested, and never again after it is given up', async () => {
  const { storefront, checkout, suggestions } = await openCheckout({ shipping: 'pick_up_point' });

  await suggestions.suggestPayment();
  expect(suggestions.state.payment).toBe('card');
  storefront.prepare(answers(choosePayment, { payment: null, summary: summaryOf() }));
  await checkout.choosePayment(null);
  await suggestions.suggestPayment();

  expect(checkout.state.payment).toBeNull();
});

test('a payment that costs extra is never suggested', async () => {
  const paid = { ...group, payments: [{ ...payments[0], order: 1 } as (typeof payments)[number]] };
  const { storefront, suggestions } = await openCheckout({ shipping: 'pick_up_point', shippingPayment: [paid] });

  await suggestions.suggestPayment();

  expect(storefront.sent).toEqual([]);
});
