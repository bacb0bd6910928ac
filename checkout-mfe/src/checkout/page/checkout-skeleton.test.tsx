import { readCheckoutInit } from '@odeta/contracts';
import { checkoutInitOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './checkout.module.css';
import CheckoutPage from './checkout.page.tsx';

test.each([
  ['/checkout', 1],
  ['/checkout?express', 1],
  ['/checkout?single', 0],
  ['/checkout?as-last-time', 0],
])('at %s a place for the express payment is kept %i times until the order is there', async (url, times) => {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({ messages: { checkout } });

  const { container } = await renderInStorefront(<CheckoutPage />, { storefront, url });

  expect(container.querySelectorAll(`[aria-busy] .${classes.expressPlace}`)).toHaveLength(times);
});

test('somebody who comes back sees the closed steps until the order is loaded again, and not the order of before', async () => {
  const { default: checkout } = await messages.sk();
  const api = [answers(readCheckoutInit, checkoutInitOf({}))];
  const storefront = createTestStorefront({ messages: { checkout }, api });
  const { load } = storefront.storeOf(createCheckoutStore);
  await load();
  const first = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  expect(first.queryAllByRole('textbox')).not.toHaveLength(0);
  first.unmount();

  const again = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });
  expect(again.queryAllByRole('textbox')).toHaveLength(0);

  void load();
  expect(await again.findAllByRole('textbox')).not.toHaveLength(0);
});
