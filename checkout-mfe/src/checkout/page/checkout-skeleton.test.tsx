import { createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { messages } from '../../messages/index.ts';
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
