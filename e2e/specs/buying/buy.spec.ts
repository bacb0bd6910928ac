import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';

/** A jumper for 29,99 €. */
const JUMPER = 'rebrovany-sveter-z-bavlny';

test('the cart total follows the selection of its item, and removing it empties the cart', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.openCartWith(JUMPER);
  const total = page.getByRole('main').getByText('Spolu').locator('xpath=..').first();
  await expect(total).toContainText('29,99');

  await page.getByRole('checkbox', { name: buyer.texts.select }).uncheck();
  await expect(total).toContainText('0,00');
  await buyer.orderLink().click();
  await expect(page.getByRole('alert').filter({ hasText: buyer.texts.nothingSelected })).toBeVisible();

  await page.getByRole('checkbox', { name: buyer.texts.selectAll }).check();
  await expect(total).toContainText('29,99');

  await page.getByRole('button', { name: buyer.texts.remove }).and(page.locator(':visible')).click();
  await expect(page.getByRole('heading', { name: buyer.texts.emptyCart })).toBeVisible();
});

test('typed checkout data is restored after Back and Forward and after a reload', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.openCartWith(JUMPER);
  await buyer.goToCheckout();
  await buyer.field(buyer.texts.email).fill('jana@example.sk');
  await buyer.field(/^Meno/).fill('Zuzana');
  await page.keyboard.press('Tab');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Košík' })).toBeVisible();
  await page.goForward();
  await expect(buyer.field(/^Meno/)).toHaveValue('Zuzana');

  await page.reload();
  await expect(buyer.field(/^Meno/)).toHaveValue('Zuzana');
});

test('Back from the confirmation opens the empty cart and does not order twice', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.openCartWith(JUMPER);
  await buyer.saveOrderData();
  await buyer.goToCheckout();
  await buyer.agreeToOrder();
  await buyer.placeOrder();
  await buyer.expectThanks();

  await page.goBack();
  // The cart is empty after the order, so the checkout redirects to it.
  await expect(page.getByRole('heading', { name: buyer.texts.emptyCart })).toBeVisible();
});
