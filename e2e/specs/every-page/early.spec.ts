import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { holdScripts } from '../../hold-scripts.ts';

test('a product bought before React is here is in the cart once it is', async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'pl');
  const letGo = await holdScripts(page);
  await page.goto(shop.address('pl', '/p/gruby-sweter-z-bawelny'));

  await buyer.chooseVariant();
  await buyer.addButton().click();
  await letGo();

  await page.getByRole('link', { name: buyer.texts.toCart }).click();
  await expect(page.getByRole('checkbox', { name: buyer.texts.select })).toHaveCount(1);
});

test('a tick that is taken away early counts', { tag: '@once' }, async ({ page, shop }) => {
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

test('a search that is sent before React is here leads to its results (C1)', { tag: '@once' }, async ({
  page,
  shop,
}) => {
  await holdScripts(page);
  await page.goto(shop.address('hu'));

  await page.locator('header input').fill('kabát');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(shop.address('hu', '/search/kab%C3%A1t/'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kabát');
});
