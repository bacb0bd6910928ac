import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { barButton } from '../../open-step.ts';
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
    await shop.open(country);
    for (const link of buyer.wayToJumper()) {
      // React renders a page again that was translated before it started: a press in that moment would be lost.
      await shop.whenReady();
      const { href } = new URL(page.url());
      await link.click();
      await expect(page).not.toHaveURL(href);
    }
    await shop.whenReady();
    await expect(main.locator('font').nth(20)).toBeAttached();
    await buyer.chooseVariant();
    await buyer.addToCart();

    const total = main.locator('dd').last();
    const sum = (await total.textContent()) ?? '';
    await page.getByRole('checkbox', { name: buyer.texts.select }).uncheck();
    await expect(total).not.toContainText(sum);
    await page.getByRole('checkbox', { name: buyer.texts.select }).check();
    await expect(total).toHaveText(sum);

    await buyer.goToCheckout();
    await buyer.fillIn();
    await buyer.placeOrder();
    await buyer.expectThanks();
    await expect(main.locator('font').nth(5)).toBeAttached();
  });
}

test('on a phone a translated checkout folds its steps, and shows what is changed in them', { tag: '@narrow' }, async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await translatePage(page);
  await shop.open('sk', '/checkout');
  await expect(page.getByRole('main').locator('font').nth(5)).toBeAttached();
  await page.getByRole('heading', { name: 'Rýchly nákup' }).click();
  await expect(page.getByRole('button', { name: 'Zaplatiť cez Google Pay' })).toBeVisible();

  await buyer.giveEmail();
  await buyer.typeContact();
  await buyer.deliverByCourier();
  const contact = page.getByRole('region', { name: 'Kontakt' });
  await expect(contact).toContainText(/Jana Hrušková, 905\s123\s456/);
  await contact.getByRole('button', { name: 'Zmeniť: Kontakt' }).click();
  await buyer.field(/^Meno/).fill('Zuzana');
  await barButton(page).click();
  await expect(contact).toContainText('Zuzana Hrušková');
  await buyer.typeAddress();
  await buyer.payBy(buyer.texts.cashOnDelivery);
  await buyer.agree();
  await buyer.placeOrder();

  await expect(page.getByRole('heading', { level: 1, name: /^Ďakujeme, Zuzana/ })).toBeVisible();
});
