import { randomUUID } from 'node:crypto';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { pressAtWarehouse } from '../../sandbox-warehouse.ts';

test('a guest corrects the address and takes another size by keyboard; after the order is packed it is too late (P5)', async ({
  page,
  shop,
}) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.openCartWith('rebrovany-sveter-z-bavlny');
  await buyer.openFilledCheckout(`amend-${randomUUID()}@example.com`);
  await buyer.placeOrder();
  await buyer.expectThanks();
  const number = /SK \d{4} \d{4}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'no number';
  await page.getByRole('link', { name: 'Upraviť objednávku' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Úprava objednávky' })).toBeVisible();
  const address = page.url();
  await shop.whenReady();
  await inspectPage(page, 'amend-sk');

  await page.getByRole('button', { name: 'Zmeniť adresu' }).press('Enter');
  const street = page.getByRole('textbox', { name: 'Ulica' });
  await street.fill('Hlavná');
  await inspectPage(page, 'amend-address-sk');
  await street.press('Enter');
  await expect(page.getByText('Zmena je uložená.')).toBeVisible();
  await expect(page.getByText(/^Hlavná/)).toBeVisible();

  await page.getByRole('button', { name: 'Zmeniť veľkosť alebo počet' }).press('Enter');
  const size = page.getByRole('combobox', { name: /^Veľkosť:/ });
  await size.selectOption({ index: 1 });
  // The form of the address closed when the server had answered.
  await inspectPage(page, 'amend-goods-sk', { mayMove: true });
  await page.getByRole('button', { name: 'Uložiť zmenu' }).press('Enter');
  await expect(page.getByText('Zmena je uložená.')).toBeVisible();

  await pressAtWarehouse(page, address, number, ['Accept', 'Pack']);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Objednávku už nemožno upraviť' })).toBeVisible();
});
