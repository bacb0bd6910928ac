import { randomUUID } from 'node:crypto';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';

test('a customer orders the same as last time with two clicks (P5, J2, L4)', {
  tag: '@wide',
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  const email = `again-${randomUUID().slice(0, 8)}@example.sk`;
  await buyer.register(email);
  await buyer.haveCart();
  await buyer.saveOrderData(email);
  await shop.open('sk', '/checkout');
  await buyer.agreeToOrder();
  await buyer.placeOrder();
  await buyer.expectThanks();

  await shop.open('sk', '/my-account/orders');
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.getByRole('button', { name: /^Objednať ako naposledy/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Objednať ako naposledy' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /podmienkami/ })).toHaveCount(0);
  // Loaded as a document: more than half a second after a click, the change of the page would count as a layout shift.
  await page.reload();
  await inspectPage(page, 'as-last-time-sk');
  await buyer.placeOrder();
  await buyer.expectThanks();
});
