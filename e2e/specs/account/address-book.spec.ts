import { randomUUID } from 'node:crypto';
import { Buyer } from '../../buyer.ts';
import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';

test('the checkout selects the default delivery address and saves a new address to the address book (P7, K1–K3)', {
  tag: '@once',
}, async ({ page, shop }) => {
  const buyer = new Buyer(shop, 'sk');
  await buyer.register(`book-${randomUUID().slice(0, 8)}@example.sk`);
  await buyer.haveCart();
  const fill = async (street: string) => {
    const form = page
      .locator('form')
      .filter({ has: page.getByRole('textbox', { name: /^Ulica/ }) })
      .last();
    for (const [label, value] of buyer.texts.address) await form.getByRole('textbox', { name: label }).fill(value);
    await form.getByRole('textbox', { name: /^Ulica/ }).fill(street);
  };

  await shop.open('sk', '/my-account/addresses');
  await page.getByRole('button', { name: 'Pridať adresu' }).click();
  await fill('Darčeková');
  await page.getByRole('checkbox', { name: /^Doručovať sem/ }).check();
  await inspectPage(page, 'address-form-sk', { mayMove: true });
  await page.getByRole('button', { name: 'Uložiť adresu' }).click();
  await expect(page.getByText('Predvolená na doručenie')).toBeVisible();

  await shop.open('sk', '/checkout');
  await buyer.openStep('delivery');
  const courier = page.getByRole('radio', { name: buyer.texts.courier });
  if (!(await courier.isChecked())) await courier.locator('xpath=ancestor::label').click();
  const places = page.getByRole('group', { name: 'Kam to doručíme' });
  await expect(places.getByRole('radio', { name: /Darčeková/ })).toBeChecked();
  await page.getByRole('button', { name: 'Nová adresa' }).click();
  await fill('Pokladničná');
  await page.getByRole('button', { name: 'Doručiť sem' }).click();
  await expect(places.getByRole('radio', { name: /Pokladničná/ })).toBeChecked();

  await shop.open('sk', '/my-account/addresses');
  await expect(page.getByText(/^Pokladničná/)).toBeVisible();
  await inspectPage(page, 'address-book-sk');
});
