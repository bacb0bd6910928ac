import { deleteDiscountCode, readCheckoutInit } from '@odeta/contracts';
import { cartAnswerOf, checkoutInitOf, discountCodeOf, freeDeliveryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import CheckoutPage from './checkout.page.tsx';

beforeEach(() => sessionStorage.clear());

test('what is missing for free delivery is said, also after a code that gave it is removed (L2, I7)', async () => {
  const { default: checkout } = await messages.sk();
  const freeDelivery = freeDeliveryOf({ reached: true, missing: 0 });
  const init = checkoutInitOf({ discountCode: discountCodeOf(), freeDelivery });
  const removed = { ...cartAnswerOf(init.cartItems, { freeDelivery: freeDeliveryOf() }), shippingPayment: [] };
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [answers(readCheckoutInit, init), answers(deleteDiscountCode, removed)],
  });
  await storefront.storeOf(createCheckoutStore).load();
  const page = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  expect(page.queryByText(/^Do dopravy zadarmo/)).toBeNull();

  await page.user.click(await page.findByRole('button', { name: 'Odstrániť kód SVETER15' }));

  expect(await page.findByText(/^Do dopravy zadarmo vám chýba 76,01/)).toBeVisible();
});
