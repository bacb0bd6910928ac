/** @jest-environment @odeta/build/dom-environment */
import { choosePayment, chooseShipping, readCheckoutInit } from '@odeta/contracts';
import { checkoutInitOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, unreachable } from '@odeta/storefront/testing';
import { createCheckoutStore } from './checkout.store.ts';

test('the checkout start is reported once, and a choice only after the server has accepted it (N3)', async () => {
  const storefront = createTestStorefront({
    api: [
      answers(readCheckoutInit, checkoutInitOf({ hurraTagManager: { nc: 1 } })),
      answers(chooseShipping, {
        postcode: true,
        orderRecapHandledErrors: [],
        payment: null,
        summary: summaryOf({ total: 18.18 }),
      }),
      unreachable(choosePayment),
    ],
  });
  const reported: object[] = [];
  storefront.events.on('tracking.reported', (fact) => reported.push(JSON.parse(JSON.stringify(fact))));
  const store = createCheckoutStore(storefront, { entryPause: 0 });

  await store.load();
  await store.refresh();
  await store.chooseShipping('courier', '81105');
  await store.choosePayment('cod');
  await store.chooseShipping(null, '81105');

  expect(reported).toMatchObject([
    { fact: 'checkout-begun', tags: { nc: 1 } },
    { fact: 'shipping-chosen', shipping: 'courier', summary: { total: 18.18 } },
  ]);
});
