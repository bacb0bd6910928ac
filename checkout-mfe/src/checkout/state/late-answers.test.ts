/** @jest-environment @odeta/build/dom-environment */
import {
  choosePayment,
  chooseShipping,
  chooseShippingPoint,
  type InputOf,
  readAfterLoggingIn,
  readCheckoutInit,
  readCustomer,
  readShippingPayment,
} from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, guestOf, shippingPointOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses } from '@odeta/storefront/testing';
import { createEntryStore } from '../customer/entry.store.ts';
import { createCheckoutStore } from './checkout.store.ts';

const shippingPayment = [
  deliveryMethodOf({ key: 'pick_up_point', group: 'pick-up', map: true }),
  deliveryMethodOf({ key: 'courier' }),
];
const point = shippingPointOf({ id: 'SK1#balikobox' });
const summary = summaryOf();
const old = { shippingPayment, shipping: 'pick_up_point', shippingPointId: point.id };

/** The server holds a point like a real one, and takes it back when it is sent again. */
async function openCheckout() {
  const held: { pointId: string | null } = { pointId: point.id };
  const choose = ({ id, shipping = null }: InputOf<typeof chooseShippingPoint>) => {
    held.pointId = held.pointId === id ? null : id;
    return { shipping, shippingPointId: held.pointId, shippingPoint: [point], payment: null, summary };
  };
  const storefront = createTestStorefront({
    api: [
      answers(readCheckoutInit, checkoutInitOf(old)),
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: null, summary }),
      answers(chooseShippingPoint, choose),
    ],
  });
  const store = storefront.storeOf(createCheckoutStore);
  await store.load();
  const open = Promise.withResolvers<void>();
  const reads = [
    answers(readCheckoutInit, checkoutInitOf(old)),
    answers(readAfterLoggingIn, checkoutInitOf(old)),
    answers(readCustomer, { customer: guestOf(), hurraTagManager: {} }),
    answers(readShippingPayment, { shippingPayment, shipping: 'pick_up_point', summary }),
  ];
  // The response is fixed now, and sent when the test releases it.
  for (const { endpoint, answer } of reads)
    storefront.prepare({ endpoint, answer: (request) => open.promise.then(() => answer(request)) });
  return { storefront, store, held, letGo: () => open.resolve() };
}

const nothingWaits = () => new Promise((resolve) => setTimeout(resolve, 20));

type Opened = Awaited<ReturnType<typeof openCheckout>>;

/** Everything that reads the choices again while the page is open. */
const readers: Record<string, (opened: Opened) => Promise<unknown>> = {
  'a cart that changed in another window': ({ store }) => store.refresh(),
  'goods that were sold out': ({ store }) => store.refreshGoods(),
  'a point that has closed': ({ store }) => store.reloadShipping([]),
  'a log-in': ({ storefront }) => storefront.storeOf(createEntryStore).takeOver(),
};

test.each(Object.entries(readers))('%s leaves the delivery that is chosen meanwhile', async (_, read) => {
  const opened = await openCheckout();
  const { store, letGo } = opened;

  const reading = read(opened);
  const choosing = store.chooseShipping('courier', '811 05');
  await nothingWaits();
  letGo();
  await Promise.all([reading, choosing]);

  expect(store.state).toMatchObject({ shipping: 'courier', shippingPointId: null, status: 'ready' });
});

test.each(Object.entries(readers))('%s leaves the delivery that was chosen just before', async (_, read) => {
  const opened = await openCheckout();
  const { storefront, store, letGo } = opened;
  letGo();

  const choosing = store.chooseShipping('courier', '811 05');
  // From then on the server answers what was chosen.
  for (const endpoint of [readCheckoutInit, readAfterLoggingIn])
    storefront.prepare(answers(endpoint, checkoutInitOf({ shippingPayment, shipping: 'courier' })));
  storefront.prepare(answers(readShippingPayment, { shippingPayment, shipping: 'courier', summary }));
  await Promise.all([choosing, read(opened)]);

  expect(store.state).toMatchObject({ shipping: 'courier', shippingPointId: null });
});

test('a point that is chosen again after a quick detour over the courier stays chosen, here and on the server', async () => {
  const { storefront, store, held, letGo } = await openCheckout();
  storefront.prepare(answers(choosePayment, { payment: null, summary }));
  letGo();

  const choices = [
    store.choosePayment(null),
    store.chooseShipping('courier', ''),
    store.chooseShipping('pick_up_point', ''),
    store.choosePoint(point, ''),
  ];
  await Promise.all(choices);

  expect([store.state.shippingPointId, held.pointId]).toEqual([point.id, point.id]);
});

test('a point that the server refuses does not stay because the delivery before it was answered late', async () => {
  const { storefront, store, letGo } = await openCheckout();
  letGo();
  await store.chooseShipping('courier', '');
  storefront.prepare(refuses(chooseShippingPoint, { code: 'point-closed', status: 409 }));

  await Promise.all([store.chooseShipping('pick_up_point', ''), store.choosePoint(point, '')]);

  expect(store.state).toMatchObject({ shipping: 'pick_up_point', shippingPointId: null });
});
