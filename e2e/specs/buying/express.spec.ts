import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';

test('a guest orders from the cart with a wallet after the test bank has declined the first card (M1, M4, M8)', {
  tag: '@wide',
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.haveCart(2);
  await shop.open('sk', '/cart');
  await shop.whenReady();

  const payBy = async (card: RegExp) => {
    const sheet = page.getByRole('dialog', { name: 'Ukážka peňaženky' });
    await expect(sheet.getByRole('radio', { name: /Kuriér/ })).toBeChecked();
    const option = await sheet.getByRole('option', { name: card }).getAttribute('value');
    await sheet.getByRole('combobox', { name: 'Karta' }).selectOption(option);
    await expect(sheet.locator('[aria-busy="true"]')).toHaveCount(0);
    await sheet.getByRole('button', { name: /^Zaplatiť/ }).click();
  };
  const express = page.getByRole('link', { name: 'Zaplatiť cez Google Pay' });
  await express.waitFor();
  await inspectPage(page, 'express-cart-sk');
  await express.click();
  await page.waitForURL('**/checkout?express');
  await payBy(/0002/);
  await expect(page).toHaveURL(/payment-back=/);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /platb|Platb/ })
      .first(),
  ).toBeVisible();

  await page.getByRole('heading', { name: 'Rýchly nákup' }).click();
  await page.getByRole('button', { name: 'Zaplatiť cez Google Pay' }).click();
  await payBy(/1111/);
  await expect(page.getByRole('heading', { level: 1, name: /^Ďakujeme, Mária/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('917 01 Trnava');
});
