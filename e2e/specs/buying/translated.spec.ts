import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import type { Country } from '../../shop.ts';
import { translatePage } from '../../translate-page.ts';

for (const country of ['pl', 'sk', 'hu', 'ro', 'ua'] as Country[]) {
  test(`a page that the browser translates shows new numbers and takes an order in ${country}`, {
    tag: country === 'pl' ? '@once' : ['@full', '@wide'],
  }, async ({ page, shop }) => {
    test.slow();
    const buyer = new Buyer(shop, country);
    const main = page.getByRole('main');
    await translatePage(page);
    await buyer.findJumper();
    await expect(main.locator('font').nth(20)).toBeAttached();
    await buyer.chooseVariant();
    await buyer.addToCart();

    await page.getByRole('checkbox', { name: buyer.texts.select }).uncheck();
    await expect(main.locator('dl').first()).not.toContainText(/[1-9]\d*[,.]\d\d/);
    await page.getByRole('checkbox', { name: buyer.texts.select }).check();
    await expect(main.locator('dl').first()).toContainText(/[1-9]\d*([,.]\d\d| \D)/);

    await buyer.goToCheckout();
    await buyer.fillIn();
    await buyer.placeOrder();
    await buyer.expectThanks();
    await expect(main.locator('font').nth(5)).toBeAttached();
  });
}
