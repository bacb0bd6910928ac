import { readCheckoutInit } from '@odeta/contracts';
import { checkoutInitOf } from '@odeta/contracts/testing';
import { answers, configure, createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './checkout.module.css';
import CheckoutPage from './checkout.page.tsx';

afterEach(() => configure({ reactStrictMode: false }));

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

test('until the order has loaded, a visitor who returns to the checkout sees its closed steps, not the earlier order', async () => {
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

test('effects that React runs again in development do not end the visit', async () => {
  const { default: checkout } = await messages.sk();
  const api = [answers(readCheckoutInit, checkoutInitOf({}))];
  const storefront = createTestStorefront({ messages: { checkout }, api });
  await storefront.storeOf(createCheckoutStore).load();
  configure({ reactStrictMode: true });

  const { queryAllByRole } = await renderInStorefront(<CheckoutPage />, { storefront, url: '/checkout' });

  expect(queryAllByRole('textbox')).not.toHaveLength(0);
});
