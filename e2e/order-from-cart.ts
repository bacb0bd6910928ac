import type { Buyer } from './buyer.ts';

/** Everything from a cart that answers to the end, with order data that were saved before. */
export async function orderFromCart(buyer: Buyer) {
  const { page, texts } = buyer;
  await page.getByRole('checkbox', { name: texts.select }).uncheck();
  await page.getByRole('checkbox', { name: texts.selectAll }).check();
  await buyer.goToCheckout();
  await buyer.agreeToOrder();
  await buyer.placeOrder();
  await buyer.expectThanks();
}
