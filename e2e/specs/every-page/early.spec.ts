import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { holdScripts } from '../../hold-scripts.ts';

test('a product added before React is loaded is in the cart once React is loaded', async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'pl');
  const letGo = await holdScripts(page);
  await page.goto(shop.address('pl', '/p/gruby-sweter-z-bawelny'));

  await buyer.chooseVariant();
  await buyer.addButton().click();
  await letGo();

  await page.getByRole('link', { name: buyer.texts.toCart }).click();
  await expect(page.getByRole('checkbox', { name: buyer.texts.select })).toHaveCount(1);
});

test('an item deselected before React is loaded stays deselected', { tag: '@once' }, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'ro');
  await buyer.haveCart();
  const letGo = await holdScripts(page);
  await page.goto(shop.address('ro', '/cart'));

  await page.getByRole('checkbox', { name: buyer.texts.select }).uncheck();
  await letGo();
  await shop.whenReady();

  await expect(page.getByRole('checkbox', { name: buyer.texts.select })).not.toBeChecked();
  await expect(page.getByRole('main')).toContainText(/\D0,00\slei/);
});

test('a search submitted before React is loaded opens its results (C1)', { tag: '@once' }, async ({ page, shop }) => {
  await holdScripts(page);
  await page.goto(shop.address('hu'));

  await page.locator('header input').fill('kabát');
  await page.getByRole('button', { name: 'Keresés' }).click();

  await expect(page).toHaveURL(shop.address('hu', '/search/kab%C3%A1t/'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kabát');
});
