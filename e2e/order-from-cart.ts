import type { Buyer } from './buyer.ts';

/** Orders from a hydrated cart page, with order data that were saved before. */
export async function orderFromCart(buyer: Buyer) {
  const { page, texts } = buyer;
  await page.getByRole('checkbox', { name: texts.select }).uncheck();
  await page.getByRole('checkbox', { name: texts.selectAll }).check();
  await buyer.goToCheckout();
  await buyer.agreeToOrder();
  await buyer.placeOrder();
  await buyer.expectThanks();
}
