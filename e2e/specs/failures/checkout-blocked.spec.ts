import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';

test('while the checkout’s scripts are blocked, its simple version places the order with what was chosen before', {
  tag: '@once',
}, async ({ page, shop, watch }) => {
  test.slow();
  watch.expect(/./);
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await buyer.saveOrderData('blocked@example.sk');
  await page.route('**/releases/checkout/**/*.js*', (route) => route.abort('blockedbyclient'));
  await page.goto(shop.address('sk', '/checkout'));

  await page.getByRole('link', { name: 'Prejsť na jednoduchú verziu' }).click();

  await expect(page.locator('main [name=email]')).toHaveValue('blocked@example.sk');
  for (const step of ['payment', 'order']) {
    await page.locator('main form [type=submit]').first().click();
    await expect(page).toHaveURL(new RegExp(`/plain/${step}`), { timeout: 120_000 });
  }
  for (const consent of ['regulationsAgreement', 'privacyAgreement']) await page.locator(`[name=${consent}]`).check();
  await page.getByRole('button', { name: buyer.texts.placeOrder }).click();

  await expect(page).toHaveURL(/\/confirm\/plain/, { timeout: 120_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(buyer.texts.thanks);
});
