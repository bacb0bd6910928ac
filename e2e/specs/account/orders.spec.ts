import { expect, test } from '../../fixtures.ts';
import { inspectPage } from '../../inspect-page.ts';
import { pressAtWarehouse, SEND } from '../../sandbox-warehouse.ts';

// The customer has few orders that are not packed, so each test uses its own.
test('an order in the account is shown as sent after the warehouse has sent its parcel (P4, P5)', {
  tag: '@wide',
}, async ({ page, shop }) => {
  await shop.open('sk', '/my-account/orders');
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill('jana.hruskova@example.sk');
  await page.getByLabel('Heslo', { exact: true }).fill('Odeta-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Objednávky' })).toBeVisible();
  await inspectPage(page, 'orders-sk');

  const [number = ''] = await page.getByRole('heading', { level: 3 }).getByRole('link').allTextContents();
  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByText('Pripravujeme na odoslanie')).toBeVisible();
  const address = page.url();

  await pressAtWarehouse(page, address, number, SEND);
  await expect(page.getByRole('button', { name: 'Deliver P-1' })).toBeVisible();

  await page.goto(address);
  await expect(page.getByText(/^Na ceste, .*1500/)).toBeVisible();
  await inspectPage(page, 'order-sk');
});

test('a customer cancels an order that is not packed and adds its products to the cart again (P5)', {
  tag: '@wide',
}, async ({ page, shop }) => {
  await shop.open('pl', '/my-account/orders?list=in-progress');
  await page.getByRole('textbox', { name: 'E-mail' }).first().fill('anna.lis@example.pl');
  await page.getByLabel('Hasło', { exact: true }).fill('Odeta-2026');
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: /^Anuluj zamówienie/ })
    .first()
    .click();

  await page.getByRole('button', { name: 'Anuluj zamówienie' }).click();
  await page.getByRole('button', { name: 'Tak, anuluj' }).click();
  await expect(page.getByText(/^Anulowane \d/)).toBeVisible();

  await page.getByRole('button', { name: /^Dodaj ponownie do koszyka/ }).click();
  await page.getByRole('link', { name: 'Do koszyka' }).click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
