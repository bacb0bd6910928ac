import type { Page } from '@playwright/test';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { goOffline, lateFiles, limitLine, lines } from '../../slow-line.ts';

/** None of what a slow line does is a failure: nothing is logged, and no version is left out of the next pages. */
async function expectNoFailure(page: Page) {
  expect(await page.evaluate(() => document.cookie)).not.toContain('set-aside');
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0);
}

test('on a slow line a product that is reached from the home page takes the press of its button, once', async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'sk');
  await shop.open('sk');
  await limitLine(page, lines['slow 3G']);

  await page.goto(shop.address('sk', '/p/rebrovany-sveter-z-bavlny'));
  await buyer.chooseVariant();
  // The scripts need three times as long.
  await buyer.addButton().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: buyer.texts.toCart }).click();

  await expect(page.getByRole('checkbox', { name: buyer.texts.select })).toHaveCount(1);
  await expect(page.getByRole('spinbutton').or(page.getByRole('main').locator('output'))).toHaveCount(1);
  await expectNoFailure(page);
});

test('on a line of 100 kbit/s the checkout is reached within the page, and its files are requested together', async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await shop.open('sk', '/cart');
  await limitLine(page, lines['100 kbit/s']);
  await shop.mark();

  await buyer.orderLink().click();

  await expect(buyer.field(buyer.texts.email)).toBeVisible();
  expect(await shop.isMarked()).toBe(true);
  await expectNoFailure(page);
});

test('the files of the checkout are loaded when its button comes into sight', async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  const entry = page.waitForResponse('**/releases/checkout/**/remote-entry.js');

  await shop.open('sk', '/cart');

  expect((await entry).status()).toBe(200);
  await expect(buyer.orderLink()).toBeVisible();
});

test('one part of the cart that is late by 8 seconds changes nothing: a tick waits for it, and the text stays', async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  await lateFiles(page, '**/cart/**/__federation_expose_remote*.js*', 8_000);

  await page.goto(shop.address('sk', '/cart'));
  await page.getByRole('checkbox', { name: buyer.texts.select }).uncheck();
  await expect(page.getByRole('heading', { level: 1, name: buyer.texts.cart })).toBeVisible();
  await shop.whenReady();

  await expect(page.getByRole('checkbox', { name: buyer.texts.select })).not.toBeChecked();
  await expect(page.getByRole('main')).toContainText(/\D0,00\s€/);
  await expectNoFailure(page);
});

test('a page that loses its line while it loads is complete again by itself when the line is back', async ({
  page,
  shop,
  watch,
}) => {
  // The browser complains about the line, and nothing is logged.
  watch.expect(/^(?!log on)/);
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart();
  const end = await lateFiles(page, '**/cart/**/*.js*', 60_000);
  await page.goto(shop.address('sk', '/cart'));
  await shop.mark();
  const online = await goOffline(page);
  await end();
  await expect(page.getByRole('heading', { level: 1, name: buyer.texts.cart })).toBeVisible();

  await online();
  await shop.whenReady();

  await expect(page.getByRole('status').filter({ hasText: buyer.texts.cart })).toHaveCount(0);
  await buyer.orderLink().click();
  await expect(buyer.field(buyer.texts.email)).toBeVisible();
  expect(await shop.isMarked()).toBe(true);
  expect(await page.evaluate(() => document.cookie)).not.toContain('set-aside');
});
